import { Activity } from '#shared/domain/activity.ts'
import { pageOf } from '#shared/domain/page.ts'
import type { PageQuery } from '#shared/domain/page-query.ts'
import { responseOf } from '#shared/domain/response.ts'
import { api } from './client.ts'

const PageResponse = responseOf(pageOf(Activity))

/** Returns one page of what happened in a company, as far as the user sees it, the newest first. */
export const listActivityPage = (companyId: number, query: Pick<PageQuery, 'page' | 'size'>) =>
  api.get(`companies/${companyId}/activities`, { searchParams: { ...query } }).json(PageResponse)
