import type { Check } from '#shared/domain/basics/check.ts'
import type { Outcome } from '../data-export/outcome.ts'
import type { FileOutcome } from '../data-export/zip-process.ts'
import type { Part } from './part.ts'
import type { Reader } from './reader.ts'
import type { PlacedRecord, RecordFile } from './records.ts'

/** `paths`: of its files in the ZIP. `remark`: '' for none. */
export type PartResult = Pick<Part, 'group' | 'title' | 'none'> & {
  outcome: Outcome
  paths: readonly string[]
  remark: string
}

/** What the ZIP contains, and what it should contain but does not. `product`: the name of the portal. */
export type CompanyContents = {
  product: string
  madeAt: Date
  reader: Reader
  parts: PartResult[]
  /** null for a reader who may not see the company file. */
  records: readonly PlacedRecord[] | null
  fileOutcomes: Map<RecordFile, FileOutcome>
  omittedChecks: readonly Check[]
}
