import type { NeverGreen } from '../content.ts'

const cmr = 'HAZARD.cmr: yes'

export const neverGreen: readonly NeverGreen[] = [
  {
    because: 'een CMR-stof alleen is berekend',
    answers: [cmr, 'USE.exposure: calculated'],
  },
  {
    because: 'bij een CMR-stof niet is gemeten',
    answers: [cmr, 'USE.exposure: below'],
  },
  {
    because: 'een CMR-stof met een veilige werkwijze wordt gebruikt, zonder meting',
    answers: [cmr, 'USE.methodCount: le2', 'USE.exposure: method'],
  },
  {
    because: 'van een CMR-stof niet is beoordeeld wat iemand binnenkrijgt',
    answers: [cmr, 'USE.exposure: no'],
  },
  {
    because: 'niet is beoordeeld wat iemand binnenkrijgt',
    answers: ['USE.exposure: no'],
  },
  {
    because: 'een veilige werkwijze wordt genoemd die niet in het register staat',
    answers: ['USE.methodCount: na', 'USE.exposure: method'],
  },
  {
    because: 'een stof met een gezondheidsgevaar geen maatregel zou vragen',
    answers: ['HAZARD.health: yes', 'MEASURES.highest: noHealth'],
  },
  {
    because: 'een stof met een gezondheidsgevaar geen beoordeling zou vragen',
    answers: ['HAZARD.health: yes', 'USE.exposure: noHealth'],
  },
  {
    because: 'een product uit een verpakking geen blad zou vragen',
    answers: ['PRODUCT.form: liquid', 'PRODUCT.sds: released'],
  },
  {
    because: 'een product uit een verpakking geen etiket zou vragen',
    answers: ['PRODUCT.form: liquid', 'PRODUCT.label: released'],
  },
  { because: 'een verpakking geen etiket heeft', answers: ['PRODUCT.label: no'] },
  { because: 'gegevens ontbreken, zoals de grenswaarde', answers: ['PRODUCT.details: missing'] },
  { because: 'H-zinnen niet bekend zijn', answers: ['HAZARD.statements: unknown'] },
  { because: 'de huid of de ogen niet worden beschermd', answers: ['MEASURES.skinEyes: no'] },
  {
    because: 'lucht met een stof waarbij dat verboden is ongemeten wordt teruggeblazen',
    answers: ['HAZARD.hazards: health recirculation', 'MEASURES.recirculation: yes'],
  },
  {
    because: 'een explosief mengsel kan ontstaan',
    answers: ['HAZARD.hazards: explosion', 'FIRE.ventilation: no'],
  },
  {
    because: 'er vonken of vuur bij een licht ontvlambare stof zijn',
    answers: ['HAZARD.hazards: explosion', 'FIRE.ignition: no'],
  },
  {
    because: 'er vonken of vuur bij een ontvlambare vloeistof zijn, ook als die koud is',
    answers: ['HAZARD.hazards: warm', 'PRODUCT.form: liquid', 'FIRE.use: cold', 'FIRE.ignition: no'],
  },
  {
    because: 'bij het spuiten gewone elektrische apparaten staan',
    answers: ['HAZARD.hazards: explosion', 'PRODUCT.form: liquid', 'FIRE.use: sprayed', 'FIRE.equipment: no'],
  },
  {
    because: 'het explosiegevaar niet is beoordeeld',
    answers: ['HAZARD.hazards: explosion', 'PRODUCT.form: gas', 'FIRE.document: no'],
  },
  {
    because: 'een licht ontvlambare stof koud zou zijn',
    answers: ['HAZARD.hazards: explosion', 'PRODUCT.form: liquid', 'FIRE.use: cold'],
  },
  {
    because: 'met isocyanaat wordt gewerkt zonder opleiding',
    answers: ['HAZARD.hazards: isocyanate', 'ISOCYANATE.present: yes', 'ISOCYANATE.trained: no'],
  },
  {
    because: 'de opleiding voor isocyanaat is verlopen',
    answers: ['HAZARD.hazards: isocyanate', 'ISOCYANATE.present: yes', 'ISOCYANATE.trained: old'],
  },
  {
    because: 'niet bekend is of er isocyanaat in zit',
    answers: ['HAZARD.hazards: isocyanate', 'ISOCYANATE.present: unknown'],
  },
  {
    because: 'met lood wordt gewerkt zonder bloedonderzoek',
    answers: ['HAZARD.hazards: lead', 'LEAD.bloodTest: no'],
  },
  {
    because: 'koelsmeermiddel niet wordt bewaakt',
    answers: ['HAZARD.coolant: yes', 'COOLANT.applies: mixed', 'COOLANT.quality: no'],
  },
  { because: 'naast een zuur giftig gas kan ontstaan', answers: ['STORAGE.beside: gas'] },
  { because: 'ernaast iets staat dat brand aanjaagt', answers: ['STORAGE.beside: fire'] },
  { because: 'niet bekend is wat ernaast staat', answers: ['STORAGE.beside: unknown'] },
  {
    because: 'een peroxide wordt bewaard zonder dat de regels bekend zijn',
    answers: ['STORAGE.amount: otherNo'],
  },
  {
    because: 'jongeren of zwangeren ermee mogen werken',
    answers: ['HAZARD.hazards: vulnerable', 'PEOPLE.vulnerable: no'],
  },
]
