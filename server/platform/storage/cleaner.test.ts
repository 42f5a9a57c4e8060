import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, expect, test } from 'vitest'

import { startS3 } from '../../../testing/fakes/s3.ts'
import { useDatabase } from '../../../testing/harness/use-database.ts'
import { parseConfig } from '../runtime/config.ts'
import { openBucket } from './bucket.ts'
import { type Cleaner, keepObjects, startCleaner } from './cleaner.ts'
import { openFolder } from './folder.ts'
import type { Storage } from './storage.ts'

const s3 = await startS3()
afterAll(() => s3.stop())
const database = useDatabase()

const started: { cleaner: Cleaner; storage: Storage }[] = []
afterEach(async () => {
  s3.setMode('normal')
  for (const { cleaner, storage } of started.splice(0)) {
    await cleaner.stop()
    storage.close()
  }
  await database.db.deleteFrom('storageDeletion').execute()
})

const start = (storage: Storage) =>
  started.push({ cleaner: startCleaner(database.db, storage, pino({ level: 'silent' })), storage })

async function addDeletion(attempts = 0): Promise<string> {
  const key = randomUUID()
  await database.db
    .insertInto('storageDeletion')
    .values({ key, attempts, nextAttemptAt: sql<Date>`now()` })
    .execute()
  return key
}

const stateOf = (key: string) =>
  database.db
    .selectFrom('storageDeletion')
    .select(['attempts', 'nextAttemptAt'])
    .where('key', '=', key)
    .executeTakeFirst()

/** Whether the test planned the next attempt, that many seconds ahead. */
const isPlannedIn = async (seconds: number, key: string) =>
  database.isDuringTest(Number((await stateOf(key))!.nextAttemptAt) - seconds * 1_000)

test.each([
  [0, 10],
  [1, 20],
  [5, 320],
  [30, 3600],
])('after %i failures and another one, a deletion is tried again in %i seconds', async (attempts, wait) => {
  const key = await addDeletion(attempts)
  s3.setMode('down')
  start(openBucket(parseConfig(s3.settings).s3!))
  await expect.poll(async () => (await stateOf(key))!.attempts).toBe(attempts + 1)
  // Ends the attempt, until when the deletion is claimed for a minute.
  await started[0]!.cleaner.stop()
  expect(await isPlannedIn(wait, key)).toBe(true)
})

test('a deletion under way is not begun by another worker', async () => {
  const slow = await addDeletion()
  s3.setMode('silent')
  start(openBucket(parseConfig(s3.settings).s3!))
  await expect.poll(async () => (await stateOf(slow))!.attempts).toBe(1)
  const other = await addDeletion()
  start(await openFolder(join(database.dataDir, 'files')))
  await expect.poll(() => stateOf(other)).toBe(undefined)
  expect((await stateOf(slow))!.attempts).toBe(1)
  expect(await isPlannedIn(60, slow)).toBe(true)
})

test('while a backup keeps objects, none is deleted; afterwards they are, also when it was killed', async () => {
  const session = await database.openSession()
  await keepObjects(session)
  const key = await addDeletion()
  start(await openFolder(join(database.dataDir, 'files')))
  const [{ cleaner }] = started as [(typeof started)[number]]
  await setTimeout(500)
  expect((await stateOf(key))!.attempts).toBe(0)
  await session.end()
  cleaner.wake()
  await expect.poll(() => stateOf(key)).toBe(undefined)
})
