import type { StoredCell } from '#server/platform/database/schema.ts'
import { type RiskSummary, summarizeCheck, surveysOf } from '#shared/domain/checks/check-flow.ts'
import type { Cell, Matrix, ResumePage } from '#shared/domain/checks/section-check.ts'
import { findLatest, matrixLabelsOf } from './create-results.ts'
import {
  checkKeyOf,
  countRisks,
  type Db,
  findLastSection,
  isInUse,
  listAnswerRows,
  listSectionItems,
  listSectionRows,
  type SectionCheck,
  type SectionRow,
} from './queries.ts'
import { findResumePage } from './resume.ts'
import { toSection } from './sections.ts'
import { refreshIfOutdated } from './status.ts'

/** `sections`: those in use. `rows`: these and the company. */
type Sections = { rows: SectionRow[]; company: SectionRow; sections: SectionRow[] }

async function readSections(db: Db, check: SectionCheck): Promise<Sections | undefined> {
  if (!(await refreshIfOutdated(db, check))) return undefined
  const rows = (await listSectionRows(db, checkKeyOf(check))).filter(isInUse)
  const company = rows.find(({ name }) => name === null)
  // The check was deleted after the first query.
  if (!company) return undefined
  return { rows, company, sections: rows.filter(({ name }) => name !== null) }
}

const emptyCell: Omit<StoredCell, 'key'> = {
  status: 'WHITE',
  numUnfinished: 0,
  isUnknown: false,
  risks: [],
}

function cellOf({ cells }: SectionRow, scriptKey: string, name: string) {
  const found = cells.find(({ key }) => key === scriptKey) ?? emptyCell
  const { status, numUnfinished, isUnknown, risks } = found
  const cell: Cell = { scriptKey, name, status, numUnfinished, isUnknown, numRisks: risks.length }
  return { cell, risks: risks.map((label) => ({ label })) }
}

const noRisks: Matrix['risksByUrgency'] = { NOW: 0, SOON: 0, LATER: 0 }

export async function readMatrix(db: Db, check: SectionCheck): Promise<Matrix> {
  const matrixLabels = matrixLabelsOf(check)
  const { disclaimers = [] } = check.questionnaire
  const parts = await readSections(db, check)
  if (!parts) {
    const none: RiskSummary = { status: 'WHITE', numUnfinished: 0, numRisks: 0 }
    const empty = { checkSections: [], genericResults: [], lastUpdated: null, lastUpdatedBy: null }
    return { ...none, ...empty, matrixLabels, risksByUrgency: noRisks, numNewQuestions: 0, disclaimers }
  }
  const { rows, sections, company } = parts
  const counts = await countRisks(db, checkKeyOf(check))
  const countsBySection = Map.groupBy(counts, ({ sectionId }) => sectionId)
  const risksByUrgency = (ids: readonly number[]) => {
    const numbers = { ...noRisks }
    for (const id of ids)
      for (const { urgency, count } of countsBySection.get(id) ?? []) numbers[urgency] += Number(count)
    return numbers
  }
  const last = findLatest(rows, ({ updatedAt }) => updatedAt)
  return {
    ...summarizeCheck(check.questionnaire, sections, company),
    lastUpdated: last?.updatedAt?.toISOString() ?? null,
    lastUpdatedBy: last?.updatedBy ?? null,
    matrixLabels,
    risksByUrgency: risksByUrgency(rows.map(({ id }) => id)),
    checkSections: sections.map((section) => ({
      ...toSection(section),
      risksByUrgency: risksByUrgency([section.id]),
      scripts: matrixLabels.map(({ scriptKey, label }) => cellOf(section, scriptKey, label).cell),
    })),
    genericResults: surveysOf(check.questionnaire, 'COMPANY').map(({ scriptKey, title }) => {
      const { cell, risks } = cellOf(company, scriptKey, title)
      return { ...cell, risks }
    }),
    numNewQuestions: rows.reduce((sum, { numNewQuestions }) => sum + numNewQuestions, 0),
    disclaimers,
  }
}

const SECTIONS_AT_ONCE = 50

async function findFirstPage(
  db: Db,
  check: SectionCheck,
  parts: readonly Pick<SectionRow, 'id' | 'name'>[],
): Promise<ResumePage | null> {
  const rows = await listAnswerRows(db, { sectionIds: parts.map(({ id }) => id) })
  const rowsIn = Map.groupBy(rows, ({ sectionId }) => sectionId)
  for (const { id, name } of parts) {
    const page = findResumePage(check, name === null ? null : id, rowsIn.get(id) ?? [])
    if (page) return page
  }
  return null
}

/** Null when the check is finished, has no sections yet, or no page leads to what is open. */
export async function findStartPage(db: Db, check: SectionCheck, userId: number): Promise<ResumePage | null> {
  if (!(await refreshIfOutdated(db, check))) return null
  const rows = (await listSectionItems(db, checkKeyOf(check))).filter(isInUse)
  const [sections, company] = [
    rows.filter(({ name }) => name !== null),
    rows.find(({ name }) => name === null),
  ]
  // Without the row of the company, the check was deleted after the first query.
  if (!company || sections.length === 0) return null
  const last = await findLastSection(db, checkKeyOf(check), userId)
  const open = [...sections, company].filter(({ status }) => status === 'GREY')
  const [first, ...others] = last ? [last, ...open.filter(({ id }) => id !== last.id)] : open
  if (!first) return null
  // Usually enough: then the answers in the others are not read.
  const page = await findFirstPage(db, check, [first])
  if (page) return page
  for (let at = 0; at < others.length; at += SECTIONS_AT_ONCE) {
    const found = await findFirstPage(db, check, others.slice(at, at + SECTIONS_AT_ONCE))
    if (found) return found
  }
  return null
}
