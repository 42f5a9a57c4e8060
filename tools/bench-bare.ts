import { fastify } from 'fastify'
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { pino } from 'pino'

import { listCompanies } from '../server/companies/store.ts'
import { parseConfig } from '../server/config.ts'
import { connect } from '../server/database/connection.ts'
import type { Database } from '../server/database/schema.ts'
import type { CurrentUser } from '../server/session/store.ts'

// What the API is measured against: the bare framework that sends a user's companies as the database gives them,
// without session, access, validation or envelope. Takes the user's e-mail address as its argument.

const { db, pool } = await connect(parseConfig(process.env), pino({ level: 'silent' }))
const user = await db
  .selectFrom('person')
  .select(['id', 'roles'])
  .where('email', '=', process.argv[2]!)
  .executeTakeFirstOrThrow()

// The very query of the API: asked for once, and overheard.
const queries: CompiledQuery[] = []
const overheard = new Kysely<Database>({
  dialect: new PostgresDialect({ pool }),
  log({ query }) {
    queries.push(query)
  },
})
await listCompanies(overheard, user as CurrentUser, '')
const [{ sql, parameters }] = queries as [CompiledQuery]

const app = fastify()
app.get('/companies', async () => (await pool.query(sql, [...parameters])).rows)
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
process.on('SIGTERM', () => process.exit())
