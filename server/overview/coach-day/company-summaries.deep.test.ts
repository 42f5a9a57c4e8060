import { expect, test } from 'vitest'

import type { User } from '../../../testing/factories/companies.ts'
import { improvementsIn, inDays } from '../../../testing/factories/improvements.ts'
import { HEAVY_LOAD, heavyLoadIn, physicalStrainIn } from '../../../testing/factories/physical-strain.ts'
import { visitReportsIn } from '../../../testing/factories/visit-reports.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { whileLocked } from '../../../testing/harness/held-lock.ts'

// Summaries follow whatever changes a company. The other tests of this folder change it through the API.

const backEnd = useBackEnd()
const { createCoachedSmithy, createCompany, createUser, openToCoaches, makeActionPoint } =
  improvementsIn(backEnd)
const { addGroup, finish } = physicalStrainIn(backEnd)
const { addReport } = visitReportsIn(backEnd)

async function createRiskySmithy() {
  const smithy = await createCoachedSmithy()
  const { els, company, coen } = smithy
  await addReport(coen.id, { companyId: company, dateAppointment: inDays(-5) })
  await els.browser.post(`/rest/companies/${company}/start-check/PHYSICAL_STRAIN`)
  const group = await addGroup(els, company)
  await finish(els, company, group, HEAVY_LOAD)
  return { ...smithy, group }
}

async function risky({ browser }: User): Promise<number[]> {
  const { attention } = (await browser.get('/rest/coach/today')).body.responseObject
  return attention.items
    .filter(({ reason }: { reason: string }) => reason === 'DIRECT_RISKS')
    .map(({ companyId }: { companyId: number }) => companyId)
}

test('a risk goes with its group and its check', async () => {
  const { els, company, coen, group } = await createRiskySmithy()
  expect(await risky(coen)).toEqual([company])
  await els.browser.delete(`/rest/${company}/physicalstrain/functiongroup/${group}`)
  expect(await risky(coen), 'of a deleted group').toEqual([])
  await finish(els, company, await addGroup(els, company), HEAVY_LOAD)
  expect(await risky(coen)).toEqual([company])
  await els.browser.delete(`/rest/companies/${company}/delete-check/PHYSICAL_STRAIN`)
  expect(await risky(coen), 'of a deleted check').toEqual([])
})

test('a risk moves with its check', async () => {
  const { els, company, coen } = await createRiskySmithy()
  const other = await createCompany(els, 'Metaal Zuid')
  await openToCoaches(other)
  expect(await risky(coen)).toEqual([company])
  const admin = await createUser('bas', ['BW_USER', 'BW_ADMIN'])
  const move = { fromCompanyId: company, toCompanyId: other, check: 'PHYSICAL_STRAIN' }
  expect((await admin.browser.post('/rest/admin/migrate-improvement-check', move)).status).toBeLessThan(300)
  expect(await risky(coen)).toEqual([other])
})

test('a risk loses its holder with the action point', async () => {
  const { els, company, coen, group } = await createRiskySmithy()
  await makeActionPoint(els, company, {
    origin: heavyLoadIn(group),
    themes: ['PHYSICAL_STRAIN'],
    actionHolder: 'Jan',
  })
  expect(await risky(coen)).toEqual([])
  await backEnd.sql`update action_item set action_holder = ''`
  expect(await risky(coen)).toEqual([company])
  await backEnd.sql`update action_item set action_holder = 'Kim'`
  expect(await risky(coen)).toEqual([])
  await backEnd.sql`delete from action_item`
  expect(await risky(coen)).toEqual([company])
})

test('a company that changes often waits for its summary once, and a deleted one has none', async () => {
  const { els, company, coen } = await createRiskySmithy()
  expect(await backEnd.sql`select company_id from company_change`).toEqual([{ company_id: company }])
  await risky(coen)
  expect(await backEnd.sql`select company_id from company_change`).toEqual([])
  expect(await backEnd.sql`select company_id from company_summary`).toEqual([{ company_id: company }])
  await els.browser.delete(`/rest/companies/${company}/delete`)
  await risky(coen)
  expect(await backEnd.sql`select company_id from company_summary`).toEqual([])
  expect(await backEnd.sql`select company_id from company_change`).toEqual([])
})

const hold = (company: number, group: number) => `
  insert into action_item (company_id, themes, description, action_holder, section_id, script_key, question_key)
  values (${company}, '{GENERAL}', 'Takel kopen', 'Jan', ${group}, 'LIFT_ABOVE_SHOULDER', 'load')`

test('more companies that changed than are computed at once all have a summary', async () => {
  const { coen, els } = await createCoachedSmithy()
  await backEnd.sql`
    insert into company (owner_id, name, number_of_employees, branch, membership, coach_invited_at)
    select ${els.id}, 'Smederij ' || number, '<10', 'Metalektro', 'Weet ik niet', now()
    from generate_series(1, 1200) as number`
  expect((await coen.browser.get('/rest/coach/today')).status).toBe(200)
  expect(await backEnd.sql`select from company_change`).toEqual([])
  expect(await backEnd.sql`select from company_summary`).toHaveLength(1_201)
})

test('every statement that changes what a summary says leads to a new one', async () => {
  const { els, company, coen, group } = await createRiskySmithy()
  const other = await createCompany(els, 'Metaal Zuid')
  const jan = await createUser('jan')
  const summaries = async () => {
    await risky(coen)
    return backEnd.sql`select * from company_summary order by company_id`
  }
  const point = `insert into action_item (company_id, themes, description, deadline) values`
  const statements = [
    `update company set coach_invited_at = now() where id = ${other}`,
    `${point} (${company}, '{GENERAL}', 'Takel kopen', '2026-03-04')`,
    `update action_item set deadline = '2026-03-05'`,
    `update action_item set completed_at = now()`,
    `update action_item set completed_at = null`,
    `update action_item set company_id = ${other}`,
    `delete from action_item`,
    hold(company, group),
    `update action_item set action_holder = ''`,
    `update action_item set action_holder = 'Kim'`,
    `update action_item set section_id = null`,
    `update check_risk set urgency = 'LATER'`,
    `update check_risk set urgency = 'NOW'`,
    `delete from check_risk`,
    `insert into check_risk (section_id, script_key, question_key, answer_key, urgency)
      values (${group}, 'LIFT_ABOVE_SHOULDER', 'load', 'gt25', 'NOW')`,
    `insert into company_check (company_id, "check", status) values (${other}, 'PHYSICAL_STRAIN', 'GREY')`,
    `update check_section set company_id = ${other}`,
    `delete from check_section`,
    `update company_check set status = 'GREEN' where company_id = ${other}`,
    `update company_check set status = 'GREY'`,
    `update company_check set "check" = 'NOISE' where company_id = ${other}`,
    `delete from company_check where company_id = ${company}`,
    `update company_check set company_id = ${company}`,
    `insert into company_activity (company_id, person_id, kind) values (${other}, ${els.id}, 'CHECK_STARTED')`,
    `update company_activity set happened_at = now() - interval '9 days'`,
    `update company set owner_id = ${jan.id} where id = ${other}`,
    `update company set coach_invited_at = null where id = ${other}`,
    `delete from company where id = ${company}`,
    `insert into company (owner_id, name, number_of_employees, branch, membership, coach_invited_at)
      values (${els.id}, 'Staal West', '1-10', 'Metalektro', 'Weet ik niet', now())`,
    `delete from company where name = 'Staal West'`,
  ]
  for (const statement of statements) {
    const before = await summaries()
    await backEnd.query(statement)
    const after = await summaries()
    expect.soft(after, statement).not.toEqual(before)
    await backEnd.sql`insert into company_change select id from company`
    expect.soft(after, statement).toEqual(await summaries())
  }
})

test('what is being saved while the coach looks is there at the next visit', async () => {
  const { company, coen, group } = await createRiskySmithy()
  await risky(coen)
  await whileLocked(backEnd, hold(company, group), async () => {
    expect(await risky(coen), 'before it is saved').toEqual([company])
  })
  expect(await risky(coen)).toEqual([])
})

test('so is what the company had saved before', async () => {
  const { company, coen, group } = await createRiskySmithy()
  await whileLocked(backEnd, hold(company, group), async () => {
    expect(await risky(coen), 'before it is saved').toEqual([company])
  })
  expect(await risky(coen)).toEqual([])
})
