import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, sql } from 'kysely'

import type { Database } from '../database/schema.ts'
import { startWorker, type Worker } from '../runtime/worker.ts'
import { recordFault, reportLost } from './lost-objects.ts'
import { checksumOf, ObjectLostError, type Storage } from './storage.ts'
import { readObject, type StoredObject } from './stored-parts.ts'

type Db = Kysely<Database>

const BATCH_SIZE = 20
const INTERVAL_MS = 3_600_000
const FIRST_KEY = '00000000-0000-0000-0000-000000000000'

/** Returns the error of an object that is missing or changed. Throws a StorageError. */
async function check(db: Db, storage: Storage, object: StoredObject): Promise<ObjectLostError | undefined> {
  try {
    const content = await readObject(storage, object)
    await db
      .updateTable('storedObject')
      .set({ fault: null, checksum: object.checksum ? undefined : await checksumOf(content) })
      .where('key', '=', object.key)
      .where((query) => query.or([query('checksum', 'is', null), query('fault', 'is not', null)]))
      .execute()
    return undefined
  } catch (error) {
    if (!(error instanceof ObjectLostError)) throw error
    return error
  }
}

/**
 * Reads in the background, now and every hour, the objects of files that a version without checksums stored, which get
 * one, and those that were missing or changed, which an operator may have put back.
 */
export function startObjectChecker(db: Db, storage: Storage, logger: FastifyBaseLogger): Worker {
  let last = FIRST_KEY

  async function checkNext() {
    const objects = await db
      .selectFrom('storedObject')
      .select(['key', 'size', 'checksum', 'fault'])
      .where('isStored', '=', true)
      .where((query) => query.or([query('checksum', 'is', null), query('fault', 'is not', null)]))
      .where('key', '>', last)
      .orderBy('key')
      .limit(BATCH_SIZE)
      .execute()
    for (const { fault, ...object } of objects) {
      last = object.key
      const lost = await check(db, storage, object)
      if (lost && lost.fault !== fault) await reportLost(db, logger, lost)
    }
    return objects.length > 0
  }

  return startWorker({
    prepare: async () => {
      last = FIRST_KEY
    },
    doNext: checkNext,
    interval: INTERVAL_MS,
    name: 'object checker',
    failure: 'stored objects could not be checked',
    logger,
  })
}

const selectStored = (db: Db, after: string) =>
  sql<StoredObject>`
  select key, size, checksum from (
    select key, size, checksum from stored_object where is_stored
    union all select key, size, checksum from data_export_part where is_stored
    union all select key, size, checksum from company_export_part where is_stored
  ) as object where key > ${after} order by key limit ${sql.lit(BATCH_SIZE * 10)}`.execute(db)

/** Every object that must be in the storage: of files, and of downloads. */
export async function* listStored(db: Db): AsyncGenerator<StoredObject> {
  for (let last = FIRST_KEY; ; ) {
    const { rows } = await selectStored(db, last)
    if (rows.length === 0) return
    yield* rows
    last = rows.at(-1)!.key
  }
}

/**
 * Reads every object. Returns which are missing or changed, and records that, also when one was put back. Throws a
 * StorageError.
 */
export async function checkObjects(db: Db, storage: Storage): Promise<ObjectLostError[]> {
  const all: ObjectLostError[] = []
  for await (const object of listStored(db)) {
    const lost = await check(db, storage, object)
    if (!lost) continue
    await recordFault(db, lost)
    all.push(lost)
  }
  return all
}
