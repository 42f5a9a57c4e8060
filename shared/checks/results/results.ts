import type { CheckResult, ScriptResult, SectionResult } from '#shared/domain/checks/section-check.ts'
import type { SectionSummary } from '../check-context.ts'

/**
 * The results that a page shows. `pageKey`: the id of the section, or the key of the script or column. `summary`: what the
 * theme shows of the section above them.
 */
export type Results = CheckResult & {
  pageKey: string
  summary?: (Pick<SectionSummary, 'Component'> & { data: unknown }) | undefined
}

/** The result of one script, and where it is shown. */
export type ShownScript = {
  script: ScriptResult
  title: string
  /** The part of the address that leads to it on its page. */
  anchor: string
  /** Key of the page, for links back to it. */
  pageKey: string
  /** null: the result is about the whole company. */
  section: Pick<SectionResult, 'id' | 'resume' | 'archivedAt'> | null
}

type Subject = Pick<ScriptResult, 'status' | 'isUnknown'>

/** Whether the work of a script or section occurs in the company. */
export const isChosen = ({ status, isUnknown }: Subject) => status !== 'WHITE' && !isUnknown

/** Whether somebody said that the work of a script or section does not occur. */
export const isExcluded = ({ status }: Subject) => status === 'WHITE'

/** The names of scripts or sections: "Dragen, Tillen". */
export const namesOf = (subjects: readonly { name: string }[]) => subjects.map(({ name }) => name).join(', ')
