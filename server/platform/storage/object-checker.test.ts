import { hash, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'

import { useDatabase } from '../../../testing/harness/use-database.ts'
import { openFolder } from './folder.ts'
import { startObjectChecker } from './object-checker.ts'
import type { Storage } from './storage.ts'

const database = useDatabase()
let storage: Storage
let fileId: number
let position = 0

beforeEach(async () => {
  await database.empty()
  storage = await openFolder(join(database.dataDir, 'files'))
  const { db } = database
  const { id: ownerId } = await db
    .insertInto('person')
    .values({ email: 'els@smederij.nl', firstName: 'Els', lastName: 'de Smid', passwordHash: '', roles: [] })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: companyId } = await db
    .insertInto('company')
    .values({
      ownerId,
      name: 'Smederij',
      numberOfEmployees: '<10',
      branch: 'Metalektro',
      membership: 'Weet ik niet',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: recordId } = await db
    .insertInto('companyRecord')
    .values({ companyId, theme: 'GENERAL', subject: 'Certificaten' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const file = await db
    .insertInto('companyRecordFile')
    .values({ recordId, name: 'a.txt', size: 3, completedAt: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  fileId = file.id
})

type Added = {
  key?: string
  content?: string
  checksum?: Buffer
  fault?: 'missing' | 'changed'
  isStored?: boolean
}

async function add(object: Added) {
  const { content, key = randomUUID(), ...row } = object
  await database.db
    .insertInto('storedObject')
    .values({ key, fileId, purpose: 'content', position: position++, size: 3, isStored: true, ...row })
    .execute()
  if (content !== undefined) await storage.put(key, Buffer.from(content))
  return key
}

const stateOf = (key: string) =>
  database.db
    .selectFrom('storedObject')
    .select(['checksum', 'fault'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow()

async function runChecker() {
  const lines: object[] = []
  const worker = startObjectChecker(
    database.db,
    storage,
    pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) }),
  )
  return { lines, worker }
}

const abc = hash('sha256', 'abc', 'buffer')
/** Objects are read in the order of their keys. */
const [FIRST, LAST] = ['00000000', 'ffffffff'].map((start) => randomUUID().replace(/^.{8}/, start))

test('objects of former versions get a checksum in the background, unless they are lost', async () => {
  const keys = await Promise.all(Array.from({ length: 30 }, () => add({ content: 'abc' })))
  const missing = await add({})
  const short = await add({ content: 'ab' })
  const uploading = await add({ key: FIRST, isStored: false })
  const { lines, worker } = await runChecker()
  for (const key of keys) await expect.poll(() => stateOf(key)).toEqual({ checksum: abc, fault: null })
  await expect.poll(() => stateOf(missing)).toEqual({ checksum: null, fault: 'missing' })
  await expect.poll(() => stateOf(short)).toEqual({ checksum: null, fault: 'changed' })
  await worker.stop()
  expect(await stateOf(uploading)).toEqual({ checksum: null, fault: null })
  const said = lines.filter((line) => 'key' in line)
  expect(said).toHaveLength(2)
  expect(said).toContainEqual(expect.objectContaining({ level: 50, key: missing, fileId }))
})

test('an object that is still lost is not reported again', async () => {
  const lost = await add({})
  const { lines, worker } = await runChecker()
  await expect.poll(() => lines).toEqual([expect.objectContaining({ key: lost })])
  const last = await add({ key: LAST, content: 'abc' })
  worker.wake()
  await expect.poll(() => stateOf(last)).toEqual({ checksum: abc, fault: null })
  await worker.stop()
  expect(lines).toHaveLength(1)
})

test('an object that was put back is no longer reported, whatever is still lost', async () => {
  for (let lost = 0; lost < 30; lost++) await add({ checksum: abc, fault: 'missing' })
  const key = await add({ key: LAST, content: 'abc', checksum: abc, fault: 'missing' })
  const wrong = await add({ content: 'abd', checksum: abc, fault: 'changed' })
  const { worker } = await runChecker()
  await expect.poll(() => stateOf(key)).toEqual({ checksum: abc, fault: null })
  expect(await stateOf(wrong)).toEqual({ checksum: abc, fault: 'changed' })
  await writeFile(join(database.dataDir, 'files', wrong.slice(0, 2), wrong), 'abc')
  worker.wake()
  await expect.poll(() => stateOf(wrong)).toEqual({ checksum: abc, fault: null })
  await worker.stop()
})
