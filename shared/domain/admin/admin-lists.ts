import * as v from 'valibot'

import { pageOf } from '#shared/domain/basics/page.ts'
import { pageQueryWith } from '#shared/domain/basics/page-query.ts'

/** Source: docs/product.md, section 9. */
const PAGE_SIZE = 20

/** Items beyond it are not counted and have no pages: counting millions takes too long. */
export const MAX_COUNT = 10_000

/** `search`: words that must all occur, in any order and any field, ignoring case and accents; '' for all. */
export const AdminListQuery = pageQueryWith(PAGE_SIZE)
export type AdminListQuery = v.InferOutput<typeof AdminListQuery>

/** `count` and `total` are at most `MAX_COUNT`. `isCountCapped`, `isTotalCapped`: there are more. */
const adminPageOf = <const T extends v.GenericSchema>(item: T) =>
  v.object({ ...pageOf(item).entries, isCountCapped: v.boolean(), isTotalCapped: v.boolean() })

/** `roles` may contain roles that this version does not know. */
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

export const AdminUserPage = adminPageOf(AdminUser)
export type AdminUserPage = v.InferOutput<typeof AdminUserPage>

export const AdminCompany = v.object({
  id: v.number(),
  name: v.string(),
  ownerName: v.string(),
  ownerEmail: v.string(),
})
export type AdminCompany = v.InferOutput<typeof AdminCompany>

export const AdminCompanyPage = adminPageOf(AdminCompany)
export type AdminCompanyPage = v.InferOutput<typeof AdminCompanyPage>
