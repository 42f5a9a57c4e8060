import { wordsBesideAnswer } from '#shared/domain/checks/answer-texts.ts'
import { answersOf, askedQuestionsOf, hasOwnPage, newQuestions } from '#shared/domain/checks/check-flow.ts'
import { EXPIRED_ANSWER } from '#shared/domain/checks/check-texts.ts'
import type { AnswersOverview } from '#shared/domain/checks/section-check.ts'
import { requireSection, requireSurvey } from './answers.ts'
import { lastUpdate } from './create-results.ts'
import { type Db, listAnswerRows, type SectionCheck } from './queries.ts'

/**
 * Returns the questions of one script with their answers in words. `sectionId`: null for the company as a whole.
 * Throws a Refusal with 404 when the section or the script does not exist.
 */
export async function readAnswersOverview(
  db: Db,
  check: SectionCheck,
  scriptKey: string,
  sectionId: number | null,
): Promise<AnswersOverview> {
  const { questionnaire } = check
  const survey = requireSurvey(questionnaire, scriptKey, sectionId)
  const { id, name } = await requireSection(db, check, sectionId)
  const rows = await listAnswerRows(db, { sectionIds: [id] })
  const answers = answersOf(rows)
  const scriptRows = rows.filter((row) => row.scriptKey === scriptKey)
  const versions = rows.map(({ version }) => version)
  const newPages = newQuestions(questionnaire, sectionId === null ? 'COMPANY' : 'SECTION', answers, versions)
  const lastUpdateOf = (changed: typeof rows) =>
    lastUpdate(changed.map(({ answeredAt, answeredBy }) => ({ at: answeredAt, by: answeredBy })))
  return {
    scriptKey,
    name: survey.title,
    section: name === null ? null : { id, name },
    questions: askedQuestionsOf(questionnaire, survey, answers).map((question) => {
      const { questionKey, text, answers: options } = question
      const stored = scriptRows.filter(({ questionId }) => questionId === questionKey)
      return {
        questionId: questionKey,
        description: text,
        isOptional: !hasOwnPage(question),
        answers: (stored[0]?.answers ?? []).map((given) => {
          const option = options.find(({ answerKey }) => answerKey === given.answerId)
          return {
            answerId: given.answerId,
            label: option?.label ?? EXPIRED_ANSWER,
            value: wordsBesideAnswer(question, given),
            isRisk: option?.risk !== undefined,
          }
        }),
        isNew: newPages.some((page) => page.scriptKey === scriptKey && page.questionKey === questionKey),
        ...lastUpdateOf(stored),
      }
    }),
    ...lastUpdateOf(scriptRows),
  }
}
