import { fastify } from 'fastify'
import type { CompiledQuery } from 'kysely'
import { pino } from 'pino'

import { listCompanies } from '#server/companies/queries.ts'
import { connect } from '#server/platform/database/connection.ts'
import { openKysely } from '#server/platform/database/kysely.ts'
import { parseConfig } from '#server/platform/runtime/config.ts'
import { findCredentials, findSession, insertSession } from '#server/platform/session/queries.ts'

// The server that the API is compared with: the bare framework returns database rows, without access checks, validation,
// envelope or log. Takes the user's e-mail address as its argument.

const config = parseConfig(process.env)
const { db, pool } = await connect(config, pino({ level: 'silent' }))
const credentials = (await findCredentials(db, process.argv[2]!))!
const { token } = (await insertSession(db, credentials))!

// Runs the API's own queries for the session and the companies once, to record them.
const queries: CompiledQuery[] = []
const recordingDb = openKysely(pool, { log: ({ query }) => void queries.push(query) })
const user = (await findSession(recordingDb, config, token))!
await listCompanies(recordingDb, user, config)
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
