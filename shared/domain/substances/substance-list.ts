import * as v from 'valibot'

import { pageOf } from '#shared/domain/basics/page.ts'
import { pageQueryWith } from '#shared/domain/basics/page-query.ts'
import { INVALID, text } from '#shared/domain/basics/rules.ts'
import { StatusColor } from '#shared/domain/basics/status-color.ts'

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
