import { api } from '#shared/api/basics/client.ts'
import { pageOf } from '#shared/domain/basics/page.ts'
import type { PageQuery } from '#shared/domain/basics/page-query.ts'
import { responseOf } from '#shared/domain/basics/response.ts'
import { CompanyActivity } from '#shared/domain/companies/company-activity.ts'

const PageResponse = responseOf(pageOf(CompanyActivity))

/** As far as the user sees it, the newest first. */
export const listCompanyActivityPage = (companyId: number, query: Pick<PageQuery, 'page' | 'size'>) =>
  api.get(`companies/${companyId}/activities`, { searchParams: { ...query } }).json(PageResponse)
