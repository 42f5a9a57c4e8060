import { getFunctionGroupResult, getScriptResult } from '#shared/api/physical-strain.ts'

/** Fetches the stored remark on a script; null when there is none. */
export async function fetchRemark(companyId: number, scriptKey: string, sectionId: number | null) {
  const { checkSections, genericResults } = await (sectionId === null
    ? getScriptResult(companyId, scriptKey)
    : getFunctionGroupResult(companyId, sectionId))
  const scripts = [...checkSections.flatMap((section) => section.scripts), ...genericResults]
  return scripts.find((script) => script.scriptKey === scriptKey)?.scriptRemarks ?? null
}
