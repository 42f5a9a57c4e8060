import * as v from 'valibot'

import { pageOf } from '#shared/domain/basics/page.ts'
import { pageQueryWith } from '#shared/domain/basics/page-query.ts'
import { INVALID, text } from '#shared/domain/basics/rules.ts'
import { StatusColor } from '#shared/domain/basics/status-color.ts'
import { SubstanceRecord } from './substance.ts'

// The requests and responses of the register of hazardous substances.

/** Of the substances in use, what asks for attention first on top. */
export const substanceListColors = ['RED', 'GREY', 'ORANGE', 'GREEN'] as const
export type SubstanceListColor = (typeof substanceListColors)[number]

/** As many as fit on two large screens. */
export const SUBSTANCE_LIST_PAGE_SIZE = 20

/**
 * `search`: words that name, supplier, article number, places, tasks or statements contain. `storage`: exactly this
 * storage place. `status`: WHITE for substances that are not used any more; absent for all that are.
 */
export const SubstanceListQuery = v.object({
  ...pageQueryWith(SUBSTANCE_LIST_PAGE_SIZE).entries,
  storage: v.optional(text()),
  status: v.optional(v.picklist([...substanceListColors, 'WHITE'], INVALID)),
})
export type SubstanceListQuery = v.InferOutput<typeof SubstanceListQuery>

/** `places`: of its tasks. `statements`: of its label. `nextStep`: '' for nothing to do. */
export const SubstanceListItem = v.object({
  id: v.number(),
  name: v.string(),
  places: v.array(v.string()),
  statements: v.array(v.string()),
  isCmr: v.boolean(),
  storagePlace: v.string(),
  status: StatusColor,
  numUnfinished: v.number(),
  nextStep: v.string(),
})
export type SubstanceListItem = v.InferOutput<typeof SubstanceListItem>

/** `colors`: of those in use. `numRegistered`: of these, with the extra registration. `storagePlaces`: sorted. */
export const SubstanceListPage = v.object({
  ...pageOf(SubstanceListItem).entries,
  colors: v.object({ RED: v.number(), GREY: v.number(), ORANGE: v.number(), GREEN: v.number() }),
  numArchived: v.number(),
  numRegistered: v.number(),
  storagePlaces: v.array(v.string()),
})
export type SubstanceListPage = v.InferOutput<typeof SubstanceListPage>

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
