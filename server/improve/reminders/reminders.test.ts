import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { PUBLIC_URL, remindersIn } from '../../../testing/factories/reminders.ts'
import { useDatabase } from '../../../testing/harness/use-database.ts'

const database = useDatabase()
const { createCompany, createActionPoint, queueAt, mails, takeRecipients, logged } = remindersIn(database)

const ELS = 'els@smederij.nl'
const JAN = 'jan@elders.nl'
const TODAY = '2026-11-23'
const noon = (day: string) => `${day}T11:00:00Z`
const both = [ELS, JAN].toSorted()

let company: number
beforeEach(async () => {
  await database.empty()
  logged.length = 0
  company = await createCompany(ELS)
})

const execute = async (text: string) =>
  (await sql.raw<Record<string, unknown>>(text).execute(database.db)).rows

async function daysOfMails(from: string, count: number) {
  const days: Record<string, string[]> = {}
  for (let index = 0; index < count; index++) {
    const day = new Date(Date.parse(from) + index * 86_400_000).toISOString().slice(0, 10)
    await queueAt(noon(day))
    const recipients = await takeRecipients()
    if (recipients.length > 0) days[day] = recipients
  }
  return days
}

test.each([
  ['2026-11-30', ['2026-10-31', '2026-11-23', '2026-11-29', '2026-11-30']],
  // After a month end, in a leap year and in another.
  ['2028-03-01', ['2028-01-31', '2028-02-23', '2028-02-29', '2028-03-01']],
  ['2027-03-01', ['2027-01-30', '2027-02-22', '2027-02-28', '2027-03-01']],
  ['2028-02-29', ['2028-01-30', '2028-02-22', '2028-02-28', '2028-02-29']],
  // The clock goes forward and back on these days.
  ['2026-03-29', ['2026-02-27', '2026-03-22', '2026-03-28', '2026-03-29']],
  ['2026-10-25', ['2026-09-25', '2026-10-18', '2026-10-24', '2026-10-25']],
  ['2026-10-26', ['2026-09-26', '2026-10-19', '2026-10-25', '2026-10-26']],
])(
  'holder and owner are mailed 30, 7 and 1 days before %s and on the day itself, once',
  async (deadline, days) => {
    await createActionPoint(company, { deadline, holderEmail: JAN })
    const first = new Date(Date.parse(deadline) - 33 * 86_400_000).toISOString().slice(0, 10)
    expect(await daysOfMails(first, 40)).toEqual(Object.fromEntries(days.map((day) => [day, both])))
  },
)

test.each([
  // On both sides of seven o'clock in winter, in summer, and on the days of 23 and 25 hours.
  ['2026-11-23', '2026-11-23T05:59:59Z', '2026-11-23T06:00:00Z'],
  ['2026-07-01', '2026-07-01T04:59:59Z', '2026-07-01T05:00:00Z'],
  ['2026-03-29', '2026-03-29T04:59:59Z', '2026-03-29T05:00:00Z'],
  ['2026-10-25', '2026-10-25T05:59:59Z', '2026-10-25T06:00:00Z'],
])('the mails of %s are queued from seven o’clock on in Amsterdam', async (deadline, before, from) => {
  await createActionPoint(company, { deadline })
  await queueAt(before)
  expect(await mails()).toEqual([])
  await queueAt(from)
  expect(await takeRecipients()).toEqual([ELS])
})

test('the holder is told what, who and when, without a link to a page that needs access', async () => {
  const id = await createActionPoint(company, {
    deadline: '2026-11-30',
    holderEmail: JAN,
    actionHolder: 'Jan',
    description: 'Kap voor de kolomboor bestellen',
  })
  await queueAt(noon(TODAY))
  const [toOwner, toHolder] = [
    (await mails()).find(({ recipient }) => recipient === ELS)!,
    (await mails()).find(({ recipient }) => recipient === JAN)!,
  ]
  const facts = [
    'Bedrijf: Smederij Noord',
    'Wat: Kap voor de kolomboor bestellen',
    'Wie: Jan',
    'Klaar op: 30-11-2026',
  ]
  const link = `${PUBLIC_URL}/bedrijven/${company}/actiepunten/${id}`
  expect(toHolder.subject).toBe('Herinnering aan een actiepunt')
  expect(toHolder.body.split('\n')).toEqual(expect.arrayContaining(facts))
  expect(toHolder.body).not.toContain('/bedrijven/')
  expect(toOwner.body.split('\n')).toEqual(expect.arrayContaining([...facts, `Bekijk het: ${link}`]))
})

test('each mail has its own links to unsubscribe, of which the database has a hash only', async () => {
  await createActionPoint(company, { deadline: TODAY, holderEmail: JAN })
  await queueAt(noon(TODAY))
  const [one, other] = await mails()
  const keyIn = (text: string) => /(?:sleutel|key)=([\w-]{22})(\n|$)/.exec(text)![1]
  const keys = [one, other].map((mail) => [keyIn(mail!.body), keyIn(mail!.unsubscribeUrl!)])
  expect(one!.body).toContain(`\n${PUBLIC_URL}/afmelden#sleutel=${keys[0]![0]}\n`)
  expect(one!.unsubscribeUrl).toBe(`${PUBLIC_URL}/rest/mail-subscription/end?key=${keys[0]![0]}`)
  expect(keys.every(([page, oneClick]) => page === oneClick)).toBe(true)
  expect(keys[0]).not.toEqual(keys[1])
  const stored = await execute('select * from unsubscribe_key')
  expect(stored).toHaveLength(2)
  expect(JSON.stringify(stored)).not.toContain(keys[0]![0])
})

test('the owner who is the holder too gets one mail', async () => {
  await createActionPoint(company, { deadline: TODAY, holderEmail: 'ELS@smederij.nl' })
  await queueAt(noon(TODAY))
  const queued = await mails()
  expect(queued).toMatchObject([{ recipient: ELS, subject: 'Herinnering aan een actiepunt' }])
  expect(queued[0]!.body).toContain('Bekijk het: ')
})

test('all action points of a company for one recipient are in one mail, by deadline', async () => {
  const descriptions = ['Vierde', 'Derde', 'Tweede', 'Eerste']
  const deadlines = ['2026-12-23', '2026-11-30', '2026-11-24', '2026-11-23']
  for (const [index, deadline] of deadlines.entries())
    await createActionPoint(company, {
      deadline,
      description: descriptions[index]!,
      holderEmail: index % 2 ? 'jan@elders.nl' : 'JAN@elders.nl',
    })
  const other = await createCompany('kim@lasserij.nl', 'Lasserij')
  await createActionPoint(other, { deadline: TODAY, holderEmail: JAN })
  await queueAt(noon(TODAY))
  const queued = await mails()
  expect(queued.map(({ recipient, subject }) => `${recipient.toLowerCase()}: ${subject}`).toSorted()).toEqual(
    [
      'els@smederij.nl: Herinnering aan 4 actiepunten',
      'jan@elders.nl: Herinnering aan 4 actiepunten',
      'jan@elders.nl: Herinnering aan een actiepunt',
      'kim@lasserij.nl: Herinnering aan een actiepunt',
    ],
  )
  const { body } = queued.find(({ recipient }) => recipient === ELS)!
  expect([...body.matchAll(/^Wat: (.*)$/gm)].map(([, what]) => what)).toEqual(descriptions.toReversed())
})

test('a mail lists fifty action points, and says how many there are', async () => {
  for (let count = 0; count < 53; count++) await createActionPoint(company, { deadline: TODAY })
  await queueAt(noon(TODAY))
  const [mail] = await mails()
  expect(mail!.subject).toBe('Herinnering aan 53 actiepunten')
  expect(mail!.body.match(/^Wat: /gm)).toHaveLength(50)
  expect(mail!.body).toContain('\nEn nog 3 actiepunten.\n')
})

test.each(['\n', '\r\n', '\r', '\u2028', '\u0085', '\v'])(
  'user input keeps to one line, whatever %j does',
  async (end) => {
    const typed = `Kap${end}${end}Klik hier: http://elders.example`
    await execute(`update company set name = '${typed}'`)
    await createActionPoint(company, {
      deadline: TODAY,
      description: typed,
      actionHolder: typed,
      holderEmail: JAN,
    })
    await queueAt(noon(TODAY))
    for (const { subject, body } of await mails()) {
      expect(subject).toBe('Herinnering aan een actiepunt')
      expect(body.split('\n').filter((line) => line.includes('elders.example'))).toEqual(
        ['Bedrijf', 'Wat', 'Wie'].map((label) => `${label}: Kap Klik hier: http://elders.example`),
      )
    }
  },
)

test('a long description is cut off', async () => {
  await createActionPoint(company, { deadline: TODAY, description: 'a'.repeat(2_000) })
  await queueAt(noon(TODAY))
  expect((await mails())[0]!.body).toContain(`\nWat: ${'a'.repeat(199)}…\n`)
})

test.each([
  // The deadline, the days on which the server runs, and whether it mails on the last.
  ['2026-11-30', ['2026-11-26'], true],
  ['2026-11-30', ['2026-11-27'], false],
  ['2026-12-23', ['2026-11-26'], true],
  ['2026-12-23', ['2026-11-27'], false],
  ['2026-11-30', ['2026-11-23', '2026-11-26'], false],
  ['2026-11-30', ['2026-11-30'], true],
  ['2026-11-30', ['2026-12-01'], false],
])(
  'of a deadline on %s, with the server up on %j only, the last day has a mail: %j',
  async (deadline, days, isMailed) => {
    await createActionPoint(company, { deadline })
    for (const day of days.slice(0, -1)) {
      await queueAt(noon(day))
      expect(await takeRecipients()).toEqual([ELS])
    }
    await queueAt(noon(days.at(-1)!))
    expect(await takeRecipients()).toEqual(isMailed ? [ELS] : [])
  },
)

test('only the latest of several missed reminders is sent', async () => {
  await createActionPoint(company, { deadline: TODAY })
  await queueAt(noon(TODAY))
  expect(await execute('select days_before from reminder')).toEqual([{ daysBefore: 0 }])
})

test.each([
  // Midnight in Amsterdam is at 23:00 in UTC.
  ['2026-11-20T22:59:59Z', [ELS]],
  ['2026-11-20T23:00:00Z', []],
])('an action point of %s for 27-11-2026 is mailed on 23-11-2026 to %j', async (createdAt, recipients) => {
  await createActionPoint(company, { deadline: '2026-11-27', createdAt })
  await queueAt(noon(TODAY))
  expect(await takeRecipients()).toEqual(recipients)
})

test('an action point that changed after the day of a reminder waits for the next', async () => {
  const id = await createActionPoint(company, { deadline: '2026-11-29' })
  await execute(`update action_item set updated_at = '2026-11-23T08:00:00Z' where id = ${id}`)
  expect(await daysOfMails(TODAY, 10)).toEqual({ '2026-11-28': [ELS], '2026-11-29': [ELS] })
})

test('another deadline is another reminder', async () => {
  const id = await createActionPoint(company, { deadline: TODAY })
  await queueAt(noon(TODAY))
  await takeRecipients()
  await execute(
    `update action_item set deadline = '2026-11-30', updated_at = '2026-11-23T12:00:00Z' where id = ${id}`,
  )
  await queueAt('2026-11-23T12:30:00Z')
  expect(await takeRecipients()).toEqual([ELS])
  await queueAt('2026-11-23T13:00:00Z')
  expect(await takeRecipients()).toEqual([])
})

test('an action point without a date, a completed one and a company without reminders are not mailed', async () => {
  await createActionPoint(company, { holderEmail: JAN })
  await createActionPoint(company, { deadline: TODAY, holderEmail: JAN })
  await execute('update action_item set completed_at = now() where deadline is not null')
  const off = await createCompany('kim@lasserij.nl')
  await execute(`update company set has_reminders = false where id = ${off}`)
  await createActionPoint(off, { deadline: TODAY, holderEmail: JAN })
  await queueAt(noon(TODAY))
  expect(await mails()).toEqual([])
})

test('who unsubscribed from the reminders of a company gets those of others, and other recipients get theirs', async () => {
  const other = await createCompany('kim@lasserij.nl')
  for (const id of [company, other])
    await createActionPoint(id, { deadline: TODAY, holderEmail: 'Jan@Elders.nl' })
  await execute(`insert into mail_opt_out (company_id, kind, email) values (${company}, 'REMINDER', '${JAN}'),
    (${other}, 'DIGEST', '${JAN}'), (${other}, 'REMINDER', 'kim@lasserij.nl')`)
  await queueAt(noon(TODAY))
  expect((await takeRecipients()).toSorted()).toEqual(['Jan@Elders.nl', ELS].toSorted())
})

test('three workers at the same moment queue each mail once', { tags: ['deep'] }, async () => {
  for (let count = 0; count < 20; count++) {
    const id = await createCompany(`eigenaar${count}@smederij.nl`)
    for (let point = 0; point < 3; point++)
      await createActionPoint(id, { deadline: TODAY, holderEmail: `houder${count}@elders.nl` })
  }
  await queueAt(noon(TODAY), noon(TODAY), noon(TODAY))
  await queueAt(noon(TODAY))
  const recipients = await takeRecipients()
  expect(recipients).toHaveLength(40)
  expect(new Set(recipients).size).toBe(40)
})

test('a company that cannot be mailed does not keep the mails of the others', async () => {
  const id = await createActionPoint(company, { deadline: TODAY })
  await createActionPoint(await createCompany('kim@lasserij.nl'), { deadline: TODAY })
  // A check that fails for one company.
  await execute(`alter table reminder add constraint broken check (action_item_id <> ${id})`)
  await queueAt(noon(TODAY))
  await execute('alter table reminder drop constraint broken')
  expect(logged.map((line) => JSON.parse(line).msg)).toEqual(['reminders could not be queued'])
  await queueAt(noon(TODAY))
  expect(await takeRecipients()).toEqual([ELS, 'kim@lasserij.nl'].toSorted())
})
