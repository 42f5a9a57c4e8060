import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { PUBLIC_URL, remindersIn } from '../../../testing/factories/reminders.ts'
import { useDatabase } from '../../../testing/harness/use-database.ts'

const database = useDatabase()
const { createCompany, createActionPoint, queueAt, mails, takeRecipients } = remindersIn(database)

const ELS = 'els@smederij.nl'
/** Monday 23 November 2026, at seven o'clock in Amsterdam. */
const MONDAY_AT_SEVEN = '2026-11-23T06:00:00Z'

let company: number
beforeEach(async () => {
  await database.empty()
  company = await createCompany(ELS, 'Smederij Noord', { hasDigest: true })
})

const execute = async (text: string) =>
  (await sql.raw<Record<string, unknown>>(text).execute(database.db)).rows

test('on Monday the owner gets the action points that are late, with a link to each', async () => {
  const id = await createActionPoint(company, {
    deadline: '2026-11-22',
    actionHolder: 'Jan',
    description: 'Kap\r\n\r\nbestellen',
    holderEmail: 'jan@elders.nl',
  })
  await createActionPoint(company, { deadline: '2026-11-10', description: 'Eerder' })
  await createActionPoint(company, { deadline: '2026-12-05' })
  await createActionPoint(company)
  await queueAt(MONDAY_AT_SEVEN)
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ recipient: ELS, subject: '2 actiepunten zijn te laat' })
  expect(mail!.body).toContain(`
Wat: Eerder
Wie: nog niemand
Klaar op: 10-11-2026
`)
  expect(mail!.body).toContain(`
Wat: Kap bestellen
Wie: Jan
Klaar op: 22-11-2026
Bekijk het: ${PUBLIC_URL}/bedrijven/${company}/actiepunten/${id}
`)
  expect(mail!.body).toMatch(/\/afmelden#sleutel=[\w-]{22}\n/)
  expect(mail!.unsubscribeUrl).toMatch(/\/rest\/mail-subscription\/end\?key=[\w-]{22}$/)
  expect(mail!.expiresAt).toEqual(new Date('2026-11-29T23:00:00Z'))
})

test.each([
  // Around seven o'clock, in winter and on the Mondays after the days of 23 and 25 hours.
  ['2026-11-23T05:59:59Z', false],
  ['2026-11-23T06:00:00Z', true],
  ['2026-03-30T04:59:59Z', false],
  ['2026-03-30T05:00:00Z', true],
  ['2026-10-26T05:59:59Z', false],
  ['2026-10-26T06:00:00Z', true],
  // Sunday; and after the server was down on Monday, at most three days.
  ['2026-11-22T11:00:00Z', false],
  ['2026-11-26T11:00:00Z', true],
  ['2026-11-27T11:00:00Z', false],
])('at %s there is a digest: %j', async (now, isQueued) => {
  await createActionPoint(company, { deadline: '2026-01-15' })
  await queueAt(now)
  expect(await takeRecipients()).toEqual(isQueued ? [ELS] : [])
})

test('three workers queue it once a week, until nothing is late', async () => {
  await createActionPoint(company, { deadline: '2026-11-01' })
  await queueAt(MONDAY_AT_SEVEN, MONDAY_AT_SEVEN, MONDAY_AT_SEVEN)
  await queueAt('2026-11-23T20:00:00Z')
  await queueAt('2026-11-24T11:00:00Z')
  expect(await takeRecipients()).toEqual([ELS])
  await queueAt('2026-11-30T11:00:00Z')
  expect(await takeRecipients()).toEqual([ELS])
  await execute('update action_item set completed_at = now()')
  await queueAt('2026-12-07T11:00:00Z')
  expect(await mails()).toEqual([])
})

test('an action point that was added late after Monday waits for the next digest', async () => {
  await createActionPoint(company, { deadline: '2026-11-01', createdAt: '2026-11-24T09:00:00Z' })
  await queueAt('2026-11-24T11:00:00Z')
  expect(await mails()).toEqual([])
  await queueAt('2026-11-30T11:00:00Z')
  expect(await takeRecipients()).toEqual([ELS])
})

test.each([
  [20, 20, undefined],
  [21, 20, 'En nog een actiepunt.'],
  [23, 20, 'En nog 3 actiepunten.'],
])('of %i late action points it lists %i, and says how many more there are', async (count, listed, more) => {
  for (let index = 0; index < count; index++) await createActionPoint(company, { deadline: '2026-11-01' })
  await queueAt(MONDAY_AT_SEVEN)
  const [mail] = await mails()
  expect(mail!.subject).toBe(`${count} actiepunten zijn te laat`)
  expect(mail!.body.match(/^Wat: /gm)).toHaveLength(listed)
  expect(/^En nog .*$/m.exec(mail!.body)?.[0]).toBe(more)
})

test('each company of an owner has a digest of its own; one without the digest, or unsubscribed from it, has none', async () => {
  const [{ ownerId }] = (await execute('select owner_id from company')) as [{ ownerId: number }]
  const names = ['Tweede', 'Uit', 'Afgemeld', 'Herinneringen uit']
  for (const name of names) {
    const id = await createCompany(`${name.replace(' ', '.')}@elders.nl`, name, { hasDigest: name !== 'Uit' })
    await createActionPoint(id, { deadline: '2026-11-01' })
  }
  await createActionPoint(company, { deadline: '2026-11-01' })
  await execute(`update company set owner_id = ${ownerId}`)
  await execute(`insert into mail_opt_out (company_id, kind, email)
    select id, case name when 'Afgemeld' then 'DIGEST' else 'REMINDER' end, '${ELS}' from company`)
  await execute(`update company set has_reminders = false where name = 'Herinneringen uit'`)
  await queueAt(MONDAY_AT_SEVEN)
  const companies = (await mails()).map(({ body }) => /^Bedrijf: (.*)$/m.exec(body)![1])
  expect(companies.toSorted()).toEqual(['Herinneringen uit', 'Smederij Noord', 'Tweede'])
})
