import * as v from 'valibot'

import { pageOf } from '#shared/domain/basics/page.ts'
import { pageQueryWith } from '#shared/domain/basics/page-query.ts'
import { INVALID, text } from '#shared/domain/basics/rules.ts'
import { StatusColor } from '#shared/domain/basics/status-color.ts'
import { SubstanceRecord } from './substance.ts'

// The requests and responses of the register of hazardous substances.

/** The colours of the substances in use, what asks for attention first on top. */
export const registerColors = ['RED', 'GREY', 'ORANGE', 'GREEN'] as const
export type RegisterColor = (typeof registerColors)[number]

/** Substances on a page of the register: as many as fit on two large screens. */
export const REGISTER_PAGE_SIZE = 20

/**
 * The query parameters of a page of the register. `search`: words that name, supplier, article number, places, tasks or
 * statements contain. `storage`: exactly this storage place. `status`: WHITE for substances that are not used any more;
 * absent for all that are.
 */
export const RegisterQuery = v.object({
  ...pageQueryWith(REGISTER_PAGE_SIZE).entries,
  storage: v.optional(text()),
  status: v.optional(v.picklist([...registerColors, 'WHITE'], INVALID)),
})
export type RegisterQuery = v.InferOutput<typeof RegisterQuery>

/** A substance in the list. `places`: of its tasks. `statements`: of its label. `nextStep`: what to do now; '' for nothing. */
export const RegisterItem = v.object({
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
export type RegisterItem = v.InferOutput<typeof RegisterItem>

/**
 * One page of the register. `colors`: the number of substances in use by colour. `numRegistered`: how many of these ask for the
 * extra registration. `storagePlaces`: in alphabetical order.
 */
export const RegisterPage = v.object({
  ...pageOf(RegisterItem).entries,
  colors: v.object({ RED: v.number(), GREY: v.number(), ORANGE: v.number(), GREEN: v.number() }),
  numArchived: v.number(),
  numRegistered: v.number(),
  storagePlaces: v.array(v.string()),
})
export type RegisterPage = v.InferOutput<typeof RegisterPage>

/** A file of the company file. */
const SheetFile = v.object({ id: v.number(), recordId: v.number(), name: v.string() })

/**
 * What is stored beside a substance with others of its group, and from which amount PGS 15 asks for a storage of its own, in
 * kg or litres. null where nothing is asked.
 */
const Storage = v.object({ amount: v.number(), threshold: v.number(), group: v.string() })

/** What to do now with a substance. `kind`: how it is done: in its record, in its questions, or with an action point. */
export const SubstanceStep = v.object({
  kind: v.picklist(['RECORD', 'QUESTIONS', 'RISK']),
  title: v.string(),
  /** Why; '' for nothing to add. */
  reason: v.string(),
  /** The answer that shows the risk; null for another kind. */
  origin: v.nullable(v.object({ scriptKey: v.string(), questionId: v.string() })),
})
export type SubstanceStep = v.InferOutput<typeof SubstanceStep>

/** A substance with everything that its page shows. `updatedAt`: ISO 8601; null when nobody has changed it since. */
export const Substance = v.object({
  id: v.number(),
  name: v.string(),
  revision: v.number(),
  record: SubstanceRecord,
  status: StatusColor,
  numUnfinished: v.number(),
  /** ISO 8601; null as long as it is used. */
  archivedAt: v.nullable(v.string()),
  updatedAt: v.nullable(v.string()),
  updatedBy: v.nullable(v.string()),
  nextStep: v.nullable(SubstanceStep),
  storage: v.nullable(Storage),
  sheetFile: v.nullable(SheetFile),
})
export type Substance = v.InferOutput<typeof Substance>
