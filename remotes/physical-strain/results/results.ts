import type { CheckResult, ScriptResult, SectionResult } from '#shared/domain/section-check.ts'

/** The results that a page shows. `pageKey`: the id of the function group, or the key of the script or column. */
export type Results = CheckResult & { pageKey: string }

/** The result of one script, and where it is shown. */
export type ShownScript = {
  script: ScriptResult
  title: string
  /** Key of the page, for links back to it. */
  pageKey: string
  /** null: the result is about the whole company. */
  section: Pick<SectionResult, 'id' | 'resume'> | null
}

/** Whether the work of a script or section occurs in the company. */
export const isChosen = ({ status }: { status: ScriptResult['status'] }) => status !== 'WHITE'
