import { combine, together } from '#shared/domain/check-flow.ts'
import type { Norm } from '#shared/domain/questionnaire.ts'
import type {
  Cell,
  CheckResult,
  Matrix,
  RiskResult,
  ScriptResult,
  SectionResult,
} from '#shared/domain/section-check.ts'
import type { StatusColor } from '#shared/domain/status-color.ts'

// What the server would say about the check for physical strain, as it looks in use.

const columns = [
  ['EDUCATION', 'Voorlichting'],
  ['LIFTING', 'Tillen'],
  ['CARRY', 'Dragen'],
  ['PUSH_AND_PULL', 'Duwen en trekken'],
  ['STRENUOUS_POSTURE', 'Inspannende houding'],
  ['REPETITIVE_MOVEMENT', 'Repeterende bewegingen'],
  ['ACTIONS', 'Maatregelen'],
] as const
const matrixLabels = columns.map(([scriptKey, label]) => ({ scriptKey, label }))

/** How a cell stands: '-' not chosen, 'ok' no risks, '?' not finished, a number of risks, or that number with '?'. */
type Mark = '-' | 'ok' | '?' | `${number}` | `${number}?`

function standingOf(mark: Mark): Pick<Cell, 'status' | 'numUnfinished' | 'numRisks'> {
  const numRisks = Number.parseInt(mark, 10) || 0
  const isOpen = mark.endsWith('?')
  const color: StatusColor = isOpen ? 'GREY' : numRisks > 0 ? 'RED' : mark === 'ok' ? 'GREEN' : 'WHITE'
  return { status: color, numUnfinished: isOpen ? 1 : 0, numRisks }
}

const row = (id: number, name: string, marks: string) => {
  const scripts = marks.split(' ').map((mark, index) => ({
    scriptKey: matrixLabels[index]!.scriptKey,
    name: matrixLabels[index]!.label,
    ...standingOf(mark as Mark),
  }))
  return { id, name, ...together(scripts), isStarted: marks !== '? - - - - - ?', scripts }
}

type Generic = Matrix['genericResults'][number]
const generic = (scriptKey: string, name: string, mark: Mark, ...labels: string[]): Generic => ({
  scriptKey,
  name,
  ...standingOf(mark),
  risks: labels.map((label) => ({ label })),
})

function matrixOf(checkSections: Matrix['checkSections'], genericResults: Generic[]): Matrix {
  return {
    ...together([...checkSections, ...genericResults]),
    status: combine([...checkSections, ...genericResults].map(({ status }) => status)),
    lastUpdated: '2026-11-20T09:30:00Z',
    lastUpdatedBy: 'Els van der Meulen',
    matrixLabels,
    checkSections,
    genericResults,
    numNewQuestions: 0,
  }
}

const office = generic('SITTING_WORK', 'Kantoormedewerkers', '1', 'Te lang achter elkaar beeldschermwerk')
const pregnant = generic('PREGNANCY', 'Zwangere medewerkers', 'ok')
const openOffice = generic('SITTING_WORK', 'Kantoormedewerkers', '?')
const openPregnant = generic('PREGNANCY', 'Zwangere medewerkers', '?')

/** Every way in which a cell can stand. */
export const matrixUnderWay = matrixOf(
  [
    row(1, 'Bankwerkers', 'ok 2 - - 1 - ok'),
    row(2, 'Lassers', '1 ok ok - 1? ok ?'),
    row(3, 'Magazijn', 'ok - - ok - - ok'),
    row(4, 'Expeditie', '? - - - - - ?'),
  ],
  [office, pregnant],
)

/** Everything is finished. */
export const finishedMatrix = matrixOf(
  [row(1, 'Bankwerkers', 'ok 2 - - 1 - ok'), row(3, 'Magazijn', 'ok - - ok - - ok')],
  [office, pregnant],
)

export const matrixWithNewQuestions: Matrix = { ...matrixUnderWay, numNewQuestions: 3 }

/** The check was not started. */
export const emptyMatrix: Matrix = {
  ...matrixOf([], []),
  status: 'WHITE',
  lastUpdated: null,
  lastUpdatedBy: null,
}

/** The check was started, and nothing more. */
export const matrixWithoutGroups: Matrix = {
  ...matrixOf([], [openOffice, openPregnant]),
  lastUpdated: null,
  lastUpdatedBy: null,
}

const longNames = [
  'Onderhoudsmonteurs buitendienst voor installaties en hijswerktuigen (regio Zuidwest)',
  'Constructiebankwerkersonderhoudsploegverantwoordelijkheidsgebied',
]

/** As many groups as a large company has, some with names that do not fit. */
export const largeMatrix = matrixOf(
  Array.from({ length: 60 }, (_, index) =>
    row(
      index + 1,
      longNames[index - 3] ?? `Afdeling ${index + 1}`,
      ['ok 2 ok ok 1 ok ok', '1? 12? ? ? 2? ? ?', 'ok - - ok - - ok'][index % 3]!,
    ),
  ),
  [office, openPregnant],
)

const norm: Norm = {
  explanation:
    'Bij bukken weegt je bovenlichaam mee. Boven 10 kg is de kans op rugklachten te groot om vaker te tillen.',
  sources: [
    { name: 'ISO 11228-1:2021', grade: 'B' },
    { name: 'Arbobesluit, artikel 5.2', url: 'https://wetten.overheid.nl/BWBR0008498', grade: 'A' },
  ],
  reviewed: '2026-11-21',
}

const heavy: RiskResult = {
  label: 'Bukkend tillen van meer dan 10 kg',
  questionId: 'load',
  question: 'Hoe zwaar is de zwaarste last die één persoon van of naar een plek onder kniehoogte tilt?',
  answer: 'Meer dan 10 t/m 25 kg',
  urgency: 'NOW',
  actions: ['Zet zware lasten op werkhoogte', 'Gebruik een heftafel, palletheffer of kantelaar'],
  norm,
  actionPoints: [
    {
      id: 1,
      description: 'Zet een heftafel bij de zaagbank.',
      actionHolder: 'Piet de Vries',
      deadline: '2027-03-01',
      completed: false,
    },
    { id: 2, description: 'Meet de hoogte van de rekken.', actionHolder: '', deadline: '', completed: true },
  ],
}
const often: RiskResult = {
  ...heavy,
  label: 'Te vaak bukken om te tillen',
  questionId: 'frequency',
  question: 'Hoe vaak bukt één persoon op een drukke dag om een last van 3 kg of meer te tillen?',
  answer: 'Vaker dan 1 keer per minuut',
  urgency: 'SOON',
  actions: ['Breng de aanvoer op werkhoogte'],
  actionPoints: [],
}

const update = { lastUpdated: '2026-11-20T09:30:00Z', lastUpdatedBy: 'Els van der Meulen' }
const script = (
  scriptKey: string,
  name: string,
  mark: Mark,
  more: Partial<ScriptResult> = {},
): ScriptResult => ({
  scriptKey,
  name,
  ...standingOf(mark),
  numOpen: mark.endsWith('?') ? 3 : 0,
  hasFactsheets: scriptKey !== 'EDUCATION',
  risks: [],
  scriptRemarks: null,
  ...update,
  ...more,
})

const lifting = script('LIFT_BELOW_KNEE', 'Tillen onder kniehoogte', '2', {
  risks: [heavy, often],
  scriptRemarks: {
    text: 'De heftafel staat klaar bij de zaagbank.\nHij wordt nog niet gebruikt.',
    revision: 1,
  },
})

const section = (
  id: number,
  name: string,
  scripts: ScriptResult[],
  actions: string[] = [],
): SectionResult => ({
  id,
  name,
  ...together(scripts),
  scripts,
  actions,
  resume: null,
})

const resultOf = (name: string, checkSections: SectionResult[], genericResults: ScriptResult[] = []) => ({
  name,
  ...together([...checkSections, ...genericResults]),
  ...update,
  checkSections,
  matrixLabels,
  genericResults,
  resume: null,
})
type PageResult = CheckResult & { pageKey: string }

/** A finished function group with risks. */
export const groupResult: PageResult = {
  ...resultOf('Bankwerkers', [
    section(
      1,
      'Bankwerkers',
      [
        script('EDUCATION', 'Voorlichting', 'ok'),
        lifting,
        script('CARRY', 'Dragen', '-'),
        script('ACTIONS', 'Maatregelen', 'ok'),
      ],
      ['Techniek: hulpmiddel aanschaffen of aanpassen', 'Zware matrijzen verplaatsen we met de kraan'],
    ),
  ]),
  pageKey: '1',
}

const resume = { scriptKey: 'LIFT_BELOW_KNEE', functionGroupId: 2, questionId: 'frequency' }
const openGroup = section(2, 'Lassers', [
  script('EDUCATION', 'Voorlichting', 'ok'),
  { ...lifting, ...standingOf('1?'), numOpen: 1, risks: [heavy], scriptRemarks: null },
  script('ACTIONS', 'Maatregelen', '?', { lastUpdated: null, lastUpdatedBy: null }),
])

/** One that is not finished. */
export const openGroupResult: PageResult = {
  ...resultOf('Lassers', [{ ...openGroup, resume }]),
  resume,
  pageKey: '2',
}

/** One subject in every function group. */
export const columnResult: PageResult = {
  ...resultOf('Tillen', [
    section(1, 'Bankwerkers', [script('LIFT_ABOVE_KNEE', 'Tillen boven kniehoogte', 'ok'), lifting]),
    section(3, 'Magazijn', [
      script('LIFT_ABOVE_KNEE', 'Tillen boven kniehoogte', '-'),
      script('LIFT_BELOW_KNEE', 'Tillen onder kniehoogte', '-'),
    ]),
  ]),
  pageKey: 'LIFTING',
}

/** What is asked of the whole company. */
export const companyResult: PageResult = {
  ...resultOf('Zwangere medewerkers', [], [script('PREGNANCY', 'Zwangere medewerkers', 'ok')]),
  pageKey: 'PREGNANCY',
}

const answered = { lastUpdated: '2026-11-20T09:30:00Z', lastUpdatedBy: 'Els van der Meulen', isNew: false }
const unanswered = { answers: [], lastUpdated: null, lastUpdatedBy: null, isNew: false }

/** What was answered to one script, with a question that is open and one that is new. */
export const answersOverview = {
  scriptKey: 'ACTIONS',
  scriptName: 'Maatregelen',
  name: 'Bankwerkers',
  pageKey: '1',
  questionnaire: { section: { placeholder: '{functiegroep}' } },
  functionGroup: { id: 1, name: 'Bankwerkers' },
  questions: [
    {
      ...answered,
      questionId: 'planned',
      description: 'Wat gaan jullie in de groep {functiegroep} doen?',
      answers: [
        { answerId: 'technical', label: 'Techniek: hulpmiddel aanschaffen of aanpassen', value: '' },
        { answerId: 'own', label: 'Iets anders', value: 'Zware matrijzen verplaatsen we met de kraan' },
      ],
    },
    { ...unanswered, questionId: 'owner', description: 'Is er afgesproken wie het doet, en wanneer?' },
    {
      ...unanswered,
      isNew: true,
      questionId: 'discussed',
      description: 'Is dit besproken met de medewerkers van {functiegroep}?',
    },
  ],
  lastUpdated: '2026-11-20T09:30:00Z',
  lastUpdatedBy: 'Els van der Meulen',
}
