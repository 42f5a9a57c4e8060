import type { RegisterColumn } from './register-column.ts'
import { furtherColumns } from './register-further-columns.ts'
import { judgementColumns } from './register-judgement-columns.ts'
import { productColumns } from './register-product-columns.ts'
import { taskColumns } from './register-task-columns.ts'

/** For export and import, in the order in which they are written: one line for each task of a substance. */
export const registerColumns: readonly RegisterColumn[] = [
  ...productColumns,
  ...taskColumns,
  ...judgementColumns,
  ...furtherColumns,
]

export const readableColumns: readonly RegisterColumn[] = registerColumns.filter(({ read }) => read)
