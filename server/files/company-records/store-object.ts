import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'

import type { Database } from '#server/platform/database/schema.ts'
import type { PictureReader } from '#server/platform/pictures/picture-reader.ts'
import { checksumOf, type Storage } from '#server/platform/storage/storage.ts'
import type { StoredPart } from '#server/platform/storage/stored-parts.ts'
import { addObject, type Purpose, recordStored } from './upload-queries.ts'

export type UploadServices = {
  db: Kysely<Database>
  storage: Storage
  pictures: PictureReader
  logger: FastifyBaseLogger
}

/**
 * Adds a row before the first byte is stored. Refuses with 404 when the upload was deleted, and with 409 when another
 * request took it over. Throws a StorageError.
 */
export async function storeObject(
  { db, storage }: UploadServices,
  uploadId: number,
  { purpose, position }: { purpose: Purpose; position: number },
  content: Uint8Array,
): Promise<StoredPart> {
  const part = { position, size: content.length, checksum: await checksumOf(content) }
  const key = await addObject(db, uploadId, { ...part, purpose })
  await storage.put(key, content)
  await recordStored(db, key)
  return { ...part, key }
}
