import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { count } from '../monitoring/store.ts'
import type { ObjectLostError } from './storage.ts'

type Db = Kysely<Database>

const WHAT_TO_DO = 'put it back from a backup under the same key, then run: npm run admin -- check-files'

/** For the readiness of every server. Returns undefined for an object that is no part of a file. */
export const recordFault = (db: Db, { key, fault }: Pick<ObjectLostError, 'key' | 'fault'>) =>
  db
    .updateTable('storedObject')
    .from('companyRecordFile as file')
    .innerJoin('companyRecord as record', 'record.id', 'file.recordId')
    .set({ fault })
    .whereRef('file.id', '=', 'storedObject.fileId')
    .where('key', '=', key)
    .returning(['fileId', 'record.companyId'])
    .executeTakeFirst()

/** Logs, counts and records that the storage lost an object. Never throws. `logger`: of the request, if there is one. */
export async function reportLost(
  db: Db,
  logger: FastifyBaseLogger,
  { key, fault }: Pick<ObjectLostError, 'key' | 'fault'>,
): Promise<void> {
  count('stored_objects_lost_total', { fault })
  const about = await recordFault(db, { key, fault }).catch((err) => {
    logger.warn({ err }, 'what the storage lost could not be recorded')
  })
  logger.error({ key, ...about }, `a stored object is ${fault}: ${WHAT_TO_DO}`)
}

/** For the readiness; undefined when nothing is lost. */
export async function describeLost(db: Db): Promise<string | undefined> {
  const count = await countLost(db)
  return count > 0
    ? `${count} stored objects are missing or changed, see docs/operators.md, "Alarms"`
    : undefined
}

/** The number of objects of files that were missing or changed when they were read last. */
export async function countLost(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('storedObject')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('isStored', '=', true)
    .where('fault', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}
