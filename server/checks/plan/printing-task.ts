import type { PlanSource } from './check/content.ts'
import type { CompanyPlanSource } from './company/content.ts'
import type { SubstanceDocument } from './substance-documents/source.ts'
import type { SubstanceListSource } from './substance-list/source.ts'
import type { TablesSource } from './tables/source.ts'

export type PrintingTask =
  | { plan: 'CHECK'; format: 'pdf' | 'xlsx'; source: PlanSource }
  | { plan: 'COMPANY'; format: 'pdf' | 'xlsx' | 'docx'; source: CompanyPlanSource }
  | { plan: 'NONE'; format: 'xlsx'; source: TablesSource }
  | { plan: 'REGISTER_DOCUMENT'; format: 'pdf'; source: SubstanceDocument }
  | { plan: 'REGISTER'; format: 'csv' | 'xlsx'; source: SubstanceListSource }
/** Each part blocks for some milliseconds; a file of 50 MB in one message, a third of a second on a busy computer. */
export type PrintedPart = { part: Uint8Array }
export type PrintingEnd = { failure?: string; residentBytes: number }
