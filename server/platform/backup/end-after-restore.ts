import type { Kysely } from 'kysely'

import type { Database } from '../database/schema.ts'

/** What may have been used or ended after the backup, and must not work again. */
const ENDED = ['session', 'firstLogin', 'passwordReset', 'passkeyChallenge'] as const

/** On a migrated database. Returns the number of sessions that it ends. */
export const endAfterRestore = (db: Kysely<Database>): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    let sessions = 0
    for (const table of ENDED) {
      const { numDeletedRows } = await transaction.deleteFrom(table).executeTakeFirstOrThrow()
      if (table === 'session') sessions = Number(numDeletedRows)
    }
    return sessions
  })
