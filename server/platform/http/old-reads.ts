import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'

import type { Database } from '../database/schema.ts'
import type { Standby } from '../database/standby.ts'
import { isDatabaseUnavailable, reasonOf } from '../database/unavailable.ts'
import type { Config } from '../runtime/config.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** A copy of the database for reads that may be a second old; undefined without one. */
    standby: Standby | undefined
  }
}

/** How long after a change a browser reads from the primary, in seconds: longer than what the standby has is old. */
const CHANGED_FOR_S = 2

/** The code of PostgreSQL for a statement on a standby that was in the way of a change from the primary. */
const CONFLICT_WITH_RECOVERY = '40001'

const changedCookieName = ({ secure }: Pick<Config, 'secure'>) =>
  secure ? '__Host-bw_changed' : 'bw_changed'

/**
 * Lets routes that say so read from a standby. A browser that changed something reads from the primary for two seconds, so
 * that it sees what it changed: a cookie without content says so, which every instance understands. Must be called before
 * the routes. `standby`: undefined when there is none.
 */
export function registerOldReads(app: FastifyInstance, standby: Standby | undefined): void {
  app.decorate('standby', standby)
  if (!standby) return
  const { secure } = app.config
  app.addHook('onSend', async ({ method, url }, reply) => {
    if (!url.startsWith('/rest/') || ['GET', 'HEAD', 'OPTIONS'].includes(method)) return
    const attributes = { httpOnly: true, sameSite: 'strict', path: '/', secure } as const
    reply.setCookie(changedCookieName(app.config), '1', { ...attributes, maxAge: CHANGED_FOR_S })
  })
}

/**
 * Reads from the standby where what it has may be used for this request, and otherwise from the primary: also when the
 * standby fails. Returns what `read` returns.
 */
export async function readOld<Result>(
  { db, standby, config }: Pick<FastifyInstance, 'db' | 'standby' | 'config'>,
  request: Pick<FastifyRequest, 'cookies' | 'log'>,
  read: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  if (!standby?.isRecent() || request.cookies[changedCookieName(config)] !== undefined) return read(db)
  try {
    return await read(standby.db)
  } catch (error) {
    const isStandbys =
      isDatabaseUnavailable(error) || (error as { code?: string }).code === CONFLICT_WITH_RECOVERY
    if (!isStandbys) throw error
    request.log.warn({ reason: reasonOf(error) }, 'the standby failed; reading from the primary')
    return read(db)
  }
}
