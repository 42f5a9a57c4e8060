import { randomBytes, randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { createTemporaryFolder } from '../../../testing/harness/temporary-folder.ts'
import { openFolder } from './folder.ts'
import { checksumOf } from './storage.ts'
import { openParts, PART_SIZE, readParts } from './stored-parts.ts'

const folder = createTemporaryFolder('beterwerk-parts-')
afterAll(() => rm(folder, { recursive: true }))
const storage = await openFolder(folder)
const content = randomBytes(2 * PART_SIZE + 5)

async function store() {
  const parts = []
  for (let position = 0; position < content.length; position += PART_SIZE) {
    const part = content.subarray(position, position + PART_SIZE)
    const key = randomUUID()
    await storage.put(key, part)
    parts.push({ key, position, size: part.length, checksum: await checksumOf(part) })
  }
  return parts
}

const overwrite = (key: string, bytes: Uint8Array) => writeFile(join(folder, key.slice(0, 2), key), bytes)

test.each([
  [0, content.length - 1],
  [0, 0],
  [PART_SIZE - 1, PART_SIZE],
  [PART_SIZE, PART_SIZE + 5],
  [PART_SIZE + 5, content.length - 1],
])('returns the bytes from %i to %i', async (start, end) => {
  const read = await readParts(storage, await store(), { start, end })
  expect(read.equals(content.subarray(start, end + 1))).toBe(true)
})

test.each([
  ['a changed byte', (part: Buffer) => Buffer.from(part).fill(part[0]! ^ 1, 0, 1)],
  ['a byte less', (part: Buffer) => part.subarray(1)],
  ['a byte more', (part: Buffer) => Buffer.concat([part, Buffer.alloc(1)])],
])('of a part with %s no byte is returned, and its key is named', async (_, change) => {
  const parts = await store()
  const [, second] = parts
  await overwrite(second!.key, change(content.subarray(PART_SIZE, 2 * PART_SIZE)))
  let received = 0
  const reading = async () => {
    for await (const chunk of await openParts(storage, parts, { start: 0, end: content.length - 1 }))
      received += chunk.length
  }
  await expect(reading()).rejects.toMatchObject({ key: second!.key, fault: 'changed' })
  expect(received).toBe(PART_SIZE)
})

test('a part without a checksum is compared by its size', async () => {
  const parts = (await store()).map((part) => ({ ...part, checksum: null }))
  const range = { start: 0, end: content.length - 1 }
  expect((await readParts(storage, parts, range)).equals(content)).toBe(true)
  await overwrite(parts[0]!.key, Buffer.from('short'))
  await expect(readParts(storage, parts, range)).rejects.toMatchObject({ fault: 'changed' })
})
