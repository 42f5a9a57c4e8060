import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { resetPassword } from '#server/accounts/account/reset-password.ts'
import { connect } from '#server/platform/database/connection.ts'
import { parseConfig } from '#server/platform/runtime/config.ts'
import { createLogger } from '#server/platform/runtime/log.ts'
import { hashPassword } from '#server/platform/session/password.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { createDatabase, type TestDatabase } from '../../../testing/harness/database.ts'
import { runOperatorCommand } from '../../../testing/harness/run-operator-command.ts'
import { EMBEDDED } from '../../../testing/harness/server.ts'

describe('without a server', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createDatabase(inject('template'))
    return () => database.remove()
  })
  const run = (...args: string[]) =>
    runOperatorCommand('admin', { ...database.settings, PUBLIC_URL: 'https://mijn.voorbeeld.nl' }, ...args)

  test('make prints a link that sets the password of the first administrator', async () => {
    const { code, text } = await run('make', 'els@smederij.nl')
    expect(code).toBe(0)
    const [, token] = /^https:\/\/mijn\.voorbeeld\.nl\/wachtwoord-resetten#token=([\w-]{43})$/m.exec(text)!
    const { db, close } = await connect(parseConfig(database.settings), createLogger())
    try {
      const input = { token: token!, newPassword: 'Slijptol-9-Els' }
      const { person } = await resetPassword(db, parseConfig({}), input, hashPassword)
      expect(person.roles).toContain('BW_ADMIN')
    } finally {
      await close()
    }
  })

  test.each([
    [['make', 'els'], '"els" is not an e-mail address.\n'],
    [['maintenance'], 'Maintenance is on or off.\n'],
    [
      ['constructor'],
      'Which command? npm run admin -- make EMAIL, npm run admin -- sweep, npm run admin -- check-files, npm run admin -- after-restore, npm run admin -- repeat-deletions FILE, npm run admin -- verify-audit [END…], npm run admin -- record-backup, npm run admin -- maintenance on|off\n',
    ],
  ])('%j is refused with a sentence', async (args, text) => {
    expect(await run(...args)).toEqual({ code: 1, text })
  })
})

describe('while a server runs on the embedded database', () => {
  const backEnd = useOwnBackEnd({ env: EMBEDDED })
  const run = (...args: string[]) => runOperatorCommand('admin', { DATA_DIR: backEnd.dataDir }, ...args)

  test('repeat-deletions deletes again what a restore brought back, and nothing that is newer', async () => {
    const client = backEnd.client()
    const deleted = await backEnd.createPerson({ email: 'els@smederij.nl' })
    await backEnd.createPerson({ email: 'jan@smederij.nl' })
    const addCompany = async (name: string, email: string) => {
      const [company] = await backEnd.sql`
        insert into company (owner_id, name, number_of_employees, branch, membership)
        select id, ${name}, '<10', 'anders', 'Weet ik niet' from person where email = ${email} returning id`
      return company!.id as number
    }
    const company = await addCompany('Smederij', 'els@smederij.nl')
    const given = await addCompany('Gieterij', 'jan@smederij.nl')
    const before = await backEnd.sql`select * from person where id = ${deleted}`
    await backEnd.sql`delete from company where id = ${company}`
    await backEnd.sql`delete from person where id = ${deleted}`
    const file = join(backEnd.dataDir, 'deletions')
    await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toMatch(/"PERSON"/)
    const lines = (await readFile(file, 'utf8')).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { deleted: 'COMPANY', id: company, at: expect.any(String) },
      { deleted: 'PERSON', id: deleted, at: expect.any(String) },
    ])
    await expect.poll(() => backEnd.log).toContain(lines[1]!.slice(1, -1))

    // What the restore of an earlier backup does.
    expect(before).toHaveLength(1)
    const restore = (id: number, email: string, createdAt: string) => backEnd.sql`
      insert into person (id, email, first_name, last_name, password_hash, created_at) overriding system value
      values (${id}, ${email}, 'Els', 'de Smid', '', ${createdAt})`
    await restore(deleted, 'els@smederij.nl', '2026-01-01')
    const repeated = await run('repeat-deletions', file)
    expect(repeated).toEqual({
      code: 0,
      text: 'Of 2 deletions, 0 companies and 1 accounts had come back, and were deleted again.\n',
    })
    expect(await backEnd.sql`select email from person`).toEqual([{ email: 'jan@smederij.nl' }])
    expect(await backEnd.sql`select from mail_outbox`).toEqual([])

    // Somebody else has the number now.
    await restore(deleted, 'kim@smederij.nl', '2999-01-01')
    await run('repeat-deletions', file)
    expect(await backEnd.sql`select from person`).toHaveLength(2)

    await backEnd.sql`update person set created_at = '2026-01-01' where id = ${deleted}`
    await backEnd.sql`update company set owner_id = ${deleted} where id = ${given}`
    const left = await run('repeat-deletions', file)
    expect([left.code, left.text]).toEqual([
      1,
      expect.stringContaining(`delete the account by hand: ${deleted}.`),
    ])
    expect((await client.get('/health/live')).status).toBe(200)
  })

  test('verify-audit says that nothing was changed, and what was', async () => {
    await backEnd.createPerson({ email: 'els@smederij.nl' })
    await backEnd.sql`insert into audit_record (actor_id, action) values (0, 'USER_CHANGED'), (0, 'USER_DELETED')`
    const right = await run('verify-audit')
    expect([right.code, right.text]).toEqual([
      0,
      expect.stringMatching(
        /^RECORD: 2 links are right, up to RECORD:2:[\da-f]{64}\.\nEVENT: 0 links are right\.\n$/,
      ),
    ])
    const end = /RECORD:2:\w+/.exec(right.text)![0]
    expect((await run('verify-audit', end)).code).toBe(0)
    const other = await run('verify-audit', end.replace(/.{4}$/, '0000'))
    expect([other.code, other.text]).toEqual([
      1,
      expect.stringContaining('The chain does not contain RECORD:2:'),
    ])
    await backEnd.killAndRestart()
    await expect.poll(() => backEnd.log).toContain(end)

    await backEnd.sql`alter table audit_record disable trigger user`
    await backEnd.sql`update audit_record set actor_id = 5 where action = 'USER_DELETED'`
    await backEnd.sql`alter table audit_record enable trigger user`
    const broken = await run('verify-audit')
    expect([broken.code, broken.text]).toEqual([
      1,
      expect.stringContaining('then row 2 was changed or deleted.'),
    ])
  })

  test('sweep deletes what was kept long enough', async () => {
    const id = await backEnd.createPerson({ email: 'els@smederij.nl' })
    await backEnd.sql`
      insert into first_login (token_hash, person_id, expires_at)
      select sha256(n::text::bytea), ${id}, now() from generate_series(1, 1500) n`
    // The sweep at the start of the server may take some of them.
    expect((await run('sweep')).text).toMatch(/^(Deleted: firstLogins \d+|Nothing was kept long enough)\.\n$/)
    expect(await backEnd.sql`select from first_login`).toEqual([])
  })

  test('record-backup records that a complete backup was made', async () => {
    expect(await run('record-backup')).toEqual({
      code: 0,
      text: 'It is recorded that a complete backup was made just now.\n',
    })
    expect(
      await backEnd.sql`select from operation where name = 'BACKUP' and done_at > now() - interval '5 minutes'`,
    ).toHaveLength(1)
  })

  test('after-restore ends what was begun before', async () => {
    const id = await backEnd.createPerson({ email: 'els@smederij.nl' })
    await backEnd.client().openSession('els@smederij.nl')
    await backEnd.sql`
      insert into passkey_challenge (challenge_hash, holder_hash, expires_at) values ('a', 'b', now() + interval '1 day')`
    expect((await run('after-restore')).text).toMatch(/^Everybody has to log in again \(1 sessions\)/)
    expect(await backEnd.sql`select from session where person_id = ${id}`).toEqual([])
    expect(await backEnd.sql`select from passkey_challenge`).toEqual([])
  })

  test('maintenance begins and ends', async () => {
    const forgotten = () =>
      backEnd.client().post('/rest/password/forgot-password', { email: 'els@smederij.nl' })
    expect((await run('maintenance', 'on')).text).toMatch(/^Maintenance is on: /)
    await expect.poll(async () => (await forgotten()).body.code).toBe('MAINTENANCE')
    expect(await run('maintenance', 'off')).toEqual({ code: 0, text: 'Maintenance is off.\n' })
    await expect.poll(async () => (await forgotten()).status).toBe(204)
  })
})
