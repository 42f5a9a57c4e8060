import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import { PageQuery } from '#shared/domain/basics/page-query.ts'
import { CompanySummary, CompanySummaryPage, MAX_LISTED_COMPANIES } from '#shared/domain/companies/company.ts'
import { CompanyInput } from '#shared/domain/companies/company-input.ts'
import { createCompany } from './create-company.ts'
import { findCompany, listCompanies, listOwnCompanies } from './queries.ts'
import { searchCompanies } from './search-queries.ts'

export function companyRoutes(app: FastifyInstance): void {
  const { db, config } = app

  route(
    app,
    {
      method: 'GET',
      url: '/rest/companies',
      access: 'user',
      summary: 'The companies the user owns, is invited to or coaches, by name, the first 500',
      response: v.array(CompanySummary),
    },
    async ({ user }) => {
      if (!user.roles.includes('BW_COACH')) return listCompanies(db, user, config)
      const query = { search: '', page: 1, size: MAX_LISTED_COMPANIES }
      return (await searchCompanies(db, user, query, config)).items
    },
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/companies',
      access: 'user',
      once: true,
      summary: 'Make a company; the user becomes its owner',
      body: CompanyInput,
      response: v.object({ id: v.number() }),
    },
    ({ body, user }) => createCompany(db, config, user.id, body),
  )

  route(
    app,
    {
      method: 'GET',
      url: '/rest/companies/own',
      access: 'user',
      forWidgets: true,
      summary: 'The companies the user owns, by name, the first 500',
      response: v.array(CompanySummary),
    },
    ({ user }) => listOwnCompanies(db, user, config),
  )

  route(
    app,
    {
      method: 'GET',
      url: '/rest/companies/search',
      access: 'user',
      forWidgets: true,
      summary: 'One page of the companies the user owns, is invited to or coaches, by name',
      query: PageQuery,
      response: CompanySummaryPage,
    },
    ({ user, query }) => searchCompanies(db, user, query, config),
  )

  route(
    app,
    {
      method: 'GET',
      url: '/rest/companies/externalId/:externalId',
      access: { company: {} },
      forWidgets: true,
      summary: 'The company that others know by this id',
      response: CompanySummary,
    },
    async ({ user, company }) => {
      const found = await findCompany(db, user, company.id, config)
      if (!found) throw new Refusal(403)
      return found
    },
  )
}
