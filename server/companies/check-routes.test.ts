import { expect, test } from 'vitest'
import { type Check, checks } from '#shared/domain/basics/check.ts'
import { companiesIn, type User } from '../../testing/factories/companies.ts'
import { NUM_COMPANY_QUESTIONS, NUM_GROUP_QUESTIONS } from '../../testing/factories/physical-strain.ts'
import { useBackEnd } from '../../testing/harness/back-end.ts'

const backEnd = useBackEnd()
const { createUser, createCompany, invite, openToCoaches } = companiesIn(backEnd)

const start = ({ browser }: User, companyId: number, check: Check) =>
  browser.post(`/rest/companies/${companyId}/start-check/${check}`)
const remove = ({ browser }: User, companyId: number, check: string) =>
  browser.delete(`/rest/companies/${companyId}/delete-check/${check}`)
const startedChecks = () =>
  backEnd.sql`select company_id, "check", status, num_unfinished from company_check order by started_at`

test('a started check is grey and has the address where it continues', async () => {
  const els = await createUser('els')
  const id = await createCompany(els)
  const { status, body } = await start(els, id, 'PHYSICAL_STRAIN')
  expect(status).toBe(200)
  expect(body.responseObject).toEqual({
    check: 'PHYSICAL_STRAIN',
    checkType: 'CHECK',
    checkStatus: 'GREY',
    numUnfinished: NUM_GROUP_QUESTIONS + NUM_COMPANY_QUESTIONS,
    started: true,
    checkUrl: `/bedrijven/${id}/checks/fysieke-belasting`,
    resumeUrl: `/check/fysieke-belasting/${id}`,
    lastUpdated: null,
    checkEnvironment: 'MIJN_OMGEVING',
    checkArchivedUrl: null,
  })
  expect((await start(els, id, 'HAZARDOUS_SUBSTANCES')).body.responseObject).toMatchObject({
    checkStatus: 'GREY',
    started: true,
    checkEnvironment: 'MIJN_OMGEVING',
    checkUrl: `/bedrijven/${id}/checks/gevaarlijke-stoffen`,
    resumeUrl: null,
  })
  expect(await startedChecks()).toEqual([
    {
      company_id: id,
      check: 'PHYSICAL_STRAIN',
      status: 'GREY',
      num_unfinished: NUM_GROUP_QUESTIONS + NUM_COMPANY_QUESTIONS,
    },
    { company_id: id, check: 'HAZARDOUS_SUBSTANCES', status: 'GREY', num_unfinished: 0 },
  ])
})

test('starting a check again leaves it as it is', async () => {
  const els = await createUser('els')
  const id = await createCompany(els)
  await backEnd.sql`
    insert into company_check (company_id, "check", status, num_unfinished, questionnaire_version)
    values (${id}, 'NOISE_HAZARD', 'RED', 3, 999)`
  const { status, body } = await start(els, id, 'NOISE_HAZARD')
  expect(status).toBe(200)
  expect(body.responseObject).toMatchObject({ checkStatus: 'RED', numUnfinished: 3, started: true })
})

test('starts a check once when it is started ten times at the same time', async () => {
  const els = await createUser('els')
  const id = await createCompany(els)
  const responses = await Promise.all([...Array(10)].map(() => start(els, id, 'NOISE_HAZARD')))
  for (const { status, body } of responses) {
    expect(status).toBe(200)
    expect(body).toEqual(responses[0]?.body)
  }
  expect(await startedChecks()).toHaveLength(1)
})

test('users with write access start only the checks that they were invited to', async () => {
  const els = await createUser('els')
  const id = await createCompany(els)
  await openToCoaches(id)
  const [reader, writer] = [await createUser('jan'), await createUser('kim')]
  await invite(reader, id)
  await invite(writer, id, { rights: 'WRITE' })
  const coach = await createUser('coach', ['BW_USER', 'BW_COACH'])
  const admin = await createUser('beheer', ['BW_ADMIN'])
  const startedBy = async (user: User) => {
    const allowed: Check[] = []
    for (const check of checks) if ((await start(user, id, check)).status === 200) allowed.push(check)
    return allowed
  }

  expect(await startedBy(await createUser('niemand'))).toEqual([])
  expect(await startedBy(reader)).toEqual([])
  expect(await startedChecks()).toEqual([])
  expect(await startedBy(writer)).toEqual(['PHYSICAL_STRAIN', 'WELDING_SMOKE'])
  expect(await startedChecks()).toHaveLength(2)
  for (const user of [els, coach, admin]) expect(await startedBy(user)).toEqual(checks)
})

test('only the owner and administrators delete a check', async () => {
  const els = await createUser('els')
  const id = await createCompany(els)
  const other = await createCompany(els, 'Metaal Zuid')
  const kim = await createUser('kim')
  await invite(kim, id, { rights: 'ADMIN' })
  for (const company of [id, other]) await start(els, company, 'WELDING_SMOKE')

  expect((await remove(kim, id, 'WELDING_SMOKE')).status).toBe(403)
  expect((await remove(els, id, 'NOISE_HAZARD')).status).toBe(404)
  expect((await remove(els, id, 'BAKKEN')).status).toBe(404)
  expect(await startedChecks()).toHaveLength(2)
  expect((await remove(els, id, 'WELDING_SMOKE')).status).toBe(204)
  expect(await startedChecks()).toMatchObject([{ company_id: other }])
  expect((await remove(els, id, 'WELDING_SMOKE')).status).toBe(404)
  const admin = await createUser('beheer', ['BW_ADMIN'])
  expect((await remove(admin, other, 'WELDING_SMOKE')).status).toBe(204)
})

test('does not start an unknown check', async () => {
  const els = await createUser('els')
  const id = await createCompany(els)
  expect((await els.browser.post(`/rest/companies/${id}/start-check/BAKKEN`)).status).toBe(404)
  expect((await els.browser.post('/rest/companies/999/start-check/BAKKEN')).status).toBe(403)
})

test('starting checks while the company is deleted causes no server error', async () => {
  const els = await createUser('els')
  for (let round = 0; round < 5; round++) {
    const id = await createCompany(els)
    const responses = await Promise.all([
      ...checks.map((check) => start(els, id, check)),
      els.browser.delete(`/rest/companies/${id}/delete`),
    ])
    for (const { status } of responses) expect([200, 204, 403]).toContain(status)
    expect(await startedChecks()).toEqual([])
  }
})
