import { fastify } from 'fastify'
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { pino } from 'pino'

import { listCompanies } from '../../server/companies/queries.ts'
import { connect } from '../../server/database/connection.ts'
import type { Database } from '../../server/database/schema.ts'
import { parseConfig } from '../../server/runtime/config.ts'
import { findCredentials, findSession, insertSession } from '../../server/session/queries.ts'

// What the API is measured against: the bare framework that sends what the database gives, without access,
// validation, envelope or log. Takes the user's e-mail address as its argument.

const { db, pool } = await connect(parseConfig(process.env), pino({ level: 'silent' }))
const credentials = (await findCredentials(db, process.argv[2]!))!
const { token } = (await insertSession(db, credentials))!

// The very queries of the API, each asked for once, and overheard: whose session it is, and which companies.
const queries: CompiledQuery[] = []
const overheard = new Kysely<Database>({
  dialect: new PostgresDialect({ pool }),
  log({ query }) {
    queries.push(query)
  },
})
const user = (await findSession(overheard, token))!
await listCompanies(overheard, user, '')
const [session, companies] = queries as [CompiledQuery, CompiledQuery]
const run = ({ sql, parameters }: CompiledQuery) => pool.query(sql, [...parameters])

const app = fastify()
app.get('/companies', async () => (await run(companies)).rows)
app.get('/session-and-companies', async () => {
  await run(session)
  return (await run(companies)).rows
})
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
process.on('SIGTERM', () => process.exit())
