import type { Kysely } from 'kysely'
import { writtenChecks } from '#server/checks/questionnaires/written-checks.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { columnsOf, fieldsOf } from '#server/substances/columns.ts'
import { addDays, today as dayInAmsterdam } from '#shared/domain/basics/date.ts'
import { emptySubstance } from '#shared/domain/substances/empty-substance.ts'
import { reactionsOf } from '#shared/domain/substances/storage-reactions.ts'
import type { SubstanceRecord, SubstanceUse } from '#shared/domain/substances/substance.ts'
import { groupKey, hasMethod, noTotals, recordAnswers } from '#shared/domain/substances/substance-answers.ts'
import {
  type AnswersByScript,
  answeredInFull,
  type Editors,
  type SeededSection,
  seedCheck,
} from './seed-check.ts'

const { questionnaire: hazardousSubstances } = writtenChecks.HAZARDOUS_SUBSTANCES

type Transaction = Kysely<Database>

const dayAgo = (days: number) => addDays(dayInAmsterdam(), -days)

const use = (task: string, place: string, changes: Partial<SubstanceUse> = {}): SubstanceUse => ({
  task,
  place,
  group: '',
  amount: null,
  unit: '',
  minutes: 10,
  timesPerDay: 1,
  daysPerYear: 200,
  people: 2,
  safeMethod: '',
  maxMinutes: null,
  ...changes,
})

type Seeded = { name: string; record: SubstanceRecord; given: AnswersByScript; isOpen: boolean }

/** In order, except for what `record` and `given` say. `isOpen`: its questions are not answered yet. */
const substance = (
  name: string,
  statements: string[],
  uses: SubstanceUse[],
  record: Partial<SubstanceRecord>,
  { given = {}, isOpen = false }: Partial<Pick<Seeded, 'given' | 'isOpen'>> = {},
): Seeded => ({
  name,
  given,
  isOpen,
  record: {
    ...emptySubstance,
    supplier: 'Technische groothandel',
    sdsDate: dayAgo(400),
    sdsCheckedOn: dayAgo(60),
    statementState: statements.length > 0 ? 'LISTED' : 'NONE',
    statements,
    signalWord: statements.length > 0 ? 'WARNING' : 'NONE',
    form: 'LIQUID',
    limitSource: statements.length > 0 ? 'Rubriek 8 van het blad' : '',
    uses,
    stockMax: 5,
    stockUnit: 'L',
    reviewedOn: dayAgo(60),
    ...record,
  },
})

const substances: Seeded[] = [
  substance(
    'Beitspasta RVS',
    ['H301', 'H311', 'H331', 'H314'],
    [use('Beitsen van naden', 'Lasplek 2')],
    {
      form: 'PASTE',
      signalWord: 'DANGER',
      storagePlace: 'Zuurkast, hal 1',
      stockUnit: 'KG',
      adrClass: '8',
      packingGroup: 'II',
      measures: {
        ...emptySubstance.measures,
        VENTILATION: 'Deuren open',
        PERSONAL: 'Handschoenen en gelaatsscherm',
      },
    },
    { given: { MEASURES: { highest: ['ppe'] } } },
  ),
  substance(
    'Chroomhoudende primer',
    ['H225', 'H317', 'H350', 'H411'],
    [use('Voorbehandelen', 'Spuitcabine', { group: 'Spuiters', minutes: 40 })],
    {
      signalWord: 'DANGER',
      storagePlace: 'Brandkast, spuiterij',
      stockMax: 20,
      adrClass: '3',
      packingGroup: 'II',
      storageMeets: 'YES',
      ingredients: [{ name: 'Strontiumchromaat', percentage: '10-20 %' }],
      yearAmount: 80,
      yearUnit: 'L',
      substitution: 'Nog niet onderzocht',
      exposureList: 'Bij personeelszaken, in beheer bij de preventiemedewerker',
      measures: { ...emptySubstance.measures, EXTRACTION: 'Spuitcabine', PERSONAL: 'A2P3, nitril' },
    },
    {
      given: {
        CMR: { substitution: ['no'] },
        FIRE: { use: ['sprayed'], equipment: ['yes'] },
      },
    },
  ),
  substance(
    'Ontvetter koud',
    ['H304', 'H336', 'H411'],
    [use('Onderdelen ontvetten', 'Bankwerkerij', { minutes: null })],
    { signalWord: 'DANGER', storagePlace: 'Lekbak, hal 1' },
    { isOpen: true },
  ),
  substance('Accuzuur 37%', ['H290', 'H314'], [use('Accu bijvullen', 'Laadplek heftruck', { people: 1 })], {
    signalWord: 'DANGER',
    storagePlace: 'Lekbak bij lader',
    sdsDate: '',
    sdsCheckedOn: '',
  }),
  substance(
    'Koelsmeermiddel emulsie',
    ['H315', 'H319'],
    [use('Verspanen', 'CNC-bank', { minutes: 240 }), use('Zagen', 'Zaagmachine', { minutes: 60 })],
    { storagePlace: 'Vat op lekbak', stockMax: 200, sdsDate: dayAgo(1_300), sdsCheckedOn: dayAgo(500) },
    { given: { COOLANT: { applies: ['mixed'], quality: ['no'] } } },
  ),
  substance('Tweecomponentenlijm', ['H315', 'H317', 'H319'], [use('Verlijmen', 'Montage')], {
    form: 'PASTE',
    storagePlace: 'Kast montage',
    stockMax: 2,
    stockUnit: 'KG',
    reviewedOn: dayAgo(400),
  }),
  substance(
    'Thinner universeel',
    ['H225', 'H304', 'H336', 'H361d', 'H373'],
    [
      use('Spuitpistool reinigen', 'Spuiterij', {
        group: 'Spuiters',
        safeMethod: 'Spuitpistool reinigen in een wasbox',
        maxMinutes: 60,
      }),
    ],
    {
      signalWord: 'DANGER',
      storagePlace: 'Brandkast, spuiterij',
      adrClass: '3',
      packingGroup: 'II',
      storageMeets: 'YES',
      yearAmount: 60,
      yearUnit: 'L',
      substitution: 'Geen product zonder deze H-zin gevonden dat de verf oplost',
      substitutionOn: dayAgo(200),
      measures: { ...emptySubstance.measures, CLOSED: 'Wasbox met deksel', PERSONAL: 'Nitril' },
    },
    { given: { FIRE: { use: ['open'] } } },
  ),
  substance('Acetyleen', ['H220', 'H230', 'H280'], [use('Autogeen snijden', 'Constructie')], {
    form: 'GAS',
    signalWord: 'DANGER',
    supplier: 'Gassenleverancier',
    storagePlace: 'Gasrek buiten',
    stockMax: 40,
  }),
  substance('Menggas argon en CO₂', ['H280'], [use('MAG-lassen', 'Lasplek 1')], {
    form: 'GAS',
    supplier: 'Gassenleverancier',
    storagePlace: 'Gasrek buiten',
    stockMax: 50,
  }),
  substance(
    'Snijolie',
    ['H315'],
    [use('Draaien', 'Draaibank')],
    { storagePlace: 'Kast hal 2' },
    { given: { COOLANT: { applies: ['oil'] } } },
  ),
  substance('Lasspray', ['H319'], [use('Lassen', 'Alle lasplekken')], {
    form: 'AEROSOL',
    storagePlace: 'Kast hal 1',
  }),
  substance('Smeervet', [], [use('Smeren', 'Onderhoud')], {
    form: 'PASTE',
    storagePlace: 'Kast onderhoud',
    stockUnit: 'KG',
  }),
]

/** When those of the demo are too few, they come again in other places, used by other people. */
const listSubstances = (count: number): Seeded[] =>
  Array.from({ length: count }, (_, at) => {
    const seeded = substances[at % substances.length]!
    const round = Math.floor(at / substances.length) + 1
    if (round === 1) return seeded
    const { storagePlace, uses } = seeded.record
    return {
      ...seeded,
      name: `${seeded.name} ${round}`,
      record: {
        ...seeded.record,
        storagePlace: storagePlace && `${storagePlace}, rij ${round}`,
        uses: uses.map((task) => ({ ...task, group: task.group && `${task.group} ${round}` })),
      },
    }
  })

function countMethodTasks(all: readonly Seeded[]): (group: string) => number {
  const tasks = all.flatMap(({ record }) => record.uses).filter(hasMethod)
  const byGroup = Map.groupBy(tasks, groupKey)
  return (group) => byGroup.get(group)?.length ?? 0
}

/** Other questions than those that follow from the record get answers that find nothing. */
function answersOf(
  { name, record, given, isOpen }: Seeded,
  methodTasks: (group: string) => number,
  all: readonly Seeded[],
): AnswersByScript {
  const besideIt = all
    .filter((other) => other.name !== name && other.record.storagePlace === record.storagePlace)
    .map((other) => reactionsOf(other.record))
  const answers: AnswersByScript = {
    ...structuredClone(given),
    PRODUCT: { inUse: ['yes'], ...given.PRODUCT },
  }
  for (const { scriptKey, questionId, answerIds } of recordAnswers(
    record,
    { ...noTotals, methodTasks, besideIt },
    dayInAmsterdam(),
  ))
    if (answerIds.length > 0) answers[scriptKey] = { ...answers[scriptKey], [questionId]: answerIds }
  return isOpen ? answers : answeredInFull(hazardousSubstances, 'SECTION', answers)
}

export async function seedSubstances(
  transaction: Transaction,
  companyId: number,
  editors: Editors,
  count = substances.length,
): Promise<void> {
  const all = listSubstances(count)
  const seeded = new Map(all.map((substance) => [substance.name, substance]))
  const methodTasks = countMethodTasks(all)
  const sections: SeededSection[] = [
    { name: null, daysAgo: 60, by: 'owner', given: {} },
    ...all.map(
      (substance): SeededSection => ({
        name: substance.name,
        daysAgo: 60,
        by: 'adviser',
        given: answersOf(substance, methodTasks, all),
        fields: fieldsOf(substance.record),
      }),
    ),
  ]
  await seedCheck(transaction, hazardousSubstances, companyId, sections, editors, async (name, id) => {
    const substance = name === null ? undefined : seeded.get(name)
    if (!substance) return
    const columns = columnsOf(substance.name, substance.record, dayInAmsterdam())
    await transaction
      .insertInto('substance')
      .values({ sectionId: id, ...columns })
      .execute()
  })
}
