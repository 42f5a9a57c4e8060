import { type AnswersByScript, answersOf } from '#server/operations/demo/seed-check.ts'
import {
  type Answers,
  contradictionOf,
  type Part,
  pagesOf,
  solvedRisks,
  surveysOf,
} from '#shared/domain/checks/check-flow.ts'
import { computeAnswer } from '#shared/domain/checks/computations.ts'
import type { Answer, Question, Questionnaire } from '#shared/domain/checks/questionnaire.ts'
import type { Random } from './random.ts'
import type { TemplateRisk } from './template.ts'

/** Probabilities of an answer with a risk, of one that the user does not know, and of one that ends its script. */
const RISK = 0.16
const UNKNOWN = 0.01
const END = 0.02
const TWO_ANSWERS = 0.3
/** Of using a vibrating tool, in hours a day. */
const MOST_HOURS = 4

const REASON = 'Dat komt hier niet voor.'

type Given = AnswersByScript[string][string]

/** By script and question, as the product computes with them. */
const flowAnswersOf = (all: AnswersByScript): Answers =>
  Object.fromEntries(
    Object.entries(all).map(([scriptKey, questions]) => [
      scriptKey,
      Object.fromEntries(Object.entries(questions).map(([key, given]) => [key, answersOf(given)])),
    ]),
  )

function computed(random: Random): Given {
  const value = JSON.stringify({
    tools: [{ tool: 'ANGLE_GRINDER', hours: random.between(1, MOST_HOURS * 4) / 4 }],
  })
  const answer = computeAnswer('HAND_ARM_VIBRATION', value)!
  return [[answer.answerId, answer.value]]
}

/** `isPossible`: beside the answers that were given before. */
function choose(
  { type, answers, computation }: Question,
  isPossible: (answer: Answer) => boolean,
  random: Random,
): Given {
  if (type === 'COMPUTED' && computation === 'HAND_ARM_VIBRATION') return computed(random)
  const offered = answers.filter(
    (answer) => !answer.withoutRisks && !answer.requiresMeasures && isPossible(answer),
  )
  const wanted = random.next()
  const endsScript = random.chance(END)
  const found = offered.filter(
    (answer) =>
      (answer.color === 'GREY') === wanted < UNKNOWN &&
      (answer.risk !== undefined) === (wanted >= UNKNOWN && wanted < UNKNOWN + RISK) &&
      (answer.endsScript === true) === endsScript,
  )
  const calm = offered.filter(({ color, risk }) => color !== 'GREY' && !risk)
  const [first, ...others] = [found, calm, offered, answers].find((choices) => choices.length > 0)!
  const chosen = random.pick([first!, ...others])
  const second = offered.find(
    (answer) => answer !== chosen && answer.color === chosen.color && !answer.excludesOthers,
  )
  const isDouble = type === 'MULTI' && second && !chosen.excludesOthers && random.chance(TWO_ANSWERS)
  return (isDouble ? [chosen, second] : [chosen]).map(({ answerKey, freeText }) =>
    freeText ? [answerKey, REASON] : answerKey,
  )
}

/** Some with a risk. `given`: what follows from the record. `limit`: questions after which the user stopped. */
export function answerPart(
  questionnaire: Questionnaire,
  part: Part,
  { given, limit, random }: { given: AnswersByScript; limit: number; random: Random },
): AnswersByScript {
  const all = structuredClone(given)
  for (let number = 0; number < limit; number++) {
    const next = pagesOf(questionnaire, part, flowAnswersOf(all)).find(
      ({ scriptKey, questionKey }) => questionKey !== null && !all[scriptKey]?.[questionKey],
    )
    if (!next) break
    const survey = surveysOf(questionnaire, part).find(({ scriptKey }) => scriptKey === next.scriptKey)!
    const question = survey.questions.find(({ questionKey }) => questionKey === next.questionKey)!
    const answers = flowAnswersOf(all)
    const isPossible = (answer: Answer) =>
      contradictionOf(questionnaire, survey, answer, answers) === undefined
    const chosen = choose(question, isPossible, random)
    all[survey.scriptKey] = { ...all[survey.scriptKey], [question.questionKey]: chosen }
  }
  return all
}

/** Risks of other answers to these questions, which may have been solved. */
export function solvableRisks(questionnaire: Questionnaire, part: Part, answers: Answers): TemplateRisk[] {
  return surveysOf(questionnaire, part).flatMap(({ scriptKey, questions }) =>
    questions.flatMap(({ questionKey, answers: offered }) => {
      const risky = offered.find(({ risk, withoutRisks }) => risk && !withoutRisks)
      if (!answers[scriptKey]?.[questionKey] || !risky) return []
      const before = {
        ...answers,
        [scriptKey]: { ...answers[scriptKey], [questionKey]: [{ answerId: risky.answerKey, value: '' }] },
      }
      return solvedRisks(questionnaire, part, before, answers)
        .filter(({ question }) => question.questionKey === questionKey)
        .map(({ urgency, label }) => ({
          script: scriptKey,
          question: questionKey,
          answer: risky.answerKey,
          urgency,
          label,
        }))
    }),
  )
}
