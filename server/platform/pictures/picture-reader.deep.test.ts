import { pino } from 'pino'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'

import { photo, pngThatTakesAllMemory } from '../../../testing/factories/pictures.ts'
import { childProcesses } from '../../../testing/harness/child-processes.ts'
import { LONGEST_TEST_MS } from '../../../testing/limits.ts'
import { startPictureReader } from './picture-reader.ts'

let stop: () => Promise<void> = async () => {}
afterEach(() => stop())

function startReader(timeouts?: { timeout?: number; idleTimeout?: number }) {
  const lines: string[] = []
  const reader = startPictureReader(pino({}, { write: (line) => void lines.push(line) }), timeouts)
  stop = reader.stop
  return {
    lines,
    reader,
    read: (mediaType: string, picture: Buffer) =>
      reader.read({ mediaType, size: picture.length }, async () =>
        (async function* () {
          yield picture
        })(),
      ),
  }
}

const processes = () => childProcesses(process.pid, 'picture-process.ts')

/** Also a process that has ended and whose end was not noticed yet. */
function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a thumbnail stands upright, and is never larger than its picture', async () => {
  const { read } = startReader()
  const lying = await photo(100, 50).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { thumbnail } = await read('image/jpeg', lying)
  const { width, height } = await sharp(thumbnail).metadata()
  expect([width, height]).toEqual([50, 100])
})

test('only pictures of the usual types are read', async () => {
  const { read } = startReader()
  expect((await read('image/png', await photo(40, 30).png().toBuffer())).thumbnail).toBeDefined()
  expect(await read('image/tiff', await photo(40, 30).tiff().toBuffer())).toEqual({
    patches: [],
    thumbnail: undefined,
  })
})

test('a process that dies between two pictures is replaced', async () => {
  const { read } = startReader()
  const picture = await photo(400, 300).jpeg().toBuffer()
  await read('image/jpeg', picture)
  const [pid] = processes()
  process.kill(pid!, 'SIGKILL')
  await expect.poll(() => exists(pid!)).toBe(false)
  expect((await read('image/jpeg', picture)).thumbnail).toBeDefined()
})

test('a process that dies while it receives a picture is replaced for the next one', async () => {
  const { reader, read, lines } = startReader()
  const picture = await photo(400, 300).jpeg().toBuffer()
  const received = await reader.read({ mediaType: 'image/jpeg', size: 5_000_000 }, async () =>
    (async function* () {
      yield picture
      const [pid] = processes()
      process.kill(pid!, 'SIGKILL')
      await expect.poll(() => exists(pid!)).toBe(false)
      yield Buffer.alloc(2_000_000)
      yield Buffer.alloc(2_000_000)
    })(),
  )
  expect(received).toEqual({})
  expect(lines.join('')).toContain('a picture could not be read')
  expect((await read('image/jpeg', picture)).thumbnail).toBeDefined()
})

test('a picture that takes too long has no thumbnail, and the next one has', async () => {
  const { read, lines } = startReader()
  const picture = await photo(400, 300).jpeg().toBuffer()
  expect((await read('image/jpeg', picture)).thumbnail).toBeDefined()
  const [stopped] = processes()
  process.kill(stopped!, 'SIGSTOP')
  const [first, second] = await Promise.all([read('image/jpeg', picture), read('image/jpeg', picture)])
  expect(first).toEqual({})
  expect(second.thumbnail).toBeDefined()
  expect(lines.join('')).toContain('a picture took too long')
  await expect.poll(() => lines.join('')).toContain('"process":"picture-process","reason":"time limit"')
  expect(processes()).toHaveLength(1)
  expect(processes()).not.toContain(stopped)
})

test('a picture that takes all memory ends the process after its position was found', async () => {
  const { read, lines } = startReader({ timeout: LONGEST_TEST_MS })
  const { bytes } = await pngThatTakesAllMemory()
  const { patches, thumbnail } = await read('image/png', bytes)
  expect([patches?.length, thumbnail]).toEqual([1, undefined])
  expect(lines.join('')).toContain('the process for pictures died')
  const { thumbnail: next } = await read('image/jpeg', await photo(400, 300).jpeg().toBuffer())
  expect(next).toBeDefined()
})

test('the process ends when there are no pictures for a while, and starts again for the next one', async () => {
  const { read } = startReader({ idleTimeout: 100 })
  const picture = await photo(400, 300).jpeg().toBuffer()
  for (let round = 0; round < 2; round++) {
    expect((await read('image/jpeg', picture)).thumbnail).toBeDefined()
    await expect.poll(processes).toEqual([])
  }
})
