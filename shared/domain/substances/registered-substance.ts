import * as v from 'valibot'

import { StatusColor } from '#shared/domain/basics/status-color.ts'
import { SubstanceRecord } from './substance.ts'

// A substance as the server returns it.

const SheetFile = v.object({ id: v.number(), recordId: v.number(), name: v.string() })

/**
 * `amount`: stored with others of its group. `threshold`: from which PGS 15 asks for a storage of its own, both in kg
 * or litres. null where nothing is asked.
 */
const Storage = v.object({ amount: v.number(), threshold: v.number(), group: v.string() })

/**
 * `kind`: how it is done: in the record, in the questions, or with an action point. `reason`: '' for nothing to add.
 * `origin`: the answer that shows the risk; null for another kind.
 */
export const SubstanceStep = v.object({
  kind: v.picklist(['RECORD', 'QUESTIONS', 'RISK']),
  title: v.string(),
  reason: v.string(),
  origin: v.nullable(v.object({ scriptKey: v.string(), questionId: v.string() })),
})
export type SubstanceStep = v.InferOutput<typeof SubstanceStep>

/**
 * `archivedAt`: ISO 8601; null as long as it is used. `updatedAt`: ISO 8601; null when nobody has changed it since.
 * `reactsWith`: the names of some that stand in the same place and must not.
 */
export const Substance = v.object({
  id: v.number(),
  name: v.string(),
  revision: v.number(),
  record: SubstanceRecord,
  status: StatusColor,
  numUnfinished: v.number(),
  archivedAt: v.nullable(v.string()),
  updatedAt: v.nullable(v.string()),
  updatedBy: v.nullable(v.string()),
  nextStep: v.nullable(SubstanceStep),
  storage: v.nullable(Storage),
  reactsWith: v.array(v.string()),
  sheetFile: v.nullable(SheetFile),
})
export type Substance = v.InferOutput<typeof Substance>
