import type { Picture, Risk, Source, Survey } from '#shared/domain/checks/questionnaire.ts'
import { green, red } from '../answers.ts'
import { whenInUse } from './conditions.ts'

/** `why`: the first sentence of its explanation. */
type KindQuestion = Risk & {
  questionKey: string
  text: string
  picture?: Picture
  why: string
  sources: Source[]
}

/** `kind`: the key of the answer to START.kind for which the script is asked. */
type Kind = Pick<Survey, 'scriptKey' | 'title' | 'nextScript'> & { kind: string; questions: KindQuestion[] }

/** The questions have the same answers, and "Nee" is a risk. */
export const createKind = ({ kind, questions, ...script }: Kind): Survey => ({
  ...script,
  scriptType: 'SURVEY',
  genericScript: false,
  dependsOn: { scriptKey: 'START', questionKey: 'kind', answerKeys: [kind] },
  // The kind is chosen from the list before anybody says whether the machine is used.
  alsoDependsOn: [whenInUse],
  hasFactsheets: false,
  questions: questions.map(({ questionKey, text, picture, why, sources, ...risk }) => ({
    questionKey,
    text,
    picture,
    type: 'SINGLE',
    since: 1,
    norm: {
      explanation: `${why} ${risk.urgency === 'NOW' ? 'Werk pas verder als dit is opgelost.' : 'Kijk ook wat de handleiding hierover zegt.'}`,
      sources,
      reviewed: '2026-11-25',
    },
    answers: [
      green('yes', 'Ja'),
      red('no', 'Nee', risk),
      green('na', 'Niet van toepassing', { freeText: 'Waarom niet?' }),
    ],
  })),
})
