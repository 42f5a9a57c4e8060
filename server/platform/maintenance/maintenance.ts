import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'

import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Works during maintenance though it changes something. */
    duringMaintenance?: boolean
  }
}

const MAINTENANCE_POLL_MS = 1_000
const RETRY_AFTER_S = 60

const MAINTENANCE =
  'Er is nu onderhoud. Je kunt alles lezen, maar nu niets opslaan. Probeer het straks nog eens.'

const READS = ['GET', 'HEAD', 'OPTIONS']

/** As this instance knows it: at most `MAINTENANCE_POLL_MS` late. */
export type Maintenance = { readonly isOn: boolean }

const isInMaintenance = async (db: Kysely<Database>) =>
  (await db.selectFrom('maintenance').select('isOn').executeTakeFirst()) !== undefined

/** Every instance follows within `MAINTENANCE_POLL_MS`. */
export async function setMaintenance(db: Kysely<Database>, isOn: boolean): Promise<void> {
  if (isOn)
    await db
      .insertInto('maintenance')
      .defaultValues()
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await db.deleteFrom('maintenance').execute()
}

/** Refuses changes with 503, but no login, since one must log in to read. Must be called before the routes. */
export async function watchMaintenance(app: FastifyInstance): Promise<Maintenance> {
  const state = { isOn: await isInMaintenance(app.db) }
  const timer = setInterval(() => {
    // Without the database the last state holds.
    isInMaintenance(app.db).then(
      (isOn) => {
        state.isOn = isOn
      },
      () => {},
    )
  }, MAINTENANCE_POLL_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  app.addHook('onRequest', (request, _reply, done) => {
    const isAllowed = () => READS.includes(request.method) || request.routeOptions.config.duringMaintenance
    if (!state.isOn || isAllowed()) return done()
    throw new Refusal(503, MAINTENANCE, { code: 'MAINTENANCE', retryAfter: RETRY_AFTER_S })
  })
  return state
}
