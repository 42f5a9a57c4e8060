import { accessLevelOf } from '#shared/domain/access.ts'
import type { CheckEntry } from '#shared/domain/check.ts'
import type { CompanySummary } from '#shared/domain/company.ts'
import type { Invitee } from '#shared/domain/invitation.ts'
import type { Client } from './client.ts'
import { asked, type Company } from './tenants-model.ts'

// What the server shows somebody, in the words of the model. It is asked for everything, also for what it must refuse.

const ascending = (one: number, other: number) => one - other
const idsOf = (companies: CompanySummary[]) => companies.map(({ id }) => id).toSorted(ascending)

async function findAt(browser: Client, { id }: Company) {
  const path = `/rest/companies/${id}`
  const [company, details, ...started] = await Promise.all([
    browser.get(`${path}/checks`),
    browser.get(`${path}/update`),
    ...asked.map((check) => browser.post(`${path}/start-check/${check}`)),
  ])
  const found = {
    details: details.status === 200 ? details.body.responseObject.name : details.status,
    starts: started.map(({ status }) => status),
  }
  if (company.status !== 200) return { ...found, level: company.status }
  const { permission, checks, invitees } = company.body.responseObject
  const seen = checks.map(({ check }: CheckEntry) => check)
  return {
    ...found,
    level: accessLevelOf(permission),
    sees: asked.map((check) => seen.includes(check)),
    guests: invitees.map(({ invitationId }: Invitee) => invitationId).toSorted(ascending),
  }
}

/** Both of somebody's lists, and what they find at each of these companies. */
export async function viewOf(browser: Client, companies: Company[]): Promise<unknown> {
  const [list, search, ...found] = await Promise.all([
    browser.get('/rest/companies'),
    browser.get('/rest/companies/search?size=100'),
    ...companies.map((company) => findAt(browser, company)),
  ])
  const lists = [list.body.responseObject, search.body.responseObject.items]
  return { lists: lists.map(idsOf), found }
}
