import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deleteWaitingReminders } from '#server/mail/mail-subscriptions/waiting-mails.ts'
import { type Outbox, startOutbox } from '#server/mail/outbox.ts'
import { createTransport } from '#server/mail/transport.ts'
import { remindersIn } from '../../../testing/factories/reminders.ts'
import { useMailServers } from '../../../testing/fakes/mail-server.ts'
import { useDatabase } from '../../../testing/harness/use-database.ts'
import { listReminders } from './queries.ts'

// Reminders with an outbox and a mail server. The clock of the outbox is that of the test.

const database = useDatabase()
const { createCompany, createActionPoint, queueAt, mails } = remindersIn(database)
const { received, listen: mailServer, close: closeMailServers } = useMailServers()

const ELS = 'els@smederij.nl'
const JAN = 'jan@elders.nl'
const MAIL_FROM = 'noreply@beterwerk.example'

const outboxes: Outbox[] = []
const warnings: string[] = []
let company: number
beforeEach(async () => {
  await database.empty()
  company = await createCompany(ELS)
})
afterEach(async () => {
  await stopDelivery()
  warnings.length = 0
})

const execute = async (text: string) =>
  (await sql.raw<Record<string, unknown>>(text).execute(database.db)).rows

function deliver(port: number, now: string) {
  const transport = createTransport({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    requiresSmtpTls: true,
    mailFrom: MAIL_FROM,
    productName: 'Beterwerk',
    publicUrl: 'https://mijn.beterwerk.nl',
    dataDir: database.dataDir,
  })
  const logger = pino({}, { write: (line) => void warnings.push(line) })
  outboxes.push(startOutbox(database.db, transport, logger, () => new Date(now)))
}

const stopDelivery = () => Promise.all(outboxes.splice(0).map(({ stop }) => stop()))
const letTimePass = () => execute('update mail_outbox set next_attempt_at = now() where sent_at is null')
const isDelivered = () => expect.poll(async () => (await mails()).filter(({ sentAt }) => !sentAt)).toEqual([])

async function failAt(now: string) {
  const port = await mailServer()
  await closeMailServers()
  await letTimePass()
  const waiting = (await mails()).filter(({ expiresAt }) => expiresAt! > new Date(now)).length
  warnings.length = 0
  deliver(port, now)
  await expect.poll(() => warnings.length).toBe(waiting)
  await stopDelivery()
}

async function deliverAt(now: string) {
  await letTimePass()
  deliver(await mailServer(), now)
  await isDelivered()
  await stopDelivery()
}

const textOf = ({ message }: { message: string }) => message.replaceAll('=\r\n', '').replaceAll('=3D', '=')
const listedIn = (mail: { message: string }) =>
  [...textOf(mail).matchAll(/^Wat: (.*)\r$/gm)].map(([, what]) => what)

test('a mail lets the mail program of its recipient unsubscribe, over https', async () => {
  await createActionPoint(company, { deadline: '2026-11-23' })
  await queueAt('2026-11-23T11:00:00Z')
  await deliverAt('2026-11-23T11:00:00Z')
  const message = received[0]!.message.replaceAll(/\r\n\s+/g, ' ')
  expect(message).toMatch(
    /^List-Unsubscribe: <https:\/\/mijn\.beterwerk\.nl\/rest\/mail-subscription\/end\?key=[\w-]{22}>\r$/m,
  )
  expect(message).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  expect(await mails()).toMatchObject([{ body: '', unsubscribeUrl: null }])
})

test('a mail server that was down for two days sends what is still due, in one mail per recipient', {
  tags: ['deep'],
}, async () => {
  const soon = await createActionPoint(company, {
    deadline: '2026-11-25',
    description: 'Morgen',
    holderEmail: JAN,
  })
  await createActionPoint(company, { deadline: '2026-11-24', description: 'Vandaag', holderEmail: JAN })
  await createActionPoint(company, { deadline: '2026-12-01', description: 'Over een week', holderEmail: JAN })
  // The reminder of the day before, the day itself, and a week before.
  for (const day of ['2026-11-24', '2026-11-25']) {
    await queueAt(`${day}T06:00:00Z`)
    await failAt(`${day}T06:00:00Z`)
    await queueAt(`${day}T18:00:00Z`)
    await failAt(`${day}T18:00:00Z`)
  }
  await deliverAt('2026-11-25T20:00:00Z')
  expect(received.map(({ to }) => to).toSorted()).toEqual([ELS, JAN])
  for (const mail of received) expect(listedIn(mail)).toEqual(['Morgen', 'Over een week'])
  expect(
    await execute(`select days_before from reminder where action_item_id = ${soon} and sent_at is not null`),
  ).toEqual([{ daysBefore: 0 }, { daysBefore: 0 }])

  await queueAt('2026-11-25T21:00:00Z')
  await deliverAt('2026-11-25T21:00:00Z')
  expect(received).toHaveLength(2)
})

test('a reminder that could not be delivered on the day of the deadline is never sent', async () => {
  await createActionPoint(company, { deadline: '2026-11-23' })
  await queueAt('2026-11-23T06:00:00Z')
  await failAt('2026-11-23T22:59:00Z')
  await letTimePass()
  // Midnight in Amsterdam.
  deliver(await mailServer(), '2026-11-23T23:00:00Z')
  await expect.poll(mails).toEqual([])
  await queueAt('2026-11-24T06:00:00Z')
  expect([await mails(), received, await execute('select from reminder')]).toEqual([[], [], []])
  expect(warnings).toHaveLength(1)
})

test('a mail that expired with its first deadline is replaced by one with the others', async () => {
  await createActionPoint(company, { deadline: '2026-11-23', description: 'Te laat' })
  await createActionPoint(company, { deadline: '2026-11-30', description: 'Over een week' })
  await queueAt('2026-11-23T06:00:00Z')
  await failAt('2026-11-23T12:00:00Z')
  await deliverAt('2026-11-24T05:00:00Z')
  expect(received).toEqual([])
  await queueAt('2026-11-24T06:00:00Z')
  await deliverAt('2026-11-24T06:00:00Z')
  expect(received.map(listedIn)).toEqual([['Over een week']])
})

test('three workers and three outboxes send each mail once', { tags: ['deep'] }, async () => {
  for (let count = 0; count < 10; count++) {
    const id = await createCompany(`eigenaar${count}@smederij.nl`)
    await createActionPoint(id, { deadline: '2026-11-23', holderEmail: `houder${count}@elders.nl` })
  }
  const now = '2026-11-23T11:00:00Z'
  const port = await mailServer()
  for (let count = 0; count < 3; count++) deliver(port, now)
  await queueAt(now, now, now)
  for (let count = 0; count < 3; count++) deliver(port, now)
  await isDelivered()
  const recipients = received.map(({ to }) => to)
  expect(recipients).toHaveLength(20)
  expect(new Set(recipients).size).toBe(20)
})

test('of an action point that changes while its reminder waits, the others in the mail are mailed again', async () => {
  const now = '2026-11-23T11:00:00Z'
  const done = await createActionPoint(company, {
    deadline: '2026-11-23',
    description: 'Klaar',
    holderEmail: JAN,
  })
  await createActionPoint(company, { deadline: '2026-11-23', description: 'Open', holderEmail: JAN })
  await queueAt(now)
  await execute(`update action_item set completed_at = now() where id = ${done}`)
  await deleteWaitingReminders(database.db, done)
  expect(await mails()).toEqual([])
  await queueAt(now)
  await deliverAt(now)
  expect(received.map(({ to }) => to).toSorted()).toEqual([ELS, JAN])
  for (const mail of received) expect(listedIn(mail)).toEqual(['Open'])
  expect(await listReminders(database.db, done)).toEqual([])
})

test('a mail that is being delivered is not replaced', async () => {
  const id = await createActionPoint(company, { deadline: '2026-11-23' })
  await queueAt('2026-11-22T11:00:00Z')
  await execute(`update mail_outbox set claimed_until = now() + interval '1 hour'`)
  await queueAt('2026-11-23T11:00:00Z')
  expect(await mails()).toHaveLength(2)
  await deleteWaitingReminders(database.db, id)
  expect(await mails()).toMatchObject([{ claimedUntil: expect.any(Date) }])
})

test('a reminder waits until its mail was sent, and is recorded also when that mail was swept', async () => {
  const id = await createActionPoint(company, {
    deadline: '2026-11-24',
    holderEmail: JAN,
    actionHolder: 'Jan Jansen',
  })
  const list = () => listReminders(database.db, id)
  await queueAt('2026-11-23T11:00:00Z')
  const waiting = [
    { audience: 'HOLDER', holder: 'Jan Jansen', deadline: '2026-11-24', sentDate: null },
    { audience: 'OWNER', holder: '', deadline: '2026-11-24', sentDate: null },
  ]
  expect(await list()).toEqual(waiting)
  await failAt('2026-11-23T12:00:00Z')
  expect(await list()).toEqual(waiting)
  await deliverAt('2026-11-23T13:00:00Z')
  const [{ sentAt }] = (await mails()) as [{ sentAt: Date }, ...unknown[]]
  expect(await list()).toMatchObject([{ sentDate: expect.any(String) }, { sentDate: expect.any(String) }])
  expect((await list()).map(({ sentDate }) => sentDate)).toContain(sentAt.toISOString())
  const recorded = await list()
  await execute('delete from mail_outbox')
  expect(await list()).toEqual(recorded)
})

test('a reminder that the mail server refuses for good is not shown as sent or waiting', async () => {
  const id = await createActionPoint(company, { deadline: '2026-11-24' })
  await queueAt('2026-11-23T11:00:00Z')
  const port = await mailServer({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode: 550 })),
  })
  deliver(port, '2026-11-23T11:00:00Z')
  await expect.poll(async () => (await mails())[0]?.abandonedAt).toBeTruthy()
  expect(await listReminders(database.db, id)).toEqual([])
  await queueAt('2026-11-23T12:00:00Z')
  expect(await mails()).toHaveLength(1)
})
