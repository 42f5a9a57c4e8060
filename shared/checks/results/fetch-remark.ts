import { getScriptResult, getSectionResult } from '#shared/api/checks/section-checks.ts'
import type { CheckRef } from '#shared/domain/checks/check-ref.ts'

export async function fetchRemark(check: CheckRef, scriptKey: string, sectionId: number | null) {
  const { checkSections, genericResults } = await (sectionId === null
    ? getScriptResult(check, scriptKey)
    : getSectionResult(check, sectionId))
  const scripts = [...checkSections.flatMap((section) => section.scripts), ...genericResults]
  return scripts.find((script) => script.scriptKey === scriptKey)?.scriptRemarks ?? null
}
