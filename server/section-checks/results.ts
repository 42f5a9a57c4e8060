import { setImmediate } from 'node:timers/promises'

import {
  type Answers,
  answersOf,
  type FoundRisk,
  measuresOf,
  mergeSummaries,
  risksOf,
  summarizeCheck,
  summarizeScript,
  surveysOf,
} from '#shared/domain/check-flow.ts'
import { type Survey, urgencies } from '#shared/domain/questionnaire.ts'
import type { CheckResult, RiskResult, ScriptResult, SectionResult } from '#shared/domain/section-check.ts'
import { Refusal } from '../http/refusal.ts'
import { findLatest, matrixLabelsOf } from './matrix.ts'
import {
  type ActionItemRow,
  type AnswerRow,
  checkKeyOf,
  type Db,
  listActionItemRows,
  listAnswerRows,
  listRemarkRows,
  listSectionRows,
  type RemarkRow,
  type SectionCheck,
} from './queries.ts'
import { findResumePage } from './resume.ts'
import { refreshIfOutdated } from './status.ts'

/** How many sections are reckoned before other requests have their turn: three milliseconds. */
const SECTIONS_PER_TICK = 10

/** A section, or with a name of null the company as a whole, with everything that was filled in for it. */
type SectionData = {
  id: number
  name: string | null
  answers: AnswerRow[]
  given: Answers
  remarks: RemarkRow[]
  actionItems: ActionItemRow[]
}

const sectionIdOf = ({ sectionId }: { sectionId: number | null }) => sectionId

/** Reads what was filled in for those parts of a check that `isWanted`. Refuses with 404 when it was not started. */
async function readSectionData(
  db: Db,
  check: SectionCheck,
  isWanted: (section: { id: number; name: string | null }) => boolean,
): Promise<SectionData[]> {
  if (!(await refreshIfOutdated(db, check))) throw new Refusal(404)
  const sections = (await listSectionRows(db, checkKeyOf(check))).filter(isWanted)
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
  return sections.map(({ id, name }) => {
    const answers = answersIn.get(id) ?? []
    return {
      id,
      name,
      answers,
      given: answersOf(answers),
      remarks: remarksIn.get(id) ?? [],
      actionItems: actionItemsIn.get(id) ?? [],
    }
  })
}

type Change = { at: Date; by: string | null }

/** Who did the last of these changes, and when. */
export function lastUpdate(changes: readonly Change[]) {
  const last = findLatest(changes, ({ at }) => at)
  return { lastUpdated: last?.at.toISOString() ?? null, lastUpdatedBy: last?.by ?? null }
}

/** All changes in some scripts. */
function changesOf({ answers, remarks }: SectionData, keys: readonly string[]): Change[] {
  const hasKey = ({ scriptKey }: { scriptKey: string }) => keys.includes(scriptKey)
  return [
    ...answers.filter(hasKey).map(({ answeredAt, answeredBy }) => ({ at: answeredAt, by: answeredBy })),
    ...remarks.filter(hasKey).map(({ remarkedAt, remarkedBy }) => ({ at: remarkedAt, by: remarkedBy })),
  ]
}

const urgency = (risk: { urgency: FoundRisk['urgency'] }) => urgencies.indexOf(risk.urgency)

function createRiskResult(
  { questionnaire }: SectionCheck,
  { name, answers, actionItems }: SectionData,
  { scriptKey, question, answer, label, urgency, actions }: FoundRisk,
): RiskResult {
  const { questionKey, norm } = question
  const given = answers.find((row) => row.scriptKey === scriptKey && row.questionId === questionKey)
  const value = given?.answers.find(({ answerId }) => answerId === answer.answerKey)?.value
  return {
    label,
    urgency,
    actions,
    norm,
    questionId: questionKey,
    question: question.text.replaceAll(questionnaire.section.placeholder, () => name ?? ''),
    answer: value ? `${answer.label}: ${value}` : answer.label,
    actionPoints: actionItems
      .filter((item) => item.scriptKey === scriptKey && item.questionId === questionKey)
      .map(({ id, description, actionHolder, deadline, completed }) => ({
        id,
        description,
        actionHolder,
        deadline,
        completed,
      })),
  }
}

function createScriptResult(check: SectionCheck, filled: SectionData, survey: Survey): ScriptResult {
  const { scriptKey, title, hasFactsheets } = survey
  const risks = risksOf(check.questionnaire, survey, filled.given)
  const remark = filled.remarks.find((row) => row.scriptKey === scriptKey)
  return {
    scriptKey,
    name: title,
    ...summarizeScript(check.questionnaire, survey, filled.given),
    hasFactsheets,
    risks: risks
      .toSorted((one, other) => urgency(one) - urgency(other))
      .map((risk) => createRiskResult(check, filled, risk)),
    scriptRemarks: remark ? { text: remark.text, revision: remark.revision } : null,
    ...lastUpdate(changesOf(filled, [scriptKey])),
  }
}

const partOf = ({ name }: { name: string | null }) => (name === null ? 'COMPANY' : 'SECTION')

const selectSurveys = ({ questionnaire }: SectionCheck, filled: SectionData, keys?: readonly string[]) =>
  surveysOf(questionnaire, partOf(filled)).filter(({ scriptKey }) => !keys || keys.includes(scriptKey))

/** What came out of a section, in all of its scripts or only in these. */
function createSectionResult(
  check: SectionCheck,
  filled: SectionData,
  keys?: readonly string[],
): SectionResult {
  const surveys = selectSurveys(check, filled, keys)
  const scripts = surveys.map((survey) => createScriptResult(check, filled, survey))
  const summary = mergeSummaries(scripts)
  return {
    id: filled.id,
    name: filled.name!,
    ...summary,
    scripts,
    actions: surveys.flatMap((survey) => measuresOf(check.questionnaire, survey, filled.given)),
    resume: summary.status === 'GREY' ? findResumePage(check, filled.id, filled.answers, keys) : null,
  }
}

/** What came out of several sections. */
async function createSectionResults(
  check: SectionCheck,
  parts: readonly SectionData[],
  keys?: readonly string[],
) {
  const results: SectionResult[] = []
  for (const filled of parts) {
    results.push(createSectionResult(check, filled, keys))
    if (results.length % SECTIONS_PER_TICK === 0) await setImmediate()
  }
  return results
}

/** What came out of one section. Refuses with 404 when it is absent or of another company. */
export async function readSectionResult(db: Db, check: SectionCheck, id: number): Promise<CheckResult> {
  const [filled] = await readSectionData(db, check, (section) => section.id === id && section.name !== null)
  if (!filled) throw new Refusal(404)
  const section = createSectionResult(check, filled)
  const { name, resume } = section
  const keys = section.scripts.map(({ scriptKey }) => scriptKey)
  return {
    name,
    ...mergeSummaries([section]),
    ...lastUpdate(changesOf(filled, keys)),
    checkSections: [section],
    matrixLabels: matrixLabelsOf(check),
    genericResults: [],
    resume,
  }
}

/** The scripts that a key of the matrix stands for, with their name: of a column or of one script. */
function requireScripts({ questionnaire }: SectionCheck, key: string) {
  const column = questionnaire.columns.find(({ columnKey }) => columnKey === key)
  if (column) return { name: column.label, keys: column.scriptKeys, isGeneric: false }
  const script = questionnaire.scripts.find(({ scriptKey }) => scriptKey === key)
  if (script?.scriptType !== 'SURVEY') throw new Refusal(404)
  return { name: script.title, keys: [key], isGeneric: script.genericScript }
}

/**
 * What came out of a script, or a column of the matrix, in every section; or for the company, when it is asked once.
 * Refuses with 404 when there is no such script.
 */
export async function readScriptResult(db: Db, check: SectionCheck, key: string): Promise<CheckResult> {
  const { name, keys, isGeneric } = requireScripts(check, key)
  const parts = await readSectionData(db, check, (section) => (section.name === null) === isGeneric)
  const update = lastUpdate(parts.flatMap((filled) => changesOf(filled, keys)))
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
    matrixLabels: [{ scriptKey: key, label: name }],
    genericResults: [],
    resume: sections.find(({ resume }) => resume !== null)?.resume ?? null,
  }
}

/** What came out of everything. `name`: what the plan for the whole company is about. Refuses with 404. */
export async function readCompanyResult(db: Db, check: SectionCheck, name: string): Promise<CheckResult> {
  const parts = await readSectionData(db, check, () => true)
  const company = parts.find((filled) => filled.name === null)
  if (!company) throw new Refusal(404)
  const sections = await createSectionResults(
    check,
    parts.filter((filled) => filled !== company),
  )
  const scripts = selectSurveys(check, company).map((survey) => createScriptResult(check, company, survey))
  const keys = check.questionnaire.scripts.map(({ scriptKey }) => scriptKey)
  return {
    name,
    ...summarizeCheck(sections, mergeSummaries(scripts)),
    ...lastUpdate(parts.flatMap((filled) => changesOf(filled, keys))),
    checkSections: sections,
    matrixLabels: matrixLabelsOf(check),
    genericResults: scripts,
    resume:
      sections.find(({ resume }) => resume !== null)?.resume ?? findResumePage(check, null, company.answers),
  }
}
