import { setImmediate } from 'node:timers/promises'

import { sql } from 'kysely'
import {
  type AnswerRow,
  checkKeyOf,
  type Db,
  listAnswerRows,
  listRemarkRows,
  listSectionItems,
  personName,
  type RemarkRow,
  type SectionCheck,
  type SectionItem,
} from '#server/checks/engine/queries.ts'
import { refreshIfOutdated } from '#server/checks/engine/status.ts'
import { FORMER_USER } from '#shared/domain/basics/author.ts'
import type { StatusColor } from '#shared/domain/basics/status-color.ts'
import { answerInWords } from '#shared/domain/checks/answer-texts.ts'
import {
  type Answers,
  answersOf,
  askedQuestionsOf,
  risksOf,
  statusOfQuestion,
  summarizeScript,
  surveysOf,
} from '#shared/domain/checks/check-flow.ts'
import {
  type Question,
  type Survey,
  type Urgency,
  urgencyLabels,
} from '#shared/domain/checks/questionnaire.ts'
import { fieldsInWords, fieldsOf } from '#shared/domain/checks/section-fields.ts'

export const WHOLE_COMPANY = 'Hele bedrijf'

/** "Last te zwaar (direct)". */
export const riskInWords = ({ label, urgency }: { label: string; urgency: Urgency }) =>
  `${label} (${urgencyLabels[urgency].toLowerCase()})`

/** `by`, `at`: who answered last and when, ISO 8601; null for nobody. */
type AnsweredQuestion = {
  subject: string
  question: string
  answers: string[]
  color: StatusColor
  risks: string[]
  /** false: it was answered, and is no longer asked. */
  isAsked: boolean
  by: string | null
  at: string | null
}

export type AnsweredSection = {
  name: string
  isWholeCompany: boolean
  color: StatusColor
  numRisks: number
  numOpen: number
  fields: { label: string; text: string }[]
  subjects: { name: string; color: StatusColor }[]
  questions: AnsweredQuestion[]
  remarks: { subject: string; text: string; by: string; at: string }[]
  /** Risks that were solved after an action point for them was completed. */
  solved: { subject: string; risk: string; actionPoint: string; by: string; at: string }[]
}

type Stored = {
  check: SectionCheck
  row: SectionItem
  answerRows: AnswerRow[]
  remarkRows: RemarkRow[]
  solvedRows: SolvedRow[]
}

const listSolvedRows = (db: Db, sectionIds: number[]) =>
  db
    .selectFrom('solvedRisk')
    .innerJoin('actionItem', 'actionItem.id', 'actionItemId')
    .leftJoin('person', 'person.id', 'solvedBy')
    .select([
      'solvedRisk.sectionId',
      'solvedRisk.scriptKey',
      'solvedRisk.questionKey as questionId',
      'answerKey as answerId',
      'description as actionPoint',
      'solvedAt',
      personName.as('solvedBy'),
    ])
    .where('solvedRisk.sectionId', '=', sql<number>`any(${sectionIds}::int[])`)
    .orderBy('solvedAt')
    .orderBy('answerKey')
    .execute()
type SolvedRow = Awaited<ReturnType<typeof listSolvedRows>>[number]

const writtenBy = (stored: AnswerRow | undefined) => ({
  by: stored ? (stored.answeredBy ?? FORMER_USER) : null,
  at: stored?.answeredAt.toISOString() ?? null,
})

function questionOf(
  { check: { questionnaire }, row }: Stored,
  survey: Survey,
  question: Question,
  { answers, isAsked, stored }: { answers: Answers; isAsked: boolean; stored: AnswerRow | undefined },
): AnsweredQuestion {
  const { placeholder, one } = questionnaire.section
  const risks = risksOf(questionnaire, survey, answers).filter((risk) => risk.question === question)
  return {
    subject: survey.title,
    question: question.text.replaceAll(placeholder, () => row.name ?? `de ${one}`),
    answers: (stored?.answers ?? []).map((given) => answerInWords(question, given)),
    color: isAsked ? statusOfQuestion(questionnaire, survey, question, answers) : 'WHITE',
    risks: risks.map(riskInWords),
    isAsked,
    ...writtenBy(stored),
  }
}

/** Includes answered questions that are no longer asked. */
function questionsOf(part: Stored, survey: Survey, answers: Answers): AnsweredQuestion[] {
  const { questionnaire } = part.check
  const { status, isUnknown } = summarizeScript(questionnaire, survey, answers)
  const asked = status === 'WHITE' || isUnknown ? [] : askedQuestionsOf(questionnaire, survey, answers)
  return survey.questions.flatMap((question) => {
    const stored = part.answerRows.find(
      ({ scriptKey, questionId, answers: given }) =>
        scriptKey === survey.scriptKey && questionId === question.questionKey && given.length > 0,
    )
    const isAsked = asked.includes(question)
    return isAsked || stored ? questionOf(part, survey, question, { answers, isAsked, stored }) : []
  })
}

/** By their keys, since the questionnaire does not have them any more. */
function removedQuestions({ answerRows }: Stored, surveys: readonly Survey[]): AnsweredQuestion[] {
  const isKnown = ({ scriptKey, questionId }: AnswerRow) =>
    surveys.some(
      (survey) =>
        survey.scriptKey === scriptKey &&
        survey.questions.some(({ questionKey }) => questionKey === questionId),
    )
  return answerRows
    .filter((stored) => !isKnown(stored) && stored.answers.length > 0)
    .map((stored) => ({
      subject: stored.scriptKey,
      question: stored.questionId,
      answers: stored.answers.map((given) => answerInWords({ answers: [] }, given, given.answerId)),
      color: 'WHITE',
      risks: [],
      isAsked: false,
      ...writtenBy(stored),
    }))
}

/** Returns the key when the questionnaire does not have the risk any more. */
const riskLabelOf = (
  surveys: readonly Survey[],
  { scriptKey, questionId, answerId }: Pick<SolvedRow, 'scriptKey' | 'questionId' | 'answerId'>,
): string =>
  surveys
    .find((survey) => survey.scriptKey === scriptKey)
    ?.questions.find(({ questionKey }) => questionKey === questionId)
    ?.answers.find(({ answerKey }) => answerKey === answerId)?.risk?.label ?? answerId

function sectionOf(part: Stored): AnsweredSection {
  const { check, row, answerRows, remarkRows, solvedRows } = part
  const { questionnaire } = check
  const surveys = surveysOf(questionnaire, row.name === null ? 'COMPANY' : 'SECTION')
  const answers = answersOf(answerRows)
  const titleOf = (key: string) => surveys.find(({ scriptKey }) => scriptKey === key)?.title ?? key
  return {
    name: row.name ?? WHOLE_COMPANY,
    isWholeCompany: row.name === null,
    color: row.status,
    numRisks: row.numRisks,
    numOpen: row.numUnfinished,
    fields: fieldsInWords(fieldsOf(questionnaire), row.fields)
      .filter(({ text }) => text !== '')
      .map(({ label, text }) => ({ label, text })),
    subjects: surveys
      .map((survey) => ({
        name: survey.title,
        color: summarizeScript(questionnaire, survey, answers).status,
      }))
      .filter(({ color }) => color !== 'WHITE'),
    questions: [
      ...surveys.flatMap((survey) => questionsOf(part, survey, answers)),
      ...removedQuestions(part, surveys),
    ],
    remarks: remarkRows
      .filter(({ text }) => text !== '')
      .map(({ scriptKey, text, remarkedBy, remarkedAt }) => ({
        subject: titleOf(scriptKey),
        text,
        by: remarkedBy ?? FORMER_USER,
        at: remarkedAt.toISOString(),
      })),
    solved: solvedRows.map(({ scriptKey, questionId, answerId, actionPoint, solvedBy, solvedAt }) => ({
      subject: titleOf(scriptKey),
      risk: riskLabelOf(surveys, { scriptKey, questionId, answerId }),
      actionPoint,
      by: solvedBy ?? FORMER_USER,
      at: solvedAt.toISOString(),
    })),
  }
}

/**
 * Sections in order of creation, then the company as a whole. Other requests run in between. Empty when the check was
 * not started.
 */
export async function readAnsweredSections(db: Db, check: SectionCheck): Promise<AnsweredSection[]> {
  if (!(await refreshIfOutdated(db, check))) return []
  const rows = await listSectionItems(db, checkKeyOf(check))
  const sectionIds = rows.map(({ id }) => id)
  const answersIn = Map.groupBy(await listAnswerRows(db, { sectionIds }), ({ sectionId }) => sectionId)
  const remarksIn = Map.groupBy(await listRemarkRows(db, { sectionIds }), ({ sectionId }) => sectionId)
  const solvedIn = Map.groupBy(await listSolvedRows(db, sectionIds), ({ sectionId }) => sectionId)
  const sections: AnsweredSection[] = []
  for (const row of rows) {
    sections.push(
      sectionOf({
        check,
        row,
        answerRows: answersIn.get(row.id) ?? [],
        remarkRows: remarksIn.get(row.id) ?? [],
        solvedRows: solvedIn.get(row.id) ?? [],
      }),
    )
    await setImmediate()
  }
  return [
    ...sections.filter(({ isWholeCompany }) => !isWholeCompany),
    ...sections.filter(({ isWholeCompany }) => isWholeCompany),
  ]
}
