import type {
  Condition,
  Picture,
  Question,
  Risk,
  Source,
  Survey,
} from '#shared/domain/checks/questionnaire.ts'
import { green, open, red } from '../answers.ts'
import { whenInUse } from './conditions.ts'

/**
 * `why`: the first sentence of its explanation. `canBeAbsent`: some machines of the kind have no such part or work.
 * `askSupplier`: whoever does not know asks the supplier.
 */
type YesOrNo = Risk &
  Pick<Question, 'isPrimarySafeguard' | 'dependsOn'> & {
    questionKey: string
    text: string
    picture?: Picture
    why: string
    sources: Source[]
    since?: number
    canBeAbsent?: true
    askSupplier?: true
    urgentWhen?: Condition[]
  }

type KindQuestion = YesOrNo | Question

/** `kind`: the key of the answer to START.kind for which the script is asked. */
type Kind = Pick<Survey, 'scriptKey' | 'title' | 'nextScript'> & {
  kind: string
  questions: readonly KindQuestion[]
}

/** "Nee" is a risk. */
function createQuestion({
  questionKey,
  text,
  picture,
  why,
  sources,
  since = 1,
  canBeAbsent,
  askSupplier,
  isPrimarySafeguard,
  dependsOn,
  urgentWhen,
  ...risk
}: YesOrNo): Question {
  return {
    questionKey,
    text,
    type: 'SINGLE',
    since,
    ...(picture && { picture }),
    ...(isPrimarySafeguard && { isPrimarySafeguard }),
    ...(dependsOn && { dependsOn }),
    norm: {
      explanation: `${why} ${risk.urgency === 'NOW' ? 'Werk pas verder als dit is opgelost.' : 'Kijk ook wat de handleiding hierover zegt.'}`,
      sources,
      reviewed: '2026-11-29',
    },
    answers: [
      green('yes', 'Ja'),
      red('no', 'Nee', risk, urgentWhen && { urgentWhen }),
      ...(canBeAbsent ? [green('na', 'Niet van toepassing', { freeText: 'Waarom niet?' })] : []),
      ...(askSupplier ? [open('unknown', 'Weet ik niet: vraag het de leverancier', { since: 2 })] : []),
    ],
  }
}

/** A question is asked with "Ja" and "Nee", or has answers of its own. */
export const createKind = ({ kind, questions, ...script }: Kind): Survey => ({
  ...script,
  scriptType: 'SURVEY',
  genericScript: false,
  dependsOn: { scriptKey: 'START', questionKey: 'kind', answerKeys: [kind] },
  // The kind is chosen from the list before anybody says whether the machine is used.
  alsoDependsOn: [whenInUse],
  hasFactsheets: false,
  questions: questions.map((question) => ('answers' in question ? question : createQuestion(question))),
})
