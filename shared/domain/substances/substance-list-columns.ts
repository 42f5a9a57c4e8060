import type { SubstanceListColumn } from './substance-list-column.ts'
import { furtherColumns } from './substance-list-further-columns.ts'
import { judgementColumns } from './substance-list-judgement-columns.ts'
import { productColumns } from './substance-list-product-columns.ts'
import { taskColumns } from './substance-list-task-columns.ts'

/** For export and import, in the order in which they are written: one line for each task of a substance. */
export const substanceListColumns: readonly SubstanceListColumn[] = [
  ...productColumns,
  ...taskColumns,
  ...judgementColumns,
  ...furtherColumns,
]

export const readableColumns: readonly SubstanceListColumn[] = substanceListColumns.filter(({ read }) => read)
