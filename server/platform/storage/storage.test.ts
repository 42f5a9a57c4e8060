import { hash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startS3 } from '../../../testing/fakes/s3.ts'
import { createTemporaryFolder } from '../../../testing/harness/temporary-folder.ts'
import { parseConfig } from '../runtime/config.ts'
import { isPrivate, openBucket } from './bucket.ts'
import { openFolder } from './folder.ts'
import { openStorage } from './open-storage.ts'
import { ObjectLostError, type Storage, StorageError } from './storage.ts'

let s3: Awaited<ReturnType<typeof startS3>>
let folder: string
beforeAll(async () => {
  s3 = await startS3()
  folder = createTemporaryFolder('beterwerk-files-')
})
afterAll(async () => {
  await s3.stop()
  await rm(folder, { recursive: true, force: true })
})

const kinds: [name: string, open: () => Promise<Storage>][] = [
  ['a folder', () => openStorage(parseConfig({ DATA_DIR: folder }))],
  ['a bucket', () => openStorage(parseConfig(s3.settings))],
]

describe.each(kinds)('%s as storage', (_, open) => {
  let storage: Storage
  beforeAll(async () => {
    storage = await open()
    return () => storage.close()
  })

  test('returns an object byte for byte', async () => {
    const [key, content] = [randomUUID(), randomBytes(1024 ** 2)]
    await storage.put(key, content)
    expect((await storage.read(key)).equals(content)).toBe(true)
  })

  test('a deleted object is missing, and can be deleted again', async () => {
    const key = randomUUID()
    await storage.put(key, Buffer.from('a'))
    await storage.delete(key)
    await expect(storage.read(key)).rejects.toThrow(ObjectLostError)
    await storage.delete(key)
  })

  test('stores many objects at once', async () => {
    const keys = Array.from({ length: 20 }, () => randomUUID())
    await Promise.all(keys.map((key) => storage.put(key, Buffer.from(key))))
    const read = await Promise.all(keys.map(async (key) => String(await storage.read(key))))
    expect(read).toEqual(keys)
  })
})

test('deleting an object also removes the incomplete file of a killed process from a folder', async () => {
  const storage = await openFolder(join(folder, 'killed'))
  const key = randomUUID()
  await storage.put(key, Buffer.from('a'))
  await writeFile(join(folder, 'killed', key.slice(0, 2), `${key}.part`), 'half')
  await storage.delete(key)
  expect(await readdir(join(folder, 'killed', key.slice(0, 2)))).toEqual([])
})

test('a folder that cannot be written stops the start with a sentence', async () => {
  await writeFile(join(folder, 'a-file'), '')
  const opening = openStorage(parseConfig({ DATA_DIR: join(folder, 'a-file') }))
  await expect(opening).rejects.toThrow(
    'The setting DATA_DIR names a folder in which no files can be stored.',
  )
})

test('a bucket that does not exist is a fault of the storage, and not a missing object', async () => {
  const storage = await openStorage(parseConfig({ ...s3.settings, S3_BUCKET: 'bestaat-niet' }))
  const key = randomUUID()
  const fault = expect.objectContaining({ message: 'the S3 service does not work' })
  await expect(storage.put(key, Buffer.from('a'))).rejects.toEqual(fault)
  await expect(storage.read(key)).rejects.toEqual(fault)
  await expect(storage.delete(key)).rejects.toEqual(fault)
  storage.close()
})

test('fails in time while an S3 service is down or silent, and works again afterwards', {
  tags: ['deep'],
}, async () => {
  const storage = openBucket(parseConfig(s3.settings).s3!, 300)
  const key = randomUUID()
  await storage.put(key, Buffer.from('a'))
  for (const state of ['down', 'silent'] as const) {
    s3.setMode(state)
    await expect(storage.put(randomUUID(), Buffer.from('b'))).rejects.toThrow(StorageError)
    await expect(storage.read(key)).rejects.toThrow(StorageError)
    await expect(storage.delete(key)).rejects.toThrow(StorageError)
  }
  s3.setMode('normal')
  expect(String(await storage.read(key))).toBe('a')
  storage.close()
})

test.each([
  ['https://s3.eu-central-1.example', true],
  ['http://localhost:9000', true],
  ['http://127.0.0.1:9000', true],
  ['http://[::1]:9000', true],
  ['http://10.0.0.5:9000', false],
  ['http://localhost.example', false],
])('what is sent to %s is private: %s', (endpoint, expected) => {
  expect(isPrivate(endpoint)).toBe(expected)
})

test('contents are signed where others could change them on their way', async () => {
  const hashes: unknown[] = []
  const service = createServer((request, response) => {
    hashes.push(request.headers['x-amz-content-sha256'])
    request.resume().on('end', () => response.end())
  }).listen(0)
  await once(service, 'listening')
  const { port } = service.address() as AddressInfo
  for (const host of ['127.0.0.1', '0.0.0.0']) {
    const storage = openBucket({ ...parseConfig(s3.settings).s3!, endpoint: `http://${host}:${port}` })
    await storage.put(randomUUID(), Buffer.from('content'))
    storage.close()
  }
  service.close()
  expect(hashes).toEqual(['UNSIGNED-PAYLOAD', hash('sha256', 'content')])
})
