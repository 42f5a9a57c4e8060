import type { CheckResult, ScriptResult, SectionResult } from '#shared/domain/checks/section-check.ts'
import type { SectionSummary } from '../check-context.ts'

/** `pageKey`: the id of a section, or the key of a script or column. `summary`: what the check shows above. */
export type Results = CheckResult & {
  pageKey: string
  summary?: (Pick<SectionSummary, 'Component'> & { data: unknown }) | undefined
}

export type ShownScript = {
  script: ScriptResult
  title: string
  /** The fragment that leads to it on its page. */
  anchor: string
  pageKey: string
  /** null: about the whole company. */
  section: Pick<SectionResult, 'id' | 'resume' | 'archivedAt'> | null
}

type Subject = Pick<ScriptResult, 'status' | 'isUnknown'>

export const isChosen = ({ status, isUnknown }: Subject) => status !== 'WHITE' && !isUnknown

/** Somebody said that its work does not occur. */
export const isExcluded = ({ status }: Subject) => status === 'WHITE'

/** "Dragen, Tillen". */
export const namesOf = (subjects: readonly { name: string }[]) => subjects.map(({ name }) => name).join(', ')
