import type { Readable } from 'node:stream'

import { type ByteRange, type Storage, StorageError } from './storage.ts'

/** In bytes: 1 MB is the memory that storing a file takes, and the maximum loss when the server is killed. */
export const PART_SIZE = 1024 ** 2

/** `position`: of the first byte. `size`: in bytes. */
export type StoredPart = { key: string; position: number; size: number }

type Piece = { key: string; range: ByteRange }

const piecesOf = (parts: StoredPart[], { start, end }: ByteRange): Piece[] =>
  parts
    .filter(({ position, size }) => position <= end && position + size > start)
    .map(({ key, position, size }) => ({
      key,
      range: { start: Math.max(start - position, 0), end: Math.min(end - position, size - 1) },
    }))

async function* readPieces(storage: Storage, pieces: Piece[], first?: Readable): AsyncGenerator<Uint8Array> {
  for (const [index, { key, range }] of pieces.entries()) {
    const piece = index === 0 && first ? first : await storage.read(key, range)
    let missing = range.end - range.start + 1
    for await (const chunk of piece) {
      missing -= chunk.length
      yield chunk
    }
    // A connection to the storage that breaks must not look like the end of the file.
    if (missing !== 0) throw new StorageError('a stored object ended too early')
  }
}

/**
 * Reads the bytes of `range` as they are needed. The first part is open when this resolves. Throws a StorageError,
 * and an ObjectMissingError when that part does not exist.
 */
export async function openParts(
  storage: Storage,
  parts: StoredPart[],
  range: ByteRange,
): Promise<AsyncIterable<Uint8Array>> {
  const pieces = piecesOf(parts, range)
  const first = pieces[0] && (await storage.read(pieces[0].key, pieces[0].range))
  return readPieces(storage, pieces, first)
}

/** Throws like `openParts`. */
export async function readParts(storage: Storage, parts: StoredPart[], range: ByteRange): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of await openParts(storage, parts, range)) chunks.push(chunk)
  return Buffer.concat(chunks)
}
