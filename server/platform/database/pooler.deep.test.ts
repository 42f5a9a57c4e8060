import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'

import { startPgBouncer } from '../../../testing/cluster/pgbouncer.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { createEmptyDatabase } from '../../../testing/harness/database.ts'
import { serverEnvironment } from '../../../testing/harness/server-environment.ts'
import { parseConfig, SettingError } from '../runtime/config.ts'
import { createLogger } from '../runtime/log.ts'
import { type Connection, connect } from './connection.ts'
import { migrate } from './migrate.ts'

const { DATABASE_URL: databaseUrl } = inject('template')
const pooler = await startPgBouncer(databaseUrl)

describe('behind PgBouncer with transaction pooling (Debian: pgbouncer)', () => {
  afterAll(() => pooler.stop())
  const settingsOf = ({ DATABASE_URL = '' }) => ({
    DATABASE_URL: pooler.addressOf(DATABASE_URL),
    DATABASE_POOLER: 'transaction',
  })

  describe('a server', () => {
    const backEnd = useOwnBackEnd({ env: settingsOf })

    test('serves requests of many at once, and nothing of one reaches another', async () => {
      const people = await Promise.all(
        Array.from({ length: 30 }, async (_, number) => {
          const email = `els${number}@smederij.nl`
          await backEnd.createPerson({ email, firstName: `Els ${number}` })
          const client = backEnd.client()
          await client.login(email)
          return client
        }),
      )
      for (let round = 0; round < 3; round++) {
        const details = await Promise.all(people.map((client) => client.get('/rest/person/detail')))
        const names = details.map(({ body }) => body.responseObject.firstName)
        expect(names).toEqual(people.map((_, number) => `Els ${number}`))
      }
    })

    test('prepares no statement, which another connection would not have', async () => {
      await backEnd.client().get('/rest/companies')
      expect(await backEnd.sql`select statement from pg_prepared_statements`).toEqual([])
    })
  })

  describe('a database', () => {
    const connections: Connection[] = []
    afterEach(async () => {
      for (const { close } of connections.splice(0)) await close()
    })
    let settings: Record<string, string>
    beforeAll(async () => {
      const database = await createEmptyDatabase(inject('template').DATABASE_URL)
      settings = { ...serverEnvironment, ...database.settings, ...settingsOf(database.settings) }
      return database.remove
    })
    async function open(more: Record<string, string> = {}) {
      const connection = await connect(parseConfig({ ...settings, ...more }), createLogger())
      connections.push(connection)
      return connection
    }

    test('is migrated once by servers that start at once, and keeps nothing locked', async () => {
      const servers = await Promise.all([open(), open(), open()])
      const { pool } = await open()
      const migrated = Promise.all(servers.map(({ db }) => migrate(db)))
      let isMigrated = false
      void migrated.finally(() => {
        isMigrated = true
      })
      // Others use the connections of the pooler in between.
      while (!isMigrated)
        await Promise.all(Array.from({ length: 8 }, () => pool.query('select pg_sleep(0.002)')))
      await migrated
      const { rows } = await pool.query(
        'select count(*) = count(distinct name) as once from kysely_migration',
      )
      expect(rows).toEqual([{ once: true }])
      const locks = await pool.query(`
        select from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where datname = current_database() and locktype = 'advisory'`)
      expect(locks.rowCount).toBe(0)
    })

    test('whose role has no limits is refused, with the statement that sets them', async () => {
      const unlimited = await startPgBouncer(databaseUrl, { limits: '' })
      const opened = open({ DATABASE_URL: unlimited.addressOf(settings.DATABASE_URL!) })
      await expect(opened.finally(unlimited.stop)).rejects.toThrow(
        new SettingError(
          'The setting DATABASE_POOLER is transaction, and the role has no lock_timeout of at most 60000 ms: alter role … set lock_timeout = 60000, then reconnect the pooler.',
        ),
      )
    })
  })
})
