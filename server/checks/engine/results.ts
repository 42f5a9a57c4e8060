import { Refusal } from '#server/platform/http/refusal.ts'
import { mergeSummaries } from '#shared/domain/checks/check-flow.ts'
import type { CheckResult } from '#shared/domain/checks/section-check.ts'
import {
  changesOf,
  createCompanyResult,
  createScriptResult,
  createSectionResult,
  createSectionResults,
  lastUpdate,
  matrixLabelsOf,
  selectSurveys,
} from './create-results.ts'
import { type Db, isInUse, type SectionCheck, type SectionRow } from './queries.ts'
import { findResumePage } from './resume.ts'
import { listSectionData, type SectionData } from './section-data.ts'
import { refreshIfOutdated } from './status.ts'

/** In order of creation. Throws a Refusal with 404 when the check was not started. */
export async function readSectionData(
  db: Db,
  check: SectionCheck,
  isIncluded: (section: Pick<SectionRow, 'id' | 'name' | 'archivedAt'>) => boolean,
): Promise<SectionData[]> {
  if (!(await refreshIfOutdated(db, check))) throw new Refusal(404)
  return listSectionData(db, check, isIncluded)
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
  const result = await createCompanyResult(check, await readSectionData(db, check, isInUse), name)
  if (!result) throw new Refusal(404)
  return result
}
