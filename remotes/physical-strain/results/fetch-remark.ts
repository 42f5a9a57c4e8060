import { getFunctionGroupResult, getScriptResult } from '#shared/api/physical-strain.ts'

/** The remark with a script as it is stored now; null when there is none. */
export async function fetchRemark(companyId: number, scriptKey: string, checkSectionId: number | null) {
  const { checkSections, genericResults } = await (checkSectionId === null
    ? getScriptResult(companyId, scriptKey)
    : getFunctionGroupResult(companyId, checkSectionId))
  const scripts = [...checkSections.flatMap((section) => section.scripts), ...genericResults]
  return scripts.find((script) => script.scriptKey === scriptKey)?.scriptRemarks ?? null
}
