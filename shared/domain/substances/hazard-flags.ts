// What H- and EUH-codes mean at work. A flag follows from the codes; it is never stored or typed.
// Sources: CLP (EG) 1272/2008 for the hazards, grade B; Arbobesluit 4.1c, 4.5, 4.105, 4.106 and 4.108 for protection, air,
// young people and pregnancy, grade A (text of 1-8-2026); CHECK_CMR, EXPLOSIVE_AIR, FLAMMABLE_WARM and the codes of PREGNANT
// that 4.108 does not name, grade D.

const codesByFlag = {
  ACUTE: 'H300 H301 H310 H311 H330 H331 EUH070',
  HARM: 'H302 H312 H332',
  NARCOTIC: 'H336',
  IRRITANT: 'H315 H319 H335 EUH066',
  ASPIRATION: 'H304',
  CORROSIVE: 'H314 H318 EUH071',
  SENS_SKIN: 'H317 EUH203 EUH205 EUH208',
  SENS_LUNG: 'H334 EUH204',
  CMR_C: 'H350 H350i',
  CMR_M: 'H340',
  CMR_R: 'H360 H360F H360D H360FD H360Fd H360Df',
  CAT2: 'H341 H351 H361 H361f H361d H361fd',
  R2: 'H361 H361f H361d H361fd H362',
  CHECK_CMR: 'EUH203 EUH207',
  ORGAN: 'H370 H371 H372 H373',
  ENDOCRINE: 'EUH380 EUH381',
  SPRAY: 'EUH211 EUH212',
  LEAD: 'EUH201 EUH201A',
  ISOCYANATE: 'EUH204',
  REACTIVE: 'EUH029 EUH031 EUH032',
  SKIN_PPE: 'H310 H311 H312 H314 H315 H317',
  EYE_PPE: 'H314 H318 H319 EUH070',
  NO_RECIRCULATION: 'H334 H340 H350 H350i H360 H360F H360D H360FD H360Fd H360Df',
  YOUNG_BAN:
    'H300 H301 H310 H311 H317 H330 H331 H334 H340 H341 H350 H350i H351 H360 H360F H360D H360FD H360Fd H360Df H361 H361f H361d H361fd H362 H370 H371 H372 H373',
  YOUNG_SUPERVISED:
    'H200 H201 H202 H203 H204 H205 H220 H221 H222 H224 H225 H240 H241 H242 H280 H281 H314 H315 H318 H319 H335 EUH070 EUH071',
  PREGNANT:
    'H340 H341 H350 H350i H351 H360 H360F H360D H360FD H360Fd H360Df H361 H361f H361d H361fd H362 EUH201 EUH201A EUH380 EUH381',
  FIRE: 'H220 H221 H222 H223 H224 H225 H226 H228 H232 H241 H242 H250 H251 H252 H260 H261 EUH014 EUH018 EUH019 EUH044 EUH209 EUH209A',
  EXPLOSIVE_AIR: 'H220 H221 H222 H223 H224 H225 H228 EUH018 EUH209',
  FLAMMABLE_WARM: 'H226 EUH209A',
  EXPLOSIVE: 'H200 H201 H202 H203 H204 H205 H206 H207 H208 H230 H231 H240',
  OXIDISING: 'H270 H271 H272',
  PRESSURE: 'H229 H280 H281',
  CORROSIVE_METAL: 'H290',
  ENVIRONMENT: 'H400 H410 H411 H412 H413 H420 EUH430 EUH431 EUH440 EUH441 EUH450 EUH451',
} as const satisfies Record<string, string>

export type HazardFlag = keyof typeof codesByFlag

export const hazardFlags = Object.keys(codesByFlag) as HazardFlag[]

/** In a fixed order. Codes that are not in the list have none. */
export const flagsOf = (codes: readonly string[]): HazardFlag[] =>
  hazardFlags.filter((flag) => {
    const flagged: readonly string[] = codesByFlag[flag].split(' ')
    return codes.some((code) => flagged.includes(code))
  })

const cmr = ['CMR_C', 'CMR_M', 'CMR_R'] as const
const health: readonly HazardFlag[] = [
  ...([
    'ACUTE',
    'HARM',
    'NARCOTIC',
    'IRRITANT',
    'ASPIRATION',
    'CORROSIVE',
    'SENS_SKIN',
    'SENS_LUNG',
  ] as const),
  ...cmr,
  ...(['CAT2', 'R2', 'CHECK_CMR', 'ORGAN', 'ENDOCRINE', 'SPRAY', 'LEAD', 'REACTIVE'] as const),
]

const hasAny = (codes: readonly string[], flags: readonly HazardFlag[]) =>
  flagsOf(codes).some((flag) => flags.includes(flag))

/** Causes cancer, mutagenic or toxic for reproduction, category 1. Suspected (category 2) is not. */
export const isCmr = (codes: readonly string[]) => hasAny(codes, cmr)

/** Gases that form in contact with water or acids are (REACTIVE, as in CLP). */
export const isHealthHazard = (codes: readonly string[]) => hasAny(codes, health)

/** In the RI&E. Source: Arbobesluit 4.2a and 4.13, grade A (text of 1-8-2026). */
export const needsExtraRegistration = (codes: readonly string[]) => hasAny(codes, [...cmr, 'R2'])

/** Fertility or a child is harmed, or suspected to be, also by breastfeeding. */
export const isReprotoxic = (codes: readonly string[]) => hasAny(codes, ['CMR_R', 'R2'])

export const isSensitising = (codes: readonly string[]) => hasAny(codes, ['SENS_SKIN', 'SENS_LUNG'])

/** Under 18. Source: Arbobesluit 4.105, grade A (text of 1-8-2026). */
export const isBannedForYoung = (codes: readonly string[]) => hasAny(codes, ['YOUNG_BAN'])

/** Under 18, under expert supervision only, also with gas under pressure. A ban goes before. Source: Arbobesluit 4.106. */
export const isSupervisedForYoung = (codes: readonly string[]) =>
  hasAny(codes, ['YOUNG_SUPERVISED']) && !isBannedForYoung(codes)

/** Also for those who breastfeed. Source: Arbobesluit 4.108; beyond lead and H340, grade D. */
export const isForPregnant = (codes: readonly string[]) => hasAny(codes, ['PREGNANT', 'LEAD'])

/** Its gas, vapour, mist or dust can explode in air at room temperature. */
export const isExplosiveInAir = (codes: readonly string[]) => hasAny(codes, ['EXPLOSIVE_AIR'])

/** Its vapour or mist can explode in air when it is warm or sprayed, and not otherwise. */
export const isExplosiveWhenWarm = (codes: readonly string[]) =>
  hasAny(codes, ['FLAMMABLE_WARM']) && !isExplosiveInAir(codes)

/** Whether it may contain isocyanates: H334 has other causes too. */
export const mayContainIsocyanate = (codes: readonly string[]) => hasAny(codes, ['ISOCYANATE', 'SENS_LUNG'])

export const containsLead = (codes: readonly string[]) => hasAny(codes, ['LEAD'])

const harm = 'Je wordt er ziek, duizelig of geïrriteerd van als je veel binnenkrijgt.'
const allergy =
  'Wie eenmaal allergisch is, krijgt klachten van heel kleine hoeveelheden en moet vaak stoppen met dit werk.'
const cmrHelp =
  'Kanker, erfelijke schade of schade aan vruchtbaarheid of kind. De schade komt soms pas na jaren.'
const pregnancy =
  'Zwangeren en wie borstvoeding geeft blijven hier weg. Voor lood en genotoxische stoffen is het verboden.'
const seeLabel = 'Zie de tekst op het etiket. Die bepaalt hoe je het opslaat en welke maatregelen je neemt.'

/** What a flag means at work, in Dutch, in our own words: shown next to the code. */
export const flagHelp: Record<HazardFlag, string> = {
  ACUTE:
    'Een beetje kan al dodelijk of zeer ziekmakend zijn. Werk gesloten of met afzuiging en houd EHBO-gegevens bij de hand.',
  HARM: harm,
  NARCOTIC: harm,
  IRRITANT: harm,
  ASPIRATION: 'Nooit overhevelen met de mond en nooit in een drinkfles doen.',
  CORROSIVE: 'Brandt huid, ogen of luchtwegen weg. Nooddouche of oogdouche binnen handbereik.',
  SENS_SKIN: allergy,
  SENS_LUNG: allergy,
  CMR_C: cmrHelp,
  CMR_M: cmrHelp,
  CMR_R: cmrHelp,
  CAT2: 'Verdacht: nog niet bewezen. Behandel het als CMR waar dat kan.',
  R2: 'Verdacht: nog niet bewezen. Behandel het als CMR waar dat kan. Dit vraagt extra gegevens in de RI&E.',
  CHECK_CMR:
    'De code zelf zegt niet genoeg: kijk in rubriek 2 en 3 of er ook H350 bij staat (chroom-6, cadmium).',
  ORGAN: seeLabel,
  ENDOCRINE:
    'Verstoort de hormonen, of kan dat doen. Houd de blootstelling zo laag als kan, en houd zwangeren en wie borstvoeding geeft weg.',
  SPRAY: seeLabel,
  LEAD: pregnancy,
  ISOCYANATE:
    'Je kunt er astma van krijgen. Vanaf 0,1 % di-isocyanaat mag alleen wie de verplichte opleiding heeft ermee werken.',
  REACTIVE:
    'Geeft giftig gas met water of met een zuur. Zet het apart van zuren, en houd het droog als de zin dat zegt.',
  SKIN_PPE: 'Wet: huidcontact voorkomen, zo nodig met handschoenen.',
  EYE_PPE: 'Wet: oogcontact voorkomen, zo nodig met een bril.',
  NO_RECIRCULATION: 'Gereinigde lucht niet terugblazen, tenzij aantoonbaar hooguit 1/10 van de grenswaarde.',
  YOUNG_BAN: 'Onder de 18 niet mee werken.',
  YOUNG_SUPERVISED: 'Onder de 18 alleen met deskundig toezicht.',
  PREGNANT: pregnancy,
  FIRE: seeLabel,
  EXPLOSIVE_AIR:
    'Gas, damp, nevel of stof kan met lucht ontploffen. Voer het af, en houd vonken, vuur en hete delen weg.',
  FLAMMABLE_WARM: 'Warm of verspoten kan het met lucht ontploffen. Houd vonken, vuur en hete delen weg.',
  EXPLOSIVE: 'Kan ontploffen door warmte, stoten of wrijven. Vraag de leverancier hoe je het bewaart.',
  OXIDISING: 'Laat andere stoffen feller branden. Zet het apart van alles wat brandt, ook van olie en vet.',
  PRESSURE: 'Een fles of bus kan bij warmte uit elkaar springen. Houd hem koel, en zet flessen vast.',
  CORROSIVE_METAL: seeLabel,
  ENVIRONMENT: seeLabel,
}
