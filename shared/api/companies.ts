import * as v from 'valibot'

import { type CompanyInput, CompanySummary } from '#shared/domain/company.ts'
import { responseOf } from '#shared/domain/response.ts'
import { api } from './client.ts'

const Created = responseOf(v.object({ id: v.number() }))
const One = responseOf(CompanySummary)
const Many = responseOf(v.array(CompanySummary))

export const listCompanies = () => api.get('companies').json(Many)

export const createCompany = (input: CompanyInput) => api.post('companies', { json: input }).json(Created)

/** A company with what the user may do there and how its checks stand. */
export const getCompany = (companyId: number) => api.get(`companies/${companyId}/checks`).json(One)
