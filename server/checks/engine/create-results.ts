import { setImmediate } from 'node:timers/promises'
import { answerInWords } from '#shared/domain/checks/answer-texts.ts'
import {
  canResume,
  type FoundRisk,
  mergeSubjects,
  mergeSummaries,
  reasonsOf,
  risksOf,
  summarizeCheck,
  summarizeScript,
  surveysOf,
} from '#shared/domain/checks/check-flow.ts'
import { conditionsOf, isDecided, type Survey, urgencies } from '#shared/domain/checks/questionnaire.ts'
import type {
  CheckResult,
  RiskResult,
  ScriptResult,
  SectionResult,
} from '#shared/domain/checks/section-check.ts'
import { fieldsInWords, fieldsOf } from '#shared/domain/checks/section-fields.ts'
import { type ActionItemRow, isInUse, type SectionCheck } from './queries.ts'
import { findResumePage } from './resume.ts'
import type { SectionData } from './section-data.ts'

// What comes out of a check, from what is stored of it.

/** Sections to compute before yielding to other requests: about three milliseconds of work. */
const SECTIONS_PER_TICK = 10

export const matrixLabelsOf = ({ questionnaire }: SectionCheck) =>
  questionnaire.columns.map(({ columnKey, label, scriptKeys }) => ({
    scriptKey: columnKey,
    label,
    scriptKeys,
  }))

export function findLatest<T>(rows: readonly T[], at: (row: T) => Date | null): T | undefined {
  const time = (row: T) => at(row)?.getTime() ?? 0
  return rows.reduce<T | undefined>(
    (last, row) => (at(row) && (!last || time(row) > time(last)) ? row : last),
    undefined,
  )
}

type Change = { at: Date; by: string | null }

export function lastUpdate(changes: readonly Change[]) {
  const last = findLatest(changes, ({ at }) => at)
  return { lastUpdated: last?.at.toISOString() ?? null, lastUpdatedBy: last?.by ?? null }
}

export function changesOf({ answers, remarks }: SectionData, keys: readonly string[]): Change[] {
  const hasKey = ({ scriptKey }: { scriptKey: string }) => keys.includes(scriptKey)
  return [
    ...answers.filter(hasKey).map(({ answeredAt, answeredBy }) => ({ at: answeredAt, by: answeredBy })),
    ...remarks.filter(hasKey).map(({ remarkedAt, remarkedBy }) => ({ at: remarkedAt, by: remarkedBy })),
  ]
}

const urgencyRank = (risk: { urgency: FoundRisk['urgency'] }) => urgencies.indexOf(risk.urgency)

const toActionPoint = ({ id, description, actionHolder, deadline, completed }: ActionItemRow) => ({
  id,
  description,
  actionHolder,
  deadline,
  completed,
})

function createRiskResult(
  { questionnaire }: SectionCheck,
  { name, actionItems }: SectionData,
  { scriptKey, question, answer, value, label, urgency, actions }: FoundRisk,
): RiskResult {
  const { questionKey, norm } = question
  return {
    label,
    urgency,
    actions,
    norm,
    isDecided: isDecided(questionnaire, { scriptKey }, question),
    questionId: questionKey,
    question: question.text.replaceAll(questionnaire.section.placeholder, () => name ?? ''),
    answer: answerInWords(question, { answerId: answer.answerKey, value }),
    actionPoints: actionItems
      .filter((item) => item.scriptKey === scriptKey && item.questionId === questionKey)
      .map(toActionPoint),
  }
}

export function createScriptResult(check: SectionCheck, data: SectionData, survey: Survey): ScriptResult {
  const { scriptKey, title, hasFactsheets } = survey
  const risks = risksOf(check.questionnaire, survey, data.given)
  const remark = data.remarks.find((row) => row.scriptKey === scriptKey)
  const summary = summarizeScript(check.questionnaire, survey, data.given)
  return {
    scriptKey,
    name: title,
    ...summary,
    canResume: summary.status === 'GREY' && canResume(check.questionnaire, survey, data.given),
    hasFactsheets,
    risks: risks
      .toSorted((one, other) => urgencyRank(one) - urgencyRank(other))
      .map((risk) => createRiskResult(check, data, risk)),
    reasons: reasonsOf(check.questionnaire, survey, data.given).map(({ question, answer, reason }) => ({
      questionId: question.questionKey,
      question: question.text.replaceAll(check.questionnaire.section.placeholder, () => data.name ?? ''),
      answer: answer.label,
      reason,
    })),
    scriptRemarks: remark ? { text: remark.text, revision: remark.revision } : null,
    ...lastUpdate(changesOf(data, [scriptKey])),
  }
}

const partOf = ({ name }: { name: string | null }) => (name === null ? 'COMPANY' : 'SECTION')

export const selectSurveys = ({ questionnaire }: SectionCheck, data: SectionData, keys?: readonly string[]) =>
  surveysOf(questionnaire, partOf(data)).filter(({ scriptKey }) => !keys || keys.includes(scriptKey))

/** The fields of the section exclude the script: it is about something else. */
const isExcludedByRecord = (
  { questionnaire }: SectionCheck,
  survey: Survey,
  { status }: ScriptResult,
): boolean =>
  status === 'WHITE' &&
  conditionsOf(survey).some(({ scriptKey, questionKey }) =>
    isDecided(questionnaire, { scriptKey }, { questionKey }),
  )

export function createSectionResult(
  check: SectionCheck,
  data: SectionData,
  keys?: readonly string[],
): SectionResult {
  const scripts = selectSurveys(check, data, keys).flatMap((survey) => {
    const result = createScriptResult(check, data, survey)
    return isExcludedByRecord(check, survey, result) ? [] : result
  })
  const summary = isInUse(data) ? mergeSubjects(scripts) : mergeSubjects([])
  return {
    id: data.id,
    name: data.name!,
    archivedAt: data.archivedAt?.toISOString() ?? null,
    photoId: data.photoId,
    fields: fieldsInWords(fieldsOf(check.questionnaire), data.fields).filter(({ text }) => text !== ''),
    ...summary,
    scripts,
    actions: data.actionItems
      .filter(({ scriptKey }) => !keys || keys.includes(scriptKey ?? ''))
      .map(toActionPoint),
    resume: summary.status === 'GREY' ? findResumePage(check, data.id, data.answers, keys) : null,
  }
}

export async function createSectionResults(
  check: SectionCheck,
  parts: readonly SectionData[],
  keys?: readonly string[],
) {
  const results: SectionResult[] = []
  for (const data of parts) {
    results.push(createSectionResult(check, data, keys))
    if (results.length % SECTIONS_PER_TICK === 0) await setImmediate()
  }
  return results
}

/** `parts`: those in use. Undefined without that of the company as a whole. */
export async function createCompanyResult(
  check: SectionCheck,
  parts: readonly SectionData[],
  name: string,
): Promise<CheckResult | undefined> {
  const company = parts.find((data) => data.name === null)
  if (!company) return undefined
  const sections = await createSectionResults(
    check,
    parts.filter((data) => data !== company),
  )
  const scripts = selectSurveys(check, company).map((survey) => createScriptResult(check, company, survey))
  const keys = check.questionnaire.scripts.map(({ scriptKey }) => scriptKey)
  return {
    name,
    ...summarizeCheck(check.questionnaire, sections, mergeSummaries(scripts)),
    ...lastUpdate(parts.flatMap((data) => changesOf(data, keys))),
    checkSections: sections,
    matrixLabels: matrixLabelsOf(check),
    genericResults: scripts,
    resume:
      sections.find(({ resume }) => resume !== null)?.resume ?? findResumePage(check, null, company.answers),
  }
}
