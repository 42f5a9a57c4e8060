import { type FileHandle, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, sql } from 'kysely'
import * as v from 'valibot'

import type { Database } from '../database/schema.ts'
import { startWorker, type Worker } from '../runtime/worker.ts'

// Which accounts and companies were deleted, outside the database: a restore of that brings them back. Lines of JSON, with
// numbers and times alone, in DATA_DIR and in the log.

const INTERVAL_MS = 10_000
const BATCH_SIZE = 100

const Deletion = v.object({
  deleted: v.picklist(['PERSON', 'COMPANY']),
  id: v.pipe(v.number(), v.integer()),
  at: v.pipe(v.string(), v.isoTimestamp()),
})
export type Deletion = v.InferOutput<typeof Deletion>

const selectNext = (transaction: Kysely<Database>) =>
  transaction
    .selectFrom('deletion')
    .select(['id', 'kind', 'subjectId', 'deletedAt'])
    .where('isWritten', '=', false)
    .orderBy('id')
    .limit(BATCH_SIZE)
    .forUpdate()
    .skipLocked()
    .execute()

async function append(file: FileHandle, deletions: readonly Deletion[]) {
  await file.appendFile(deletions.map((deletion) => `${JSON.stringify(deletion)}\n`).join(''))
  await file.sync()
}

/** Writes a line again when this process ends in between. */
const writeNext = (db: Kysely<Database>, path: string, logger: FastifyBaseLogger): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const rows = await selectNext(transaction)
    if (rows.length === 0) return false
    const deletions = rows.map(({ kind, subjectId, deletedAt }) => ({
      deleted: kind,
      id: subjectId,
      at: deletedAt.toISOString(),
    }))
    const file = await open(path, 'a', 0o600)
    await append(file, deletions).finally(() => file.close())
    const ids = rows.map(({ id }) => id)
    await transaction
      .updateTable('deletion')
      .set({ isWritten: true })
      .where('id', '=', sql<number>`any(${ids}::bigint[])`)
      .execute()
    for (const deletion of deletions) logger.info(deletion, 'deleted for good')
    return true
  })

/** Appends to `DATA_DIR/deletions`. Several workers can run at once, also in other processes. */
export const startDeletionWriter = (
  db: Kysely<Database>,
  dataDir: string,
  logger: FastifyBaseLogger,
): Worker =>
  startWorker({
    name: 'deletion file',
    failure: 'what was deleted could not be written to DATA_DIR/deletions',
    logger,
    doNext: () => writeNext(db, join(dataDir, 'deletions'), logger),
    interval: INTERVAL_MS,
  })

function parseLine(line: string): Deletion | undefined {
  try {
    const parsed = v.safeParse(Deletion, JSON.parse(line))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** Of such a file, or of a log. Other lines are skipped. Throws the error of the file system. */
export const readDeletions = async (path: string): Promise<Deletion[]> =>
  (await readFile(path, 'utf8')).split('\n').flatMap((line) => parseLine(line) ?? [])
