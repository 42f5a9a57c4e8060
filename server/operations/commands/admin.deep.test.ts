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
      'Which command? npm run admin -- make EMAIL, npm run admin -- sweep, npm run admin -- check-files, npm run admin -- after-restore, npm run admin -- record-backup, npm run admin -- maintenance on|off\n',
    ],
  ])('%j is refused with a sentence', async (args, text) => {
    expect(await run(...args)).toEqual({ code: 1, text })
  })
})

describe('while a server runs on the embedded database', () => {
  const backEnd = useOwnBackEnd({ env: EMBEDDED })
  const run = (...args: string[]) => runOperatorCommand('admin', { DATA_DIR: backEnd.dataDir }, ...args)

  test('sweep deletes what was kept long enough', async () => {
    const id = await backEnd.createPerson({ email: 'els@smederij.nl' })
    await backEnd.sql`
      insert into first_login (token_hash, person_id, expires_at)
      select sha256(n::text::bytea), ${id}, now() from generate_series(1, 1500) n`
    // The sweep at the start of the server may take some of them.
    expect((await run('sweep')).text).toMatch(/^(Deleted: firstLogins \d+|Nothing was kept long enough)\.\n$/)
    expect(await backEnd.sql`select from first_login`).toEqual([])
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
