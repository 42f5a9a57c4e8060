import { expect, test } from 'vitest'

import { checks } from '#shared/domain/basics/check.ts'
import type { CompanySummary } from '#shared/domain/companies/company.ts'
import { companiesIn, type User } from '../../testing/factories/companies.ts'
import { useBackEnd } from '../../testing/harness/back-end.ts'

const backEnd = useBackEnd()
const { createUser, createCompany, invite, openToCoaches } = companiesIn(backEnd)

const input = {
  name: 'Metaal Noord',
  numberOfEmployees: '<10',
  branch: 'Metaalbewerking',
  membership: 'Geen van beide',
}

const list = async ({ browser }: User, path = '/rest/companies'): Promise<CompanySummary[]> =>
  (await browser.get(path)).body.responseObject
const namesOf = async (user: User, path?: string) => (await list(user, path)).map(({ name }) => name)

test('a user owns the company that they create, and sees its six checks', async () => {
  const els = await createUser('els')
  const made = await els.browser.post('/rest/companies', { ...input, name: ' Metaal Noord ' })
  expect(made.status).toBe(200)
  expect(made.body.responseObject).toEqual({ id: 1 })

  const { status, body } = await els.browser.get('/rest/companies/1/checks')
  expect(status).toBe(200)
  expect(body.responseObject).toMatchObject({
    id: 1,
    externalId: expect.stringMatching(/^[\da-f-]{36}$/),
    name: 'Metaal Noord',
    permission: {
      hasWriteAccess: true,
      userRole: 'COMPANY_OWNER',
      coachInvited: false,
      companyOwner: true,
      companyAdmin: false,
      isInvitee: false,
    },
  })
  expect(body.responseObject.checks.map(({ check }: { check: string }) => check)).toEqual(checks)
  expect(await backEnd.sql`select * from company`).toMatchObject([
    { owner_id: els.id, name: 'Metaal Noord', number_of_employees: '<10', membership: 'Geen van beide' },
  ])
})

test.each([
  [{ name: ' ' }, 'name', 'Dit is een verplicht veld.'],
  [{ name: 'a'.repeat(256) }, 'name', 'Vul hier maximaal 255 tekens in.'],
  [{ numberOfEmployees: '12' }, 'numberOfEmployees', 'Dit is een verplicht veld.'],
  [{ branch: 'Bakkerij' }, 'branch', 'Dit is een verplicht veld.'],
  [{ membership: '' }, 'membership', 'Dit is een verplicht veld.'],
])('a company with %o is refused', async (changes, field, message) => {
  const { browser } = await createUser('els')
  const { status, body } = await browser.post('/rest/companies', { ...input, ...changes })
  expect(status).toBe(400)
  expect(body.errors).toEqual([{ field, message }])
  expect(await backEnd.sql`select * from company`).toEqual([])
})

test('ignores another owner in a new company', async () => {
  const [els, jan] = [await createUser('els'), await createUser('jan')]
  await els.browser.post('/rest/companies', { ...input, owner_id: jan.id, ownerId: jan.id })
  expect(await backEnd.sql`select owner_id from company`).toEqual([{ owner_id: els.id }])
})

test('a started check has its status', async () => {
  const els = await createUser('els')
  const id = await createCompany(els)
  await backEnd.sql`
    insert into company_check (company_id, "check", status, num_unfinished)
    values (${id}, 'PHYSICAL_STRAIN', 'GREY', 3), (${id}, 'HAZARDOUS_SUBSTANCES', 'RED', 0)`
  const [company] = await list(els)
  expect(company?.checks).toMatchObject([
    {
      checkStatus: 'GREY',
      numUnfinished: 3,
      started: true,
      checkUrl: `/bedrijven/${id}/checks/fysieke-belasting`,
    },
    {
      checkStatus: 'RED',
      started: true,
      checkUrl: `/bedrijven/${id}/checks/gevaarlijke-stoffen`,
    },
    { started: false, checkStatus: 'WHITE' },
    { started: false },
    { started: false },
    { started: false },
  ])
})

test('a check that is not finished can be resumed by those who may write, and says when it was last answered', async () => {
  const els = await createUser('els')
  const id = await createCompany(els)
  const [jan, kim] = [await createUser('jan'), await createUser('kim')]
  await invite(jan, id, { rights: 'READONLY' })
  await invite(kim, id, { rights: 'WRITE' })
  await els.browser.post(`/rest/companies/${id}/start-check/PHYSICAL_STRAIN`)
  const entryOf = async (user: User) => {
    const [{ resumeUrl, lastUpdated } = {}] = (await list(user))[0]?.checks ?? []
    return [resumeUrl, lastUpdated]
  }
  const url = `/check/fysieke-belasting/${id}`
  expect(await entryOf(els)).toEqual([url, null])
  await els.browser.post(`/rest/${id}/physicalstrain/survey/SITTING_WORK`, {
    questionId: 'applies',
    answers: [{ answerId: 'no', value: '' }],
    revision: 0,
  })
  const [row] = await backEnd.sql`select max(updated_at) as at from check_section`
  const at = (row!.at as Date).toISOString()
  expect(await entryOf(els)).toEqual([url, at])
  expect(await entryOf(kim)).toEqual([url, at])
  expect(await entryOf(jan)).toEqual([null, at])
})

test('the list contains companies owned and invited to, by name, and no others', async () => {
  const [els, jan] = [await createUser('els'), await createUser('jan')]
  const names = ['zinkerij', 'Bankwerk', 'Anker', 'Gesloten']
  const ids: number[] = []
  for (const name of names) ids.push(await createCompany(els, name))
  await createCompany(jan, 'Draaierij')
  await invite(jan, ids[0]!)
  await invite(jan, ids[1]!, { rights: 'WRITE' })
  await invite(jan, ids[3]!, { accepted: false })

  expect(await namesOf(jan)).toEqual(['Bankwerk', 'Draaierij', 'zinkerij'])
  expect(await namesOf(jan, '/rest/companies/own')).toEqual(['Draaierij'])
  expect(await namesOf(els)).toEqual(['Anker', 'Bankwerk', 'Gesloten', 'zinkerij'])
  expect((await list(jan)).map(({ permission }) => [permission.userRole, permission.hasWriteAccess])).toEqual(
    [
      ['COLLEAGUE', true],
      ['COMPANY_OWNER', true],
      ['COLLEAGUE', false],
    ],
  )
})

test('an invitee sees only the checks of the invitation', async () => {
  const [els, jan] = [await createUser('els'), await createUser('jan')]
  const id = await createCompany(els)
  await invite(jan, id)
  const seen = (await jan.browser.get(`/rest/companies/${id}/checks`)).body.responseObject as CompanySummary
  expect(seen.checks.map(({ check }) => check)).toEqual(['PHYSICAL_STRAIN', 'WELDING_SMOKE'])
})

test('a coach sees companies that are open to coaches, with all their checks; other users do not', async () => {
  const els = await createUser('els')
  const coach = await createUser('coach', ['BW_USER', 'BW_COACH'])
  const jan = await createUser('jan')
  await createCompany(els, 'Dicht')
  const open = await createCompany(els, 'Open')
  await openToCoaches(open)

  const [company, ...others] = await list(coach)
  expect(others).toEqual([])
  expect(company).toMatchObject({ name: 'Open', permission: { userRole: 'COACH', coachInvited: true } })
  expect(company?.checks).toHaveLength(6)
  expect(await namesOf(jan)).toEqual([])
})

test('an administrator may open every company, but the list does not contain them', async () => {
  const els = await createUser('els')
  const admin = await createUser('beheer', ['BW_USER', 'BW_ADMIN'])
  const id = await createCompany(els)
  expect(await list(admin)).toEqual([])
  const { status, body } = await admin.browser.get(`/rest/companies/${id}/checks`)
  expect(status).toBe(200)
  expect(body.responseObject.permission).toMatchObject({ companyAdmin: true, companyOwner: false })
})

test('does not distinguish a company that does not exist from one without access', async () => {
  const [els, jan, kim] = [await createUser('els'), await createUser('jan'), await createUser('kim')]
  const id = await createCompany(els)
  await invite(jan, id, { accepted: false })
  await invite(kim, id, { rights: 'ADMIN' })
  const answers = await Promise.all(
    [id, 999, 2 ** 31, 'nul'].map((other) => jan.browser.get(`/rest/companies/${other}/checks`)),
  )
  for (const { status, body } of answers) {
    expect(status).toBe(403)
    expect(body).toEqual(answers[1]?.body)
  }
})

test('a revoked invitation gives no access any more', async () => {
  const [els, jan] = [await createUser('els'), await createUser('jan')]
  const id = await createCompany(els)
  await invite(jan, id)
  expect(await namesOf(jan)).toEqual([input.name])
  await backEnd.sql`delete from invitation`
  expect(await namesOf(jan)).toEqual([])
  expect((await jan.browser.get(`/rest/companies/${id}/checks`)).status).toBe(403)
})

test('finds a company by its external id, and does not disclose companies without access', async () => {
  const [els, jan] = [await createUser('els'), await createUser('jan')]
  const id = await createCompany(els)
  const [company] = await list(els)
  const find = ({ browser }: User, externalId?: string) =>
    browser.get(`/rest/companies/externalId/${externalId}`)

  const { status, body } = await find(els, company?.externalId)
  expect(status).toBe(200)
  expect(body.responseObject).toEqual(company)
  expect(body.responseObject.id).toBe(id)
  expect((await find(els, company?.externalId.toUpperCase())).status).toBe(200)

  const refused = [await find(jan, company?.externalId)]
  for (const other of ['00000000-0000-4000-8000-000000000000', '1', 'nul', "'"])
    refused.push(await find(els, other))
  for (const { status, body } of refused) {
    expect(status).toBe(403)
    expect(body).toEqual(refused[0]?.body)
  }
})

test('only the owner sees the invitees', async () => {
  const [els, jan] = [await createUser('els'), await createUser('jan')]
  const admin = await createUser('beheer', ['BW_ADMIN'])
  const id = await createCompany(els)
  await invite(jan, id, { rights: 'ADMIN' })
  await backEnd.sql`update invitation set name = 'Jan Lasser', person_id = ${jan.id}`
  const inviteesSeenBy = async ({ browser }: User) =>
    (await browser.get(`/rest/companies/${id}/checks`)).body.responseObject.invitees

  expect(await inviteesSeenBy(els)).toEqual([
    {
      invitationId: 1,
      name: 'Jan Lasser',
      email: 'jan@smederij.nl',
      role: 'COLLEAGUE',
      rights: 'ADMIN',
      checks: ['WELDING_SMOKE', 'PHYSICAL_STRAIN'],
      accepted: true,
      expired: false,
      awaitsConfirmation: false,
      sentAt: expect.any(String),
      expiresAt: expect.any(String),
      claims: [],
      revision: 1,
      acceptedAt: expect.any(String),
      account: { name: 'Els de Smid', email: 'jan@smederij.nl' },
    },
  ])
  expect(await inviteesSeenBy(jan)).toEqual([])
  expect(await inviteesSeenBy(admin)).toEqual([])
})

test('requires a session', async () => {
  const paths = ['', '/own', '/search', '/1/checks', '/1/update', '/externalId/1']
  for (const path of paths.map((path) => `/rest/companies${path}`))
    expect((await backEnd.client().get(path)).status).toBe(401)
  expect((await backEnd.client().post('/rest/companies', input)).status).toBe(401)
})
