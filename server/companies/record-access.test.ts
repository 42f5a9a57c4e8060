import { beforeEach, expect, test } from 'vitest'
import type { User } from '../../testing/factories/companies.ts'
import { companyExportIn } from '../../testing/factories/company-export.ts'
import { useBackEnd } from '../../testing/harness/back-end.ts'

// Who takes a copy of a company, and which administrator looks in, is no secret for its owner.

const backEnd = useBackEnd()
const exports = companyExportIn(backEnd)
const { createUser, startCheck, createCoach, invite, download } = exports

let els: User
let company: number
let admin: User
beforeEach(async () => {
  els = await createUser('els')
  company = await startCheck(els, 'Smederij Noord')
  admin = await createUser('beheer', ['BW_USER', 'BW_ADMIN'])
  await backEnd.sql`delete from company_activity`
})

const activities = () => backEnd.sql`select person_id, kind from company_activity order by id`
const deeds = async () =>
  (await admin.browser.get(`/rest/admin/companies/${company}/admin-actions`)).body.responseObject.items.map(
    ({ action, actor }: { action: string; actor: { id: number } }) => [action, actor.id],
  )
const ofCompany = (path: string) => `/rest/companies/${company}/${path}`
const look = ({ browser }: User, path = 'checks') => browser.get(ofCompany(path))
const mailsToOwner = async () =>
  (
    await backEnd.sql`
      select body from mail_outbox where recipient = ${els.email} and subject like 'Iemand heeft alles%' order by id`
  ).map(({ body }) => String(body))

test('the first look of an administrator in a day is recorded once, also of many at the same time', async () => {
  for (const path of ['checks', 'overview', 'plan'])
    expect((await Promise.all([1, 2, 3].map(() => look(admin, path)))).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ])
  expect(await activities()).toEqual([{ person_id: null, kind: 'ADMINISTRATOR_LOOKED' }])
  expect(await deeds()).toEqual([['COMPANY_VIEWED', admin.id]])
  const [activity] = (await els.browser.get(ofCompany('activities?size=1'))).body.responseObject.items
  expect(activity).toMatchObject({ kind: 'ADMINISTRATOR_LOOKED', person: { id: null } })

  const other = await createUser('andere', ['BW_USER', 'BW_ADMIN'])
  await look(other)
  expect(await deeds()).toHaveLength(2)
})

test('a look of the next day is recorded again', async () => {
  await look(admin)
  await backEnd.sql`alter table audit_record disable trigger user`
  await backEnd.sql`update audit_record set recorded_at = recorded_at - interval '1 day'`
  await backEnd.sql`alter table audit_record enable trigger user`
  await look(admin)
  expect(await deeds()).toHaveLength(2)
})

test('looks of the owner, of who was invited and of a coach are not', async () => {
  const jan = await createUser('jan')
  await invite(jan, company, { rights: 'ADMIN' })
  const coach = await createCoach(company)
  for (const user of [els, jan, coach]) expect((await look(user)).status).toBe(200)
  expect(await activities()).toEqual([])
  await backEnd.sql`update company set owner_id = ${admin.id} where id = ${company}`
  await look(admin)
  expect(await activities()).toEqual([])
})

test('a download of everything by somebody else is in the history, and mailed to the owner once a day', async () => {
  const jan = await createUser('jan')
  await invite(jan, company, { checks: ['PHYSICAL_STRAIN'] })
  const coach = await createCoach(company)
  for (const user of [els, jan, coach]) await download(user, company)
  await exports.read(jan.browser, company)
  expect(await activities()).toEqual([
    { person_id: jan.id, kind: 'EXPORT_DOWNLOADED' },
    { person_id: coach.id, kind: 'EXPORT_DOWNLOADED' },
  ])
  const mails = await mailsToOwner()
  expect(mails).toHaveLength(2)
  expect(mails[0]).toContain(`Bedrijf: Smederij Noord\nWie: Jan de Smid (${jan.email})\n`)
  expect(mails[0]).toContain(`${backEnd.url}/bedrijven/${company}/checks`)
})

test('a download of all but its first byte is a copy too', async () => {
  const coach = await createCoach(company)
  await coach.browser.fetch(ofCompany('plan/xlsx'), { headers: { range: 'bytes=1-' } })
  expect(await activities()).toEqual([{ person_id: coach.id, kind: 'PLAN_DOWNLOADED' }])
})

test('a download by an administrator is in the history without a name, and in the record with it', async () => {
  await download(admin, company)
  expect(await activities()).toEqual([
    { person_id: null, kind: 'ADMINISTRATOR_LOOKED' },
    { person_id: null, kind: 'ADMINISTRATOR_DOWNLOADED' },
  ])
  expect(await deeds()).toEqual([
    ['COMPANY_EXPORT_DOWNLOADED', admin.id],
    ['COMPANY_VIEWED', admin.id],
  ])
  const [mail, ...others] = await mailsToOwner()
  expect(others).toEqual([])
  expect(mail).toContain('Wie: een beheerder van het portaal\n')
})

test('a plan and the register that somebody else downloads are in the history, once a day and without a mail', async () => {
  const coach = await createCoach(company)
  await els.browser.post(ofCompany('start-check/HAZARDOUS_SUBSTANCES'))
  await backEnd.sql`delete from company_activity`
  for (const user of [els, coach, coach]) {
    await user.browser.fetch(ofCompany('plan/xlsx'))
    await user.browser.fetch(`/rest/${company}/hazardoussubstances/register/csv`)
  }
  expect(await activities()).toEqual([
    { person_id: coach.id, kind: 'PLAN_DOWNLOADED' },
    { person_id: coach.id, kind: 'REGISTER_DOWNLOADED' },
  ])
  expect(await mailsToOwner()).toEqual([])
})
