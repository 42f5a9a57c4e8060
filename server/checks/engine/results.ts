import { setImmediate } from 'node:timers/promises'
import { Refusal } from '#server/platform/http/refusal.ts'
import { answerInWords } from '#shared/domain/checks/answer-texts.ts'
import {
  type Answers,
  answersOf,
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
import { type FieldValues, fieldsInWords, fieldsOf } from '#shared/domain/checks/section-fields.ts'
import { findLatest, matrixLabelsOf } from './matrix.ts'
import {
  type ActionItemRow,
  type AnswerRow,
  checkKeyOf,
  type Db,
  isInUse,
  listActionItemRows,
  listAnswerRows,
  listRemarkRows,
  listSectionItems,
  type RemarkRow,
  type SectionCheck,
  type SectionRow,
} from './queries.ts'
import { findResumePage } from './resume.ts'
import { refreshIfOutdated } from './status.ts'

/** Sections to compute before yielding to other requests: about three milliseconds of work. */
const SECTIONS_PER_TICK = 10

/** `name`: null for the company as a whole. */
export type SectionData = {
  id: number
  name: string | null
  archivedAt: Date | null
  photoId: number | null
  fields: FieldValues
  answers: AnswerRow[]
  given: Answers
  remarks: RemarkRow[]
  actionItems: ActionItemRow[]
}

const sectionIdOf = ({ sectionId }: { sectionId: number | null }) => sectionId

/** In order of creation. Throws a Refusal with 404 when the check was not started. */
export async function readSectionData(
  db: Db,
  check: SectionCheck,
  isIncluded: (section: Pick<SectionRow, 'id' | 'name' | 'archivedAt'>) => boolean,
): Promise<SectionData[]> {
  if (!(await refreshIfOutdated(db, check))) throw new Refusal(404)
  const sections = (await listSectionItems(db, checkKeyOf(check))).filter(isIncluded)
  const ids = { sectionIds: sections.map(({ id }) => id) }
  const [answers, remarks, actionItems] = await Promise.all([
    listAnswerRows(db, ids),
    listRemarkRows(db, ids),
    listActionItemRows(db, ids),
  ])
  const [answersIn, remarksIn, actionItemsIn] = [
    Map.groupBy(answers, sectionIdOf),
    Map.groupBy(remarks, sectionIdOf),
    Map.groupBy(actionItems, sectionIdOf),
  ]
  return sections.map(({ id, name, archivedAt, photoId, fields }) => {
    const answers = answersIn.get(id) ?? []
    return {
      id,
      name,
      archivedAt,
      photoId,
      fields,
      answers,
      given: answersOf(answers),
      remarks: remarksIn.get(id) ?? [],
      actionItems: actionItemsIn.get(id) ?? [],
    }
  })
}

type Change = { at: Date; by: string | null }

export function lastUpdate(changes: readonly Change[]) {
  const last = findLatest(changes, ({ at }) => at)
  return { lastUpdated: last?.at.toISOString() ?? null, lastUpdatedBy: last?.by ?? null }
}

function changesOf({ answers, remarks }: SectionData, keys: readonly string[]): Change[] {
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

function createScriptResult(check: SectionCheck, data: SectionData, survey: Survey): ScriptResult {
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

const selectSurveys = ({ questionnaire }: SectionCheck, data: SectionData, keys?: readonly string[]) =>
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

function createSectionResult(
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

async function createSectionResults(
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

/** Throws a Refusal with 404 when the section does not exist in this company. */
export async function readSectionResult(db: Db, check: SectionCheck, id: number): Promise<CheckResult> {
  const [data] = await readSectionData(db, check, (section) => section.id === id && section.name !== null)
  if (!data) throw new Refusal(404)
  const section = createSectionResult(check, data)
  const { name, resume } = section
  const keys = section.scripts.map(({ scriptKey }) => scriptKey)
  return {
    name,
    ...mergeSummaries([section]),
    ...lastUpdate(changesOf(data, keys)),
    checkSections: [section],
    matrixLabels: matrixLabelsOf(check),
    genericResults: [],
    resume,
  }
}

/** Throws a Refusal with 404 for a key of neither a matrix column nor a script. */
function requireScripts({ questionnaire }: SectionCheck, key: string) {
  const column = questionnaire.columns.find(({ columnKey }) => columnKey === key)
  if (column) return { name: column.label, keys: column.scriptKeys, isGeneric: false }
  const script = questionnaire.scripts.find(({ scriptKey }) => scriptKey === key)
  if (script?.scriptType !== 'SURVEY') throw new Refusal(404)
  return { name: script.title, keys: [key], isGeneric: script.genericScript }
}

/**
 * Of a script or a matrix column in every section in use, or of a script of the company. Throws a Refusal with 404
 * when it does not exist, or when the check was not started.
 */
export async function readScriptResult(db: Db, check: SectionCheck, key: string): Promise<CheckResult> {
  const { name, keys, isGeneric } = requireScripts(check, key)
  const parts = await readSectionData(
    db,
    check,
    (section) => (section.name === null) === isGeneric && isInUse(section),
  )
  const update = lastUpdate(parts.flatMap((data) => changesOf(data, keys)))
  if (isGeneric) {
    const [company] = parts
    if (!company) throw new Refusal(404)
    const scripts = selectSurveys(check, company, keys).map((survey) =>
      createScriptResult(check, company, survey),
    )
    const resume = findResumePage(check, null, company.answers, keys)
    return {
      name,
      ...mergeSummaries(scripts),
      ...update,
      checkSections: [],
      matrixLabels: [],
      genericResults: scripts,
      resume,
    }
  }
  const sections = await createSectionResults(check, parts, keys)
  return {
    name,
    ...mergeSummaries(sections),
    ...update,
    checkSections: sections,
    matrixLabels: [{ scriptKey: key, label: name, scriptKeys: [...keys] }],
    genericResults: [],
    resume: sections.find(({ resume }) => resume !== null)?.resume ?? null,
  }
}

/** Throws a Refusal with 404 when the check was not started. */
export async function readCompanyResult(db: Db, check: SectionCheck, name: string): Promise<CheckResult> {
  const parts = await readSectionData(db, check, isInUse)
  const company = parts.find((data) => data.name === null)
  if (!company) throw new Refusal(404)
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
