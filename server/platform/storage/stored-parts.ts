import { type ByteRange, checksumOf, ObjectLostError, type Storage } from './storage.ts'

/** In bytes: 1 MB is the memory that storing or reading a file takes, and the maximum loss when the server is killed. */
export const PART_SIZE = 1024 ** 2

/**
 * `position`: of the first byte. `size`: in bytes. `checksum`: SHA-256; null for a part that a version without checksums
 * stored, until `startObjectChecker` read it.
 */
export type StoredPart = { key: string; position: number; size: number; checksum: Uint8Array | null }

export type StoredObject = Omit<StoredPart, 'position'>

/** Whether the content is what was stored, as far as is known. */
export const isSame = async ({ size, checksum }: StoredObject, content: Uint8Array): Promise<boolean> =>
  content.length === size && (!checksum || Buffer.compare(checksum, await checksumOf(content)) === 0)

/** Throws a StorageError, and an ObjectLostError when the object is missing or is not what was stored. */
export async function readObject(storage: Storage, object: StoredObject): Promise<Buffer> {
  const content = await storage.read(object.key)
  if (!(await isSame(object, content))) throw new ObjectLostError(object.key, 'changed')
  return content
}

async function* readPieces(
  storage: Storage,
  parts: StoredPart[],
  { start, end }: ByteRange,
  first?: Buffer,
): AsyncGenerator<Uint8Array> {
  for (const [index, part] of parts.entries()) {
    const content = index === 0 && first ? first : await readObject(storage, part)
    yield content.subarray(Math.max(start - part.position, 0), end - part.position + 1)
  }
}

/**
 * Reads the bytes of `range` as they are needed, each part as a whole: none of its bytes are returned before all are
 * known to be those that were stored. The first part is read when this resolves. Throws like `readObject`.
 */
export async function openParts(
  storage: Storage,
  parts: StoredPart[],
  range: ByteRange,
): Promise<AsyncIterable<Uint8Array>> {
  const needed = parts.filter(({ position, size }) => position <= range.end && position + size > range.start)
  const first = needed[0] && (await readObject(storage, needed[0]))
  return readPieces(storage, needed, range, first)
}

/** Throws like `openParts`. */
export async function readParts(storage: Storage, parts: StoredPart[], range: ByteRange): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of await openParts(storage, parts, range)) chunks.push(chunk)
  return Buffer.concat(chunks)
}
