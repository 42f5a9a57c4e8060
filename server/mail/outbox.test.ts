import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'

import { sql } from 'kysely'
import { pino } from 'pino'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useMailServers } from '../../testing/fakes/mail-server.ts'
import { useDatabase } from '../../testing/harness/use-database.ts'
import { LONGEST_WAIT_MS } from '../../testing/limits.ts'
import { enqueue, type Outbox, startOutbox } from './outbox.ts'
import { createTransport, type Transport } from './transport.ts'

const sender = {
  requiresSmtpTls: true,
  mailFrom: 'noreply@beterwerk.example',
  productName: 'Beterwerk',
  publicUrl: 'https://beterwerk.example',
}
const letter = {
  recipient: 'els@smederij.example',
  subject: 'Één link',
  body: 'Open https://beterwerk.example/?token=geheim\n',
  drawing: 'lock' as const,
}

const database = useDatabase()
const { received, listen: mailServer, close: closeMailServers } = useMailServers()
const logged: string[] = []
const workers: Outbox[] = []
const stopWorkers = () => Promise.all(workers.splice(0).map(({ stop }) => stop()))
beforeEach(async () => {
  await database.db.deleteFrom('mailOutbox').execute()
})
afterEach(async () => {
  await stopWorkers()
  logged.length = 0
})

/** `timeout`: in milliseconds. */
function work(port: number, timeout = LONGEST_WAIT_MS) {
  return workWith(
    createTransport({ smtpUrl: `smtp://127.0.0.1:${port}`, dataDir: database.dataDir, ...sender }, timeout),
  )
}

function workWith(transport: Transport) {
  const logger = pino({}, { write: (line) => void logged.push(line) })
  const outbox = startOutbox(database.db, transport, logger)
  workers.push(outbox)
  return outbox
}

const add = (mail: Partial<Parameters<typeof enqueue>[1]> = {}) =>
  enqueue(database.db, { ...letter, ...mail })
const rows = () => database.db.selectFrom('mailOutbox').selectAll().orderBy('id').execute()
const isSent = () => expect.poll(async () => (await rows()).every((mail) => mail.sentAt)).toBe(true)
const isRefused = () => expect.poll(() => logged.length).toBeGreaterThan(0)
/** Stops the workers: one that looks at just that moment would take the mail before the next one. */
async function letTimePass() {
  await stopWorkers()
  await database.db
    .updateTable('mailOutbox')
    .set({ nextAttemptAt: sql`least(next_attempt_at, now())` })
    .where('nextAttemptAt', '<', sql<Date>`'infinity'`)
    .execute()
}
/** The only part of this type, from its headers to the next part. */
function partOf(message: string, type: string): string {
  const parts = message.split(/^--.*\r\n/m).filter((part) => part.startsWith(`Content-Type: ${type};`))
  expect(parts).toHaveLength(1)
  return parts[0]!
}
const contentOf = (part: string) => Buffer.from(part.slice(part.indexOf('\r\n\r\n')), 'base64')
const messageIds = () => received.map(({ message }) => /^Message-ID: <(.*)>\r$/m.exec(message)?.[1])

test('a file is sent along, and deleted afterwards', async () => {
  await add({ attachment: { name: 'Plan van Aanpak – Één.pdf', content: Buffer.from('%PDF-1.7') } })
  work(await mailServer())
  await isSent()
  const file = partOf(received[0]!.message, 'application/pdf')
  expect(file).toMatch(/^Content-Disposition: attachment;/m)
  expect(contentOf(file)).toEqual(Buffer.from('%PDF-1.7'))
  expect(partOf(received[0]!.message, 'image/png')).toMatch(/^Content-Disposition: inline;/m)
  expect(await rows()).toMatchObject([{ attachment: null }])
})

test('the drawing is a part of the mail, to which its HTML refers', async () => {
  await add({ drawing: 'workers' })
  work(await mailServer())
  await isSent()
  const { message } = received[0]!
  const picture = partOf(message, 'image/png')
  expect(picture).toMatch(/^Content-Disposition: inline;/m)
  expect(contentOf(picture)).toEqual(await readFile(join(import.meta.dirname, 'drawings', 'workers.png')))
  const [, contentId] = /^Content-ID: <(.+)>\r$/m.exec(picture)!
  const html = partOf(message, 'text/html').replaceAll('=\r\n', '').replaceAll('=3D', '=')
  expect(html.match(/src=\S*/g)).toEqual([`src="cid:${contentId}"`])
  expect(message).toMatch(/^Content-Type: multipart\/related; type="text\/html";/m)
  expect(message).not.toContain('Content-Disposition: attachment')
})

test.each([
  ['was queued before there were any', null],
  ['has one that this version does not have', 'unknown'],
])('a mail that %s is sent without a drawing', async (_, drawing) => {
  await add()
  await database.db.updateTable('mailOutbox').set({ drawing }).execute()
  work(await mailServer())
  await isSent()
  const { message } = received[0]!
  expect(partOf(message, 'text/html')).not.toContain('<img')
  expect(message).not.toMatch(/image\/png|multipart\/related/)
})

test('a file of more than 10 MB is refused', async () => {
  await expect(
    add({ attachment: { name: 'a.pdf', content: Buffer.alloc(10 * 1024 * 1024 + 1) } }),
  ).rejects.toThrow(/attachment/)
})

test('a mail is sent once, immediately after the commit, and its body is deleted', async () => {
  await add()
  const port = await mailServer()
  // A worker that does not poll.
  const interval = vi.spyOn(globalThis, 'setInterval').mockReturnValueOnce(undefined as never)
  const outbox = work(port)
  interval.mockRestore()
  await isSent()
  await database.db.deleteFrom('mailOutbox').execute()
  received.length = 0
  // The worker looks once more for mail that is due.
  await setTimeout(300)

  await add()
  outbox.wake()
  await isSent()

  expect(received.map(({ to }) => to)).toEqual([letter.recipient])
  expect(received[0]?.message).toContain('From: Beterwerk <noreply@beterwerk.example>')
  const [mail] = await rows()
  expect(mail).toMatchObject({ attempts: 1, body: '' })
  expect(messageIds()).toEqual([`${mail?.messageId}@beterwerk.example`])
})

test('a mail of a failed transaction is never sent', async () => {
  const failing = database.db.transaction().execute(async (transaction) => {
    await enqueue(transaction, letter)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await add({ recipient: 'jan@smederij.example' })
  work(await mailServer())
  await isSent()
  expect(received.map(({ to }) => to)).toEqual(['jan@smederij.example'])
})

test('mail waits while the mail server is down, and is sent once when it is back', async () => {
  const port = await mailServer()
  await closeMailServers()
  await add()
  const outbox = work(port)
  await isRefused()
  expect(await rows()).toMatchObject([{ attempts: 1, sentAt: null, body: letter.body }])

  await mailServer({}, port)
  outbox.wake()
  await outbox.stop()
  expect(received).toHaveLength(0)

  await letTimePass()
  work(port)
  await isSent()
  expect(received).toHaveLength(1)
})

test('a mail is sent later, once, when the mail server does not greet in time', async () => {
  await add()
  work(await mailServer({ onConnect: () => {} }), 300)
  await isRefused()
  expect(await rows()).toMatchObject([{ attempts: 1, sentAt: null }])

  await letTimePass()
  work(await mailServer())
  await isSent()
  expect(received).toHaveLength(1)
})

test('a second delivery has the same Message-ID when the mail server did not acknowledge the first', {
  tags: ['deep'],
}, async () => {
  await add()
  const deaf = await mailServer({
    onData: async (stream) => {
      received.push({ to: '', message: await text(stream) })
    },
  })
  work(deaf, 2_000)
  await isRefused()
  await letTimePass()
  work(await mailServer())
  await isSent()
  expect(received).toHaveLength(2)
  expect(new Set(messageIds()).size).toBe(1)
})

const refusing =
  (responseCode: number) => (_address: unknown, _session: unknown, done: (error: Error) => void) =>
    done(Object.assign(new Error(`${letter.recipient} is not welcome`), { responseCode }))

test('a mail is sent later after a temporary rejection', async () => {
  await add()
  work(await mailServer({ onRcptTo: refusing(450) }))
  await isRefused()
  expect(await rows()).toMatchObject([{ attempts: 1, sentAt: null, body: letter.body }])
  await letTimePass()
  work(await mailServer())
  await isSent()
  expect(received).toHaveLength(1)
})

test('a mail is abandoned after a permanent rejection, and does not block the next one', async () => {
  await add()
  await add({ recipient: 'jan@smederij.example' })
  const port = await mailServer({
    onRcptTo: ({ address }, session, done) =>
      address === letter.recipient ? refusing(550)(address, session, done) : done(),
  })
  work(port)
  await expect.poll(() => received.length).toBeGreaterThan(0)
  await letTimePass()
  work(await mailServer())
  await expect.poll(async () => (await rows())[1]?.sentAt).toBeTruthy()

  expect(await rows()).toMatchObject([
    { attempts: 1, sentAt: null, body: '' },
    { attempts: 1, body: '' },
  ])
  expect(received.map(({ to }) => to)).toEqual(['jan@smederij.example'])
})

test('of a mail to an account that was deleted nothing is left once it is sent or given up', async () => {
  await add({ isDeletedWhenSent: true })
  await add({ recipient: 'weg@smederij.example', isDeletedWhenSent: true })
  const port = await mailServer({
    onRcptTo: ({ address }, session, done) =>
      address === letter.recipient ? done() : refusing(550)(address, session, done),
  })
  work(port)
  await expect.poll(rows).toEqual([])
  expect(received.map(({ to }) => to)).toEqual([letter.recipient])
})

test('a rejected sender is a configuration error, so the mail is kept', async () => {
  await add()
  work(await mailServer({ onMailFrom: refusing(550) }))
  await isRefused()
  expect(await rows()).toMatchObject([{ sentAt: null, body: letter.body }])
})

test('the log contains no addresses', async () => {
  await add()
  work(await mailServer({ onRcptTo: refusing(550) }))
  await isRefused()
  expect(logged.join()).toContain('"responseCode":550')
  expect(logged.join()).not.toContain('smederij')
})

test('two simultaneous workers send every mail once', { tags: ['deep'] }, async () => {
  for (let count = 0; count < 20; count++) await add()
  const port = await mailServer()
  work(port)
  work(port)
  await isSent()
  expect(received).toHaveLength(20)
  expect(new Set(messageIds()).size).toBe(20)
})

test('a mail of a crashed process is delivered after its claim has expired', async () => {
  await add()
  workWith(() => new Promise(() => {}))
  await expect.poll(async () => (await rows())[0]?.attempts).toBe(1)
  workers.pop()

  const port = await mailServer()
  await work(port).stop()
  expect(received).toHaveLength(0)
  await letTimePass()
  work(port)
  await isSent()
  expect(received).toHaveLength(1)
})

test('a mail of a process that died after sending it is sent once more, with the same Message-ID', async () => {
  await add()
  const transport = createTransport({
    smtpUrl: `smtp://127.0.0.1:${await mailServer()}`,
    dataDir: database.dataDir,
    ...sender,
  })
  // The process dies after the mail server has accepted the mail, and before that is recorded.
  workWith(async (mail) => {
    await transport(mail)
    await new Promise(() => {})
  })
  await expect.poll(() => received.length).toBe(1)
  workers.pop()

  await letTimePass()
  workWith(transport)
  await isSent()
  await letTimePass()
  await workWith(transport).stop()
  expect(received).toHaveLength(2)
  expect(messageIds()[1]).toBe(messageIds()[0])
})

// An address of this machine that does not count as one.
const OTHER_HOST = '0.0.0.0'

test('a mail server on another machine gets no mail without TLS, which is kept', async () => {
  await add()
  const smtpUrl = `smtp://${OTHER_HOST}:${await mailServer()}`
  workWith(createTransport({ smtpUrl, dataDir: database.dataDir, ...sender }))
  await isRefused()
  expect(received).toEqual([])
  expect(logged.join()).toContain('"code":"ETLS"')
  expect(await rows()).toMatchObject([{ sentAt: null, abandonedAt: null, body: letter.body }])
})

test('a mail server whose certificate nobody vouches for gets no mail', async () => {
  await add()
  const smtpUrl = `smtp://${OTHER_HOST}:${await mailServer({ disabledCommands: [] })}`
  workWith(createTransport({ smtpUrl, dataDir: database.dataDir, ...sender, requiresSmtpTls: false }))
  await isRefused()
  expect(received).toEqual([])
})

test('a setting allows mail without TLS', async () => {
  await add()
  const smtpUrl = `smtp://${OTHER_HOST}:${await mailServer()}`
  workWith(createTransport({ smtpUrl, dataDir: database.dataDir, ...sender, requiresSmtpTls: false }))
  await isSent()
  expect(received).toHaveLength(1)
})

test('stopping waits for the current delivery and leaves the other mails', async () => {
  await add()
  await add()
  let finish = () => {}
  const outbox = workWith(
    () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  )
  await expect.poll(async () => (await rows())[0]?.attempts).toBe(1)
  const stopped = outbox.stop()
  finish()
  await stopped
  const [first, second] = await rows()
  expect(first?.sentAt).toBeInstanceOf(Date)
  expect(second).toMatchObject({ attempts: 0, sentAt: null })
})

test.each([
  [0, 30],
  [1, 60],
  [5, 960],
  [7, 3600],
  [100, 3600],
])('after %i attempts and another failure the next attempt is in %i seconds', async (attempts, seconds) => {
  await add()
  await database.db.updateTable('mailOutbox').set({ attempts }).execute()
  workWith(() => Promise.reject(new Error('down')))
  await isRefused()
  const [mail] = await rows()
  expect(database.isDuringTest(Number(mail!.nextAttemptAt) - seconds * 1_000)).toBe(true)
})

test('a mail is abandoned after about five days', async () => {
  await add()
  await database.db.updateTable('mailOutbox').set({ attempts: 126 }).execute()
  workWith(() => Promise.reject(new Error('down')))
  await isRefused()
  expect(await rows()).toMatchObject([
    { attempts: 127, sentAt: null, abandonedAt: expect.any(Date), body: '' },
  ])
})

test.each([
  { recipient: 'els@smederij.example\r\nBcc: all@smederij.example' },
  { subject: 'Hallo\nBcc: all@smederij.example' },
  { unsubscribeUrl: 'https://beterwerk.example/>\r\nBcc: all@smederij.example' },
])('%o adds no header: the mail is abandoned before it is sent', async (changes) => {
  await add(changes)
  let isConnected = false
  const onConnect: SMTPServerOptions['onConnect'] = (_session, done) => {
    isConnected = true
    done()
  }
  work(await mailServer({ onConnect }))
  await isRefused()
  expect(await rows()).toMatchObject([{ sentAt: null, body: '' }])
  expect(isConnected).toBe(false)
})

test('a mail that has expired is deleted instead of sent, and the log does not mention it', async () => {
  await add({ recipient: 'jan@smederij.example', expiresAt: new Date(Date.now() - 1_000) })
  await add({ expiresAt: new Date(Date.now() + 3_600_000) })
  work(await mailServer())
  await expect.poll(async () => (await rows()).map(({ sentAt }) => sentAt)).toEqual([expect.any(Date)])
  expect(received.map(({ to }) => to)).toEqual([letter.recipient])
  expect(logged).toEqual([])
})

test('a mail without a subscription has no header to unsubscribe', async () => {
  await add()
  work(await mailServer())
  await isSent()
  expect(received[0]!.message).not.toContain('List-Unsubscribe')
})

test('a list of addresses is not accepted as a recipient', async () => {
  await add({ recipient: 'els@smederij.example, jan@smederij.example' })
  work(await mailServer())
  await isRefused()
  expect(received).toHaveLength(0)
})

test('without a mail server a mail is written to one file, also when it is delivered twice', async () => {
  const deliver = createTransport({ smtpUrl: undefined, dataDir: database.dataDir, ...sender })
  await deliver({ ...letter, messageId: 'abc' })
  await deliver({ ...letter, messageId: 'abc' })
  expect(await readdir(join(database.dataDir, 'mail'))).toEqual(['abc.eml'])
  const message = await readFile(join(database.dataDir, 'mail', 'abc.eml'), 'utf8')
  expect(message).toContain('From: Beterwerk <noreply@beterwerk.example>\r\n')
  expect(message).toContain('To: els@smederij.example\r\n')
  // The same as text and as HTML, for the mail program to choose from.
  expect(message).toContain('Content-Type: multipart/alternative;')
  expect(message).toMatch(
    /Content-Type: text\/plain; charset=utf-8\r\n[\s\S]*Content-Type: text\/html; charset=utf-8\r\n/,
  )
  expect(message).toContain('Subject: =?UTF-8?Q?=C3=89=C3=A9n_link_-_Beterwerk?=\r\n')
})
