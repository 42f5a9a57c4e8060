import { wordsBesideAnswer } from '#shared/domain/checks/answer-texts.ts'
import {
  askedQuestionsOf,
  type GivenAnswer,
  isOpenQuestion,
  isSkippedQuestion,
  judged,
  type Part,
  summarizeScript,
  surveysOf,
} from '#shared/domain/checks/check-flow.ts'
import type { RoundQuestion, RoundResult, RoundScript } from '#shared/domain/checks/check-round.ts'
import { EXPIRED_ANSWER } from '#shared/domain/checks/check-texts.ts'
import type { Question, Survey } from '#shared/domain/checks/questionnaire.ts'
import type { SectionCheck } from './queries.ts'
import type { SectionData } from './section-data.ts'

function toRoundQuestion(
  { questionnaire }: SectionCheck,
  { name, given, actionItems }: SectionData,
  survey: Survey,
  question: Question,
): RoundQuestion {
  const { scriptKey } = survey
  const { questionKey, text, answers } = question
  const isUnknown = isSkippedQuestion(questionnaire, survey, question, given)
  const toAnswer = ({ answerId, value }: GivenAnswer) => {
    const found = answers.find(({ answerKey }) => answerKey === answerId)
    const answer = found && judged(questionnaire, found, given)
    const { label, urgency, actions } = answer?.risk ?? { label: '', urgency: 'LATER', actions: [] }
    return {
      answerId,
      label: answer?.label ?? EXPIRED_ANSWER,
      value: wordsBesideAnswer(question, { answerId, value }),
      risk: answer?.risk && !isUnknown ? { label, urgency, actions } : null,
    }
  }
  return {
    questionId: questionKey,
    text: text.replaceAll(questionnaire.section.placeholder, () => name ?? ''),
    isOpen: isUnknown || isOpenQuestion(questionnaire, survey, question, given),
    answers: (given[scriptKey]?.[questionKey] ?? []).map(toAnswer),
    actionPoints: actionItems
      .filter((item) => item.scriptKey === scriptKey && item.questionId === questionKey)
      .map(({ description, actionHolder, deadline, completed }) => ({
        description,
        actionHolder,
        deadline,
        completed,
      })),
  }
}

function toRoundScript(check: SectionCheck, data: SectionData, survey: Survey): RoundScript {
  const { status } = summarizeScript(check.questionnaire, survey, data.given)
  return {
    scriptKey: survey.scriptKey,
    name: survey.title,
    status,
    remark: data.remarks.find(({ scriptKey }) => scriptKey === survey.scriptKey)?.text ?? '',
    questions:
      status === 'WHITE'
        ? []
        : askedQuestionsOf(check.questionnaire, survey, data.given).map((question) =>
            toRoundQuestion(check, data, survey, question),
          ),
  }
}

const partOf = ({ name }: SectionData): Part => (name === null ? 'COMPANY' : 'SECTION')

export const createRoundResult = (check: SectionCheck, parts: readonly SectionData[]): RoundResult => ({
  columns: check.questionnaire.columns.map(({ columnKey, label, scriptKeys }) => ({
    columnKey,
    label,
    scriptKeys: [...scriptKeys],
  })),
  sections: parts.map((data) => ({
    id: data.id,
    name: data.name,
    scripts: surveysOf(check.questionnaire, partOf(data)).map((survey) => toRoundScript(check, data, survey)),
  })),
})
