import type { GivenAnswer } from '#shared/domain/check-flow.ts'
import type { Norm, Question, Questionnaire } from '#shared/domain/questionnaire.ts'
import type { FunctionGroup, StoredAnswer } from '#shared/domain/section-check.ts'
import type { Entry } from '../remotes/physical-strain/questions/queue.ts'
import { type CheckState, change } from '../remotes/physical-strain/questions/store.ts'

// A check that is being done: a few questions, some of them answered.

const norm: Norm = {
  explanation: 'Draag een last niet verder dan 20 meter. Gebruik voor langere afstanden een kar.',
  sources: [
    { name: 'ISO 11228-1:2021: dragen over hooguit 20 meter', url: 'https://www.iso.org/', grade: 'B' },
    { name: 'Arbobesluit, artikel 5.2', grade: 'A' },
  ],
  reviewed: '2026-11-21',
}

const question = (questionKey: string, text: string, answers: Question['answers']): Question => ({
  questionKey,
  text,
  type: 'SINGLE',
  norm,
  since: 1,
  answers,
})

const common = { scriptType: 'SURVEY', genericScript: false, dependsOn: null, hasFactsheets: true } as const

const questionnaire: Questionnaire = {
  check: 'PHYSICAL_STRAIN',
  version: 1,
  section: { one: 'functiegroep', many: 'functiegroepen', placeholder: '{functiegroep}' },
  startScriptKey: 'INFO_CARRY',
  columns: [
    { columnKey: 'CARRY', label: 'Dragen', scriptKeys: ['CARRY'] },
    { columnKey: 'ACTIONS', label: 'Maatregelen', scriptKeys: ['ACTIONS'] },
  ],
  scripts: [
    {
      scriptKey: 'INFO_CARRY',
      scriptType: 'INFORMATION',
      title: 'Dragen',
      nextScript: 'CARRY',
      genericScript: false,
      dependsOn: null,
      text: 'Dragen is tillen en lopen tegelijk. Weeg de zwaarste last, meet de langste afstand en tel hoeveel kilo iemand in de groep {functiegroep} op een drukke dag draagt.',
    },
    {
      ...common,
      scriptKey: 'CARRY',
      title: 'Dragen',
      nextScript: 'ACTIONS',
      questions: [
        question('load', 'Hoe zwaar is de zwaarste last die één persoon in de groep {functiegroep} draagt?', [
          { answerKey: 'le10', label: '10 kg of minder', color: 'GREEN' },
        ]),
        question('distance', 'Over welke afstand wordt een last van 3 kg of meer achter elkaar gedragen?', [
          { answerKey: 'le20', label: '20 meter of minder', color: 'GREEN' },
          {
            answerKey: 'gt20',
            label: 'Meer dan 20 meter',
            color: 'RED',
            risk: {
              label: 'Draagafstand langer dan 20 meter',
              urgency: 'SOON',
              actions: ['Leg de opslag dichter bij de werkplek', 'Zet een kar of ander transportmiddel in'],
            },
          },
        ]),
      ],
    },
    {
      ...common,
      scriptKey: 'ACTIONS',
      title: 'Maatregelen',
      nextScript: 'SITTING_WORK',
      questions: [
        {
          ...question('planned', 'Welke maatregelen gaan jullie in de groep {functiegroep} nemen?', [
            { answerKey: 'source', label: 'Bron: werk anders doen', color: 'GREEN', isMeasure: true },
            {
              answerKey: 'own',
              label: 'Eigen maatregel',
              color: 'GREEN',
              isMeasure: true,
              freeText: 'Welke maatregel?',
            },
            { answerKey: 'undecided', label: 'Nog niet besloten', color: 'GREY', excludesOthers: true },
          ]),
          type: 'MULTI',
          showsActions: true,
        },
      ],
    },
    {
      ...common,
      scriptKey: 'SITTING_WORK',
      title: 'Kantoormedewerkers',
      nextScript: null,
      genericScript: true,
      questions: [
        question('applies', 'Zijn er medewerkers die 2 uur of meer per dag achter een beeldscherm werken?', [
          { answerKey: 'no', label: 'Nee', color: 'GREEN', endsScript: true },
        ]),
      ],
    },
  ],
}

const group = (id: number, name: string, rest: Partial<FunctionGroup> = {}): FunctionGroup => ({
  id,
  name,
  status: 'GREY',
  numUnfinished: 2,
  numRisks: 0,
  isStarted: true,
  ...rest,
})

/** Some that are finished, one that is not, one that is new and one with a long name. */
export const groups = [
  group(1, 'Bankwerkers'),
  group(2, 'Lassers', { status: 'RED', numUnfinished: 0, numRisks: 2 }),
  group(3, 'Magazijn', { status: 'GREEN', numUnfinished: 0 }),
  group(4, 'Medewerkers oppervlaktebehandeling, straalhal en poederspuiterij', { isStarted: false }),
]

type Given = Record<`${string}/${string}`, (string | GivenAnswer)[]>

const rowsOf = (given: Given): StoredAnswer[] =>
  Object.entries(given).map(([question, answers]) => {
    const [scriptKey = '', questionId = ''] = question.split('/')
    return {
      scriptKey,
      questionId,
      answers: answers.map((answer) =>
        typeof answer === 'string' ? { answerId: answer, value: '' } : answer,
      ),
      revision: 1,
      version: 1,
      lastUpdated: '2026-11-20T13:03:00Z',
      lastUpdatedBy: 'Els van der Meulen',
    }
  })

/** An answer of the first group that the server does not have. */
export const entry = (rest: Partial<Entry> = {}): Entry => ({
  companyId: 1,
  sectionId: 1,
  scriptKey: 'CARRY',
  questionId: 'distance',
  answers: [{ answerId: 'le20', value: '' }],
  revision: 1,
  sent: [],
  since: 0,
  ...rest,
})

/** What was answered in the first group, in the company, and what else is so. */
type Situation = { given?: Given; ofCompany?: Given; groups?: FunctionGroup[] } & Partial<
  Omit<CheckState, 'check'>
>

/** Makes this the check that is open, as if a server had told. */
export function showCheck({ given = {}, ofCompany = {}, groups: known = groups, ...rest }: Situation = {}) {
  const stored = { 1: rowsOf(given), company: rowsOf(ofCompany) }
  change({
    check: { companyId: 1, questionnaire, groups: known, stored },
    queue: [],
    sending: 'IDLE',
    isKept: true,
    ...rest,
  })
}
