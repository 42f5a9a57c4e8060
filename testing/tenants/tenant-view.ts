import { accessLevelOf } from '#shared/domain/basics/access.ts'
import type { CheckEntry } from '#shared/domain/checks/check-entry.ts'
import type { Section } from '#shared/domain/checks/section-check.ts'
import type { CompanySummary } from '#shared/domain/companies/company.ts'
import type { Invitee } from '#shared/domain/companies/invitation.ts'
import type { ApiResponse, Client } from '../harness/client.ts'
import { type Company, type Tenants, testedChecks } from './tenant-model.ts'

// Reads the data that an actor has access to, in the shape of the model. Also sends requests that must be refused.

const ascending = (a: number, b: number) => a - b
const idsOf = (companies: CompanySummary[]) => companies.map(({ id }) => id).toSorted(ascending)

const withRisks = (response: ApiResponse, groupsOf: (response: ApiResponse) => Section[]) =>
  response.status === 200 ? groupsOf(response).map(({ id, numRisks }) => [id, numRisks]) : response.status

/** `foreign`: the id of a function group of another company, or of none. */
async function findStrainAt(browser: Client, { id }: Company, foreign: number) {
  const path = `/rest/${id}/physicalstrain`
  const [groups, matrix, result, answers, overview] = await Promise.all([
    browser.get(`${path}/functiongroup`),
    browser.get(`${path}/result/matrix`),
    browser.get(`${path}/functiongroup/${foreign}/result`),
    browser.get(`${path}/answers?checkSectionId=${foreign}`),
    browser.get(`${path}/survey/EDUCATION/sectionanswers?checkSectionId=${foreign}`),
  ])
  const others = new Set([result.status, answers.status, overview.status])
  return {
    groups: withRisks(groups, ({ body }) => body.responseObject),
    matrix: withRisks(matrix, ({ body }) => body.responseObject.checkSections),
    foreign: others.size === 1 ? result.status : [...others],
  }
}

async function findAt(browser: Client, company: Company, foreign: number) {
  const [found, strain] = await Promise.all([
    findCompanyAt(browser, company),
    findStrainAt(browser, company, foreign),
  ])
  return { ...found, ...strain }
}

async function findCompanyAt(browser: Client, { id }: Company) {
  const path = `/rest/companies/${id}`
  const [company, details, ...started] = await Promise.all([
    browser.get(`${path}/checks`),
    browser.get(`${path}/update`),
    ...testedChecks.map((check) => browser.post(`${path}/start-check/${check}`)),
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
    sees: testedChecks.map((check) => seen.includes(check)),
    invitees: invitees.map(({ invitationId }: Invitee) => invitationId).toSorted(ascending),
  }
}

export async function viewOf(browser: Client, { companies, groups }: Tenants): Promise<unknown> {
  const foreignTo = (company: Company) => groups.findLast((group) => group.company !== company)?.id ?? 9999
  const [list, search, ...found] = await Promise.all([
    browser.get('/rest/companies'),
    browser.get('/rest/companies/search?size=100'),
    ...companies.map((company) => findAt(browser, company, foreignTo(company))),
  ])
  const lists = [list.body.responseObject, search.body.responseObject.items]
  return { lists: lists.map(idsOf), found }
}
