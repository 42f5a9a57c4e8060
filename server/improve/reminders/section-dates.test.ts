import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { PUBLIC_URL, remindersIn } from '../../../testing/factories/reminders.ts'
import { useDatabase } from '../../../testing/harness/use-database.ts'

// Mails about dates of sections, such as the next inspection of a machine. Their rules are those of action points.

const database = useDatabase()
const { createCompany, createActionPoint, createMachine, queueAt, mails, takeRecipients } =
  remindersIn(database)

const ELS = 'els@smederij.nl'
const TODAY = '2026-11-25'
const INSPECTION = '2026-12-25'
const noon = (day: string) => `${day}T11:00:00Z`
const after = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

let company: number
beforeEach(async () => {
  await database.empty()
  company = await createCompany(ELS)
})

const execute = async (text: string) =>
  (await sql.raw<Record<string, unknown>>(text).execute(database.db)).rows
const send = () => execute(`update mail_outbox set sent_at = '${TODAY}T12:00:00Z'`)

test('the owner is mailed 30 days before a date and on the day itself, once', {
  tags: ['deep'],
}, async () => {
  await createMachine(company, INSPECTION)
  const days: string[] = []
  for (let index = -33; index < 5; index++) {
    const day = after(INSPECTION, index)
    await queueAt(noon(day), noon(day))
    if ((await takeRecipients()).length > 0) days.push(day)
  }
  expect(days).toEqual([after(INSPECTION, -30), INSPECTION])
})

test('the mail names the section, the date, and leads to the section', async () => {
  const machine = await createMachine(company, INSPECTION, { name: 'Kolomboor\r\n1' })
  await queueAt(noon(TODAY))
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ recipient: ELS, subject: 'Herinnering aan een datum' })
  expect(mail!.body).toContain(`Deze datum van je bedrijf komt eraan.

Bedrijf: Smederij Noord

Machine: Kolomboor 1
Volgende keuring: 25-12-2026
Bekijk het: ${PUBLIC_URL}/bedrijven/${company}/checks/machineveiligheid/${machine}
`)
  expect(mail!.body).toMatch(/\/afmelden#sleutel=[\w-]{22}\n/)
  expect(mail!.expiresAt).toEqual(new Date('2026-12-25T23:00:00Z'))
  expect(
    await execute('select section_id, field_key, days_before, mail_id, sent_at from section_reminder'),
  ).toEqual([
    { sectionId: machine, fieldKey: 'nextInspection', daysBefore: 30, mailId: mail!.id, sentAt: null },
  ])
  await send()
  expect((await execute('select sent_at from section_reminder'))[0]!.sentAt).not.toBeNull()
})

test('an owner gets one mail about action points and dates, which expires with the first day', async () => {
  await createMachine(company, INSPECTION)
  await createMachine(company, TODAY, { name: 'Zaag 1' })
  await createActionPoint(company, { deadline: after(TODAY, 7), holderEmail: 'jan@elders.nl' })
  await queueAt(noon(TODAY))
  const queued = await mails()
  expect(queued.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [ELS, 'Herinnering aan een actiepunt en 2 datums'],
    ['jan@elders.nl', 'Herinnering aan een actiepunt'],
  ])
  expect(queued[0]!.expiresAt).toEqual(new Date(`${TODAY}T23:00:00Z`))
  expect(queued[0]!.body).toMatch(
    /Klaar op: 02-12-2026[\s\S]*Deze datums van je bedrijf komen eraan\.[\s\S]*Zaag 1[\s\S]*Kolomboor 1/,
  )
  expect(queued[1]!.body).not.toContain('Kolomboor')
  // A newer mail contains everything that still waits.
  await createActionPoint(company, { deadline: after(TODAY, 1) })
  await queueAt(noon(TODAY))
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'Herinnering aan 2 actiepunten en 2 datums',
    'Herinnering aan een actiepunt',
  ])
})

test.each([
  ['company', 'update company set has_reminders = false'],
  [
    'address',
    `insert into mail_opt_out (company_id, kind, email) select id, 'REMINDER', '${ELS}' from company`,
  ],
  ['section that is not in use', 'update check_section set archived_at = now()'],
  ['section without a date', `update check_section set fields = '{"kind":"lathe"}'`],
  ['date entered later', `update check_section set renamed_at = '${TODAY}T23:30:00Z'`],
])('a %s gets no reminder', async (_, change) => {
  await createMachine(company, INSPECTION)
  await execute(change)
  await queueAt(noon(after(TODAY, 1)))
  expect(await mails()).toEqual([])
})

test.each([
  ['changed', `update check_section set fields = '{"kind":"lathe","nextInspection":"2027-12-25"}'`],
  ['taken out of use', 'update check_section set archived_at = now()'],
  ['deleted', 'delete from check_section'],
  ['deleted with its check', 'delete from company_check'],
])('a reminder that waits is withdrawn when its section is %s', async (_, change) => {
  await createMachine(company, INSPECTION)
  await queueAt(noon(TODAY))
  expect(await mails()).toHaveLength(1)
  await execute(change)
  expect(await mails()).toEqual([])
  expect(await execute('select from section_reminder')).toEqual([])
})

test('what is withdrawn with another section is mailed again', async () => {
  await createMachine(company, INSPECTION)
  const saw = await createMachine(company, INSPECTION, { name: 'Zaag 1' })
  await queueAt(noon(TODAY))
  await execute(`delete from check_section where id = ${saw}`)
  await queueAt(noon(TODAY))
  const [mail] = await mails()
  expect(mail!.subject).toBe('Herinnering aan een datum')
})

test('an answer withdraws nothing', async () => {
  await createMachine(company, INSPECTION)
  await queueAt(noon(TODAY))
  await execute(`update check_section set status = 'RED', updated_at = now()`)
  expect(await mails()).toHaveLength(1)
})

test('a new owner gets the next reminder', async () => {
  await createMachine(company, INSPECTION)
  await queueAt(noon(TODAY))
  await send()
  const other = await createCompany('bas@smederij.nl', 'Zuid')
  await execute(
    `update company set owner_id = (select owner_id from company where id = ${other}) where id = ${company}`,
  )
  await queueAt(noon(INSPECTION))
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['bas@smederij.nl', ELS])
})

test('the digest of Monday lists the dates that have passed', async () => {
  await execute('update company set has_digest = true')
  const machine = await createMachine(company, '2026-11-20')
  await createMachine(company, '2026-11-23', { name: 'Vandaag' })
  const archived = await createMachine(company, '2026-11-01', { name: 'Weg' })
  await execute(`update check_section set archived_at = now() where id = ${archived}`)
  await queueAt(noon('2026-11-23'), noon('2026-11-23'))
  const [mail] = (await mails()).filter(({ subject }) => !subject.startsWith('Herinnering'))
  expect(mail).toMatchObject({ recipient: ELS, subject: 'Een datum is voorbij' })
  expect(mail!.body).toContain(`Deze datum van je bedrijf is voorbij.

Bedrijf: Smederij Noord

Machine: Kolomboor 1
Volgende keuring: 20-11-2026
Bekijk het: ${PUBLIC_URL}/bedrijven/${company}/checks/machineveiligheid/${machine}
`)
  expect(mail!.body).not.toContain('Weg')
  expect(await execute('select from digest')).toHaveLength(1)
})

test('the digest lists late action points and dates in one mail', async () => {
  await execute('update company set has_digest = true')
  await createMachine(company, '2026-11-20')
  await createActionPoint(company, { deadline: '2026-11-10' })
  await queueAt(noon('2026-11-23'))
  const [mail] = await mails()
  expect(mail!.subject).toBe('Een actiepunt is te laat, een datum is voorbij')
  expect(mail!.body).toMatch(
    /Klaar op: 10-11-2026[\s\S]*Deze datum van je bedrijf is voorbij\.[\s\S]*20-11-2026/,
  )
})

test('an owner without the digest gets none about dates', async () => {
  await createMachine(company, '2026-11-20')
  await queueAt(noon('2026-11-23'))
  expect(await mails()).toEqual([])
})
