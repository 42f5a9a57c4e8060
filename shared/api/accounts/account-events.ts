import type * as v from 'valibot'
import { api } from '#shared/api/basics/client.ts'
import { AccountEvent, UserAccountEvent } from '#shared/domain/accounts/account-event.ts'
import { pageOf } from '#shared/domain/basics/page.ts'
import type { PageQuery } from '#shared/domain/basics/page-query.ts'
import { responseOf } from '#shared/domain/basics/response.ts'

const OwnPageResponse = responseOf(pageOf(AccountEvent))
const UserEventPage = pageOf(UserAccountEvent)
export type UserEventPage = v.InferOutput<typeof UserEventPage>
const UserPageResponse = responseOf(UserEventPage)

export const listAccountEventPage = (query: Pick<PageQuery, 'page' | 'size'>) =>
  api.get('person/events', { searchParams: { ...query } }).json(OwnPageResponse)

/** For administrators. `page`: from 1. */
export const listUserEventPage = (userId: number, page: number) =>
  api.get(`admin/users/${userId}/events`, { searchParams: { page } }).json(UserPageResponse)
