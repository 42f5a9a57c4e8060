import * as v from 'valibot'

import { pageOf } from '#shared/domain/basics/page.ts'
import { pageQueryWith } from '#shared/domain/basics/page-query.ts'

// The lists of all users and of all companies, for administrators.

/** Number of items on a page. Source: docs/product.md, section 9. */
const PAGE_SIZE = 20

/** Up to this number, items are counted and offered as pages: counting millions takes too long. */
export const MAX_COUNT = 10_000

/**
 * The query parameters of a page. `search`: words that must all occur in one of the searched fields, in any order,
 * ignoring case and accents; '' for all items.
 */
export const AdminListQuery = pageQueryWith(PAGE_SIZE)
export type AdminListQuery = v.InferOutput<typeof AdminListQuery>

/**
 * Returns the schema of a page. `count` and `total` are at most `MAX_COUNT`; `isCountCapped` and `isTotalCapped`: whether
 * there are more items. Only the first `MAX_COUNT` items are on a page.
 */
const adminPageOf = <const T extends v.GenericSchema>(item: T) =>
  v.object({ ...pageOf(item).entries, isCountCapped: v.boolean(), isTotalCapped: v.boolean() })

/** A user. `roles` may contain roles that this version does not know. */
export const AdminUser = v.object({
  id: v.number(),
  firstName: v.string(),
  middleName: v.string(),
  lastName: v.string(),
  fullName: v.string(),
  emailAddress: v.string(),
  roles: v.array(v.string()),
  receivesNewsletter: v.boolean(),
})
export type AdminUser = v.InferOutput<typeof AdminUser>

/** A page of users, by first name and last name. */
export const AdminUserPage = adminPageOf(AdminUser)
export type AdminUserPage = v.InferOutput<typeof AdminUserPage>

/** A company. `ownerName`: the full name of its owner. */
export const AdminCompany = v.object({
  id: v.number(),
  name: v.string(),
  ownerName: v.string(),
  ownerEmail: v.string(),
})
export type AdminCompany = v.InferOutput<typeof AdminCompany>

/** A page of companies, by name. */
export const AdminCompanyPage = adminPageOf(AdminCompany)
export type AdminCompanyPage = v.InferOutput<typeof AdminCompanyPage>
