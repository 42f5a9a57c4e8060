import { api } from '#shared/api/basics/client.ts'
import { checkUrl } from '#shared/api/checks/check-url.ts'
import { responseOf } from '#shared/domain/basics/response.ts'
import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import { SubstanceListPage, type SubstanceListQuery } from '#shared/domain/substances/substance-list.ts'

/** An empty page when the list was not started. */
export const listSubstancePage = (ref: CheckRef, query: SubstanceListQuery) =>
  api.get(checkUrl(ref, 'register'), { searchParams: { ...query } }).json(responseOf(SubstanceListPage))
