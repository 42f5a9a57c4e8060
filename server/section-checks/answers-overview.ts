import { answersOf, newQuestions, questionsOf } from '#shared/domain/check-flow.ts'
import type { AnswersOverview } from '#shared/domain/section-check.ts'
import { sectionOf, surveyIn } from './answers.ts'
import { type Db, listAnswerRows, type SectionCheck } from './queries.ts'
import { lastUpdate } from './results.ts'

/**
 * The answers of one script in a section, or with null for the company, as they are read back. Refuses with 404 what is
 * not there.
 */
export async function readAnswersOverview(
  db: Db,
  check: SectionCheck,
  scriptKey: string,
  sectionId: number | null,
): Promise<AnswersOverview> {
  const { questionnaire } = check
  const survey = surveyIn(questionnaire, scriptKey, sectionId)
  const { id, name } = await sectionOf(db, check, sectionId)
  const rows = await listAnswerRows(db, { sectionIds: [id] })
  const answers = answersOf(rows)
  const ofScript = rows.filter((row) => row.scriptKey === scriptKey)
  const versions = rows.map(({ version }) => version)
  const fresh = newQuestions(questionnaire, sectionId === null ? 'COMPANY' : 'SECTION', answers, versions)
  const updateOf = (some: typeof rows) =>
    lastUpdate(some.map(({ answeredAt, answeredBy }) => ({ at: answeredAt, by: answeredBy })))
  return {
    scriptKey,
    name: survey.title,
    functionGroup: name === null ? null : { id, name },
    questions: questionsOf(survey, answers).map(({ questionKey, text, answers: known }) => {
      const stored = ofScript.filter(({ questionId }) => questionId === questionKey)
      return {
        questionId: questionKey,
        description: text,
        answers: known.flatMap(({ answerKey, label }) => {
          const given = stored[0]?.answers.find(({ answerId }) => answerId === answerKey)
          return given ? { ...given, label } : []
        }),
        isNew: fresh.some((place) => place.scriptKey === scriptKey && place.questionKey === questionKey),
        ...updateOf(stored),
      }
    }),
    ...updateOf(ofScript),
  }
}
