import { emptySubstance } from '#shared/domain/substances/empty-substance.ts'
import { reactionsOf } from '#shared/domain/substances/storage-reactions.ts'
import type { SubstanceForm, SubstanceRecord } from '#shared/domain/substances/substance.ts'
import { noTotals, recordAnswers } from '#shared/domain/substances/substance-answers.ts'
import { orangeRisk, redRisk, type Scenario } from '../content.ts'

const TODAY = '2026-11-29'

const filled: SubstanceRecord = {
  ...emptySubstance,
  supplier: 'Technische groothandel',
  sdsDate: '2025-03-01',
  form: 'LIQUID',
  limitSource: 'Rubriek 8 van het blad',
  uses: [
    {
      task: 'Ontvetten',
      place: 'Bankwerkerij',
      group: '',
      amount: null,
      unit: '',
      minutes: 10,
      timesPerDay: 1,
      daysPerYear: null,
      people: 2,
      safeMethod: '',
      maxMinutes: null,
    },
  ],
  storagePlace: 'Kast hal 1',
  stockMax: 5,
  stockUnit: 'L',
  reviewedOn: '2026-10-01',
}

type Neighbour = { form: SubstanceForm; codes: string }

/** What the register answers by itself. `codes`: '' for a label without statements. `beside`: on the same place. */
function recorded(codes: string, changes: Partial<SubstanceRecord> = {}, beside: readonly Neighbour[] = []) {
  const statementsOf = (text: string) => ({
    statementState: text === '' ? ('NONE' as const) : ('LISTED' as const),
    statements: text.split(' ').filter(Boolean),
  })
  const record = { ...filled, ...statementsOf(codes), ...changes }
  const besideIt = beside.map((one) => reactionsOf({ form: one.form, ...statementsOf(one.codes) }))
  const answers = recordAnswers(record, { ...noTotals, besideIt }, TODAY)
    .filter(({ answerIds }) => answerIds.length > 0)
    .map(({ scriptKey, questionId, answerIds }) => `${scriptKey}.${questionId}: ${answerIds.join(' ')}`)
  return ['PRODUCT.inUse: yes', ...answers]
}

const cmr: Partial<SubstanceRecord> = {
  ingredients: [{ name: 'Nikkelsulfaat', percentage: '100 %' }],
  substitution: 'Geen andere stof mogelijk',
  yearAmount: 20,
  yearUnit: 'KG',
  form: 'POWDER',
}
const nickel = recorded('H341 H350i H360D H317 H372 H410', { ...cmr, stockMax: 1 })

export const scenarios: readonly Scenario[] = [
  {
    situation: 'Een pot smeervet zonder gevarenzinnen.',
    answers: recorded('', { form: 'PASTE', limitSource: '' }),
    expected: {},
  },
  {
    situation: 'Een koude reiniger die de ogen irriteert, in een gesloten wasbak, alles geregeld.',
    answers: recorded('H319 H336'),
    expected: {},
  },
  {
    situation: 'Een fles argon, vast aan de muur, zonder zin over de gezondheid.',
    answers: recorded('H280', { form: 'GAS', limitSource: '', storagePlace: 'Gasrek buiten' }),
    expected: {},
  },
  {
    situation: 'Aflak met H226 die alleen koud met de kwast wordt gebruikt.',
    answers: [...recorded('H226'), 'FIRE.use: cold'],
    expected: {},
  },
  {
    situation: 'Dezelfde aflak naast de slijptafel, waar de vonken over de bus vliegen.',
    answers: [...recorded('H226'), 'FIRE.use: cold', 'FIRE.ignition: no'],
    expected: {
      FIRE: redRisk('NOW', 'Stop lassen, slijpen en ander heet werk waar damp of gas kan komen'),
    },
  },
  {
    situation: 'Een nikkelzout, gesloten verwerkt, en gemeten onder de grenswaarde.',
    answers: [...nickel, 'USE.exposure: measured'],
    expected: {},
  },
  {
    situation: 'Hetzelfde nikkelzout met het antwoord dat er geen gezondheidsgevaar is.',
    answers: [...nickel, 'USE.exposure: below', 'MEASURES.highest: noHealth'],
    expected: { USE: 'GREY', MEASURES: 'GREY' },
  },
  {
    situation:
      'Nikkelzout waarvan alleen is berekend wat iemand binnenkrijgt, en waarbij ieder zijn kleren mee naar huis neemt.',
    answers: [...nickel, 'USE.exposure: calculated', 'CMR.hygiene: no'],
    expected: {
      CMR: redRisk('SOON', 'Verbied eten, drinken en roken op de werkplek'),
      USE: orangeRisk('SOON', 'Laat een arbeidshygiënist meten'),
    },
  },
  {
    situation: 'Een product met H360D waarvan de gefilterde lucht ongemeten terug de hal in gaat.',
    answers: [
      ...recorded('H360D', { ...cmr, stockMax: 1 }),
      'USE.exposure: measured',
      'MEASURES.recirculation: yes',
    ],
    expected: { MEASURES: redRisk('NOW', 'Voer de lucht naar buiten af') },
  },
  {
    situation: 'Lasrook van RVS in het register: niet beoordeeld, en zonder naam van de stof die vrijkomt.',
    answers: [
      ...recorded('', { form: 'RELEASED', releasesCmr: true, yearAmount: 1, substitution: 'Geen' }),
      'USE.exposure: no',
    ],
    expected: {
      PRODUCT: 'GREY',
      USE: redRisk('SOON', 'Vul de taken in en gebruik een rekenmodel zoals Stoffenmanager'),
    },
  },
  {
    situation: 'MEKP-verharder (H242), 40 kg op voorraad, en niemand keek in rubriek 14.',
    answers: recorded('H242 H302 H314 H332', { stockMax: 40, stockUnit: 'KG' }),
    expected: { STORAGE: 'GREY' },
  },
  {
    situation: 'Dezelfde verharder: volgens rubriek 14 klasse 5.2, in de gewone verfkast.',
    answers: recorded('H242 H302 H314 H332', { stockMax: 40, stockUnit: 'KG', adrClass: '5.2' }),
    expected: {
      STORAGE: redRisk('SOON', 'Vraag de leverancier hoe koel, hoe apart en hoeveel (rubriek 7 en 14)'),
    },
  },
  {
    situation: 'Acetyleen en zuurstof in hetzelfde vak van het gasrek buiten.',
    answers: recorded(
      'H220 H230 H280',
      { form: 'GAS', limitSource: '', storagePlace: 'Gasrek buiten', stockMax: 40 },
      [{ form: 'GAS', codes: 'H270 H280' }],
    ),
    expected: {
      STORAGE: redRisk('SOON', 'Zet de stoffen uit elkaar, in een andere kast of achter een scheiding'),
    },
  },
  {
    situation: 'Salpeterzuur (H272) in één kast met thinner.',
    answers: recorded('H272 H314 H331', {}, [{ form: 'LIQUID', codes: 'H225 H336' }]),
    expected: {
      STORAGE: redRisk('NOW', 'Zet de stoffen uit elkaar, in een andere kast of achter een scheiding'),
    },
  },
  {
    situation: 'Chloorbleek (EUH031) naast ontroester op basis van zuur.',
    answers: recorded('H314 H400 EUH031', {}, [{ form: 'LIQUID', codes: 'H290 H314' }]),
    expected: {
      STORAGE: redRisk('NOW', 'Zet de stoffen vandaag uit elkaar, elk in een eigen lekbak'),
    },
  },
  {
    situation:
      'Thinner die wordt overgegoten zonder aarding, naast een slijptol, zonder ventilatie en zonder beoordeling.',
    answers: [
      ...recorded('H225 H336'),
      'FIRE.use: open',
      'FIRE.ventilation: no',
      'FIRE.ignition: no',
      'FIRE.earthing: no',
      'FIRE.document: no',
    ],
    expected: {
      FIRE: redRisk('NOW', 'Stop lassen, slijpen en ander heet werk waar damp of gas kan komen'),
    },
  },
  {
    situation: 'Thinner met goede afzuiging, zonder vonken, maar nooit beoordeeld op explosie.',
    answers: [...recorded('H225 H336'), 'FIRE.use: open', 'FIRE.document: no'],
    expected: {
      FIRE: redRisk('SOON', 'Ga na waar een mengsel kan ontstaan, en wat het kan aansteken'),
    },
  },
  {
    situation: 'Lak met H226 die wordt verspoten in een cabine met een gewone bouwlamp.',
    answers: [...recorded('H226'), 'FIRE.use: sprayed', 'FIRE.equipment: no'],
    expected: { FIRE: redRisk('NOW', 'Stop met spuiten tot de apparaten weg zijn of uit staan') },
  },
  {
    situation: 'Tweecomponentenlak met isocyanaat: de spuiters hebben geen opleiding gehad.',
    answers: [...recorded('H332 H334 H317 EUH204'), 'ISOCYANATE.present: yes', 'ISOCYANATE.trained: no'],
    expected: { PEOPLE: redRisk('NOW', 'Stop het werk van wie geen bewijs heeft') },
  },
  {
    situation: 'Een poeder dat astma geeft (H334): niemand weet of er isocyanaat in zit.',
    answers: [...recorded('H334', { form: 'POWDER' }), 'ISOCYANATE.present: unknown'],
    expected: { PEOPLE: 'GREY' },
  },
  {
    situation: 'Menie, loodhoudend, zonder bloedonderzoek; de blootstelling is gemeten.',
    answers: [
      ...recorded('H360Df H373 EUH201', {
        ...cmr,
        form: 'LIQUID',
        stockMax: 1,
        ingredients: [{ name: 'Loodmenie', percentage: '20-50 %' }],
      }),
      'USE.exposure: measured',
      'LEAD.bloodTest: no',
    ],
    expected: { PEOPLE: redRisk('SOON', 'Kies een product zonder lood') },
  },
  {
    situation: 'Koelsmeermiddel op de freesbank dat pas wordt ververst als het stinkt, met een open kap.',
    answers: [...recorded('H319'), 'COOLANT.applies: mixed', 'COOLANT.quality: no', 'COOLANT.mist: no'],
    expected: {
      MEASURES: redRisk(
        'SOON',
        'Ververs emulsie die stinkt, schuimt of verkleurt, en maak de machine schoon',
      ),
    },
  },
  {
    situation: 'Ontvetter met een blad uit 2021, dat dit jaar nog is nagevraagd.',
    answers: recorded('H319', { sdsDate: '2021-05-01', sdsCheckedOn: '2026-09-01' }),
    expected: { PRODUCT: orangeRisk('LATER', 'Vraag de leverancier om een blad van 2023 of later') },
  },
  {
    situation: 'Ontvetter waarvan niemand de grenswaarde opzocht.',
    answers: recorded('H319 H336', { limitSource: '' }),
    expected: { PRODUCT: 'GREY' },
  },
  {
    situation: 'Een onbekend vat zonder blad, en niemand weet welke gevaren erin zitten.',
    answers: [...recorded('', { statementState: 'UNKNOWN' }), 'PRODUCT.sds: no'],
    expected: {
      PRODUCT: redRisk('NOW', 'Gebruik de stof niet tot je de gevaren kent'),
      HAZARD: 'GREY',
      CMR: 'GREY',
      STORAGE: 'GREY',
    },
  },
  {
    situation: 'Chromaatprimer die met alleen een masker wordt gekwast.',
    answers: [
      ...recorded('H350 H411', { ...cmr, form: 'PASTE', stockMax: 1 }),
      'USE.exposure: measured',
      'MEASURES.highest: ppe',
    ],
    expected: {
      MEASURES: redRisk(
        'NOW',
        'Vervang de stof of de verpakking, of werk er alleen mee waar wordt afgezogen',
      ),
    },
  },
  {
    situation: 'Ontvetter met een veilige werkwijze die niet in het register staat.',
    answers: [...recorded('H319'), 'USE.exposure: method'],
    expected: { USE: 'GREY' },
  },
  {
    situation: 'Acetyleen waarbij een leerling van 17 zonder toezicht flessen wisselt.',
    answers: [
      ...recorded('H220 H230 H280', {
        form: 'GAS',
        limitSource: '',
        storagePlace: 'Gasrek buiten, vak 1',
        stockMax: 40,
      }),
      'PEOPLE.vulnerable: no',
    ],
    expected: { PEOPLE: redRisk('NOW', 'Wijs ander werk aan') },
  },
]
