import { Refusal } from '#server/platform/http/refusal.ts'
import type { ByteStream } from '#server/platform/http/streams.ts'
import { reportLost } from '#server/platform/storage/lost-objects.ts'
import { ObjectLostError, refuseWithoutStorage, storageOutOfOrder } from '#server/platform/storage/storage.ts'
import { PART_SIZE, type StoredPart } from '#server/platform/storage/stored-parts.ts'
import { FILE_TOO_LARGE, MAX_FILE_SIZE } from '#shared/domain/files/company-record.ts'
import { HEAD_SIZE, mediaTypeOf } from './file-type.ts'
import { finishFile } from './finish-file.ts'
import { storeObject, type UploadServices } from './store-object.ts'
import type { Upload } from './upload-queries.ts'

const EMPTY = 'Dit bestand is leeg.'

export const fileTooLarge = () => new Refusal(413, FILE_TOO_LARGE)
const fileEmpty = () => new Refusal(400, EMPTY, 'FILE_EMPTY')

/**
 * Stores the bytes from `received` on, and returns how many are stored. `isWhole`: `content` is the rest of the
 * file; if not, bytes before a closed connection are kept. `buffer`: of `PART_SIZE` bytes. Throws a Refusal with
 * 413 (too large), 400 (empty, wrong type), 409 (taken over) or 503 (no storage); also what `content` throws.
 */
export async function receiveFile(
  services: UploadServices,
  upload: Upload,
  content: ByteStream,
  { isWhole, userId, buffer }: { isWhole: boolean; userId: number; buffer: Buffer },
): Promise<number> {
  let position = upload.received
  let filled = 0

  async function storePart(purpose: 'content' | 'pending'): Promise<StoredPart> {
    const part = await storeObject(services, upload.id, { purpose, position }, buffer.subarray(0, filled))
    position += filled
    filled = 0
    return part
  }

  async function receive(chunk: Uint8Array): Promise<void> {
    if (position + filled + chunk.length > upload.size) throw fileTooLarge()
    let rest = chunk
    while (rest.length > 0) {
      // The last part is stored when the file is finished.
      if (filled === PART_SIZE) {
        if (position === 0) await mediaTypeOf(upload.name, buffer.subarray(0, HEAD_SIZE))
        await storePart('content')
      }
      const taken = rest.subarray(0, PART_SIZE - filled)
      buffer.set(taken, filled)
      filled += taken.length
      rest = rest.subarray(taken.length)
    }
  }

  return refuseWithoutStorage(services.logger, async () => {
    try {
      for await (const chunk of content) await receive(chunk)
    } catch (error) {
      if (isWhole || !isConnectionReset(error)) throw error
    }
    const size = position + filled
    if (size === 0 && isWhole) throw fileEmpty()
    if (isWhole || size === upload.size)
      await finishFile(services, upload, { size, last: await storePart('pending'), userId })
    else if (filled > 0) await storePart('content')
    return size
  }).catch(async (error) => {
    if (!(error instanceof ObjectLostError)) throw error
    // Of the bytes that came before.
    await reportLost(services.db, services.logger, error)
    throw storageOutOfOrder()
  })
}

const isConnectionReset = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ECONNRESET'

export function requireAcceptedSize(size: number): void {
  if (size > MAX_FILE_SIZE) throw fileTooLarge()
  if (size === 0) throw fileEmpty()
}
