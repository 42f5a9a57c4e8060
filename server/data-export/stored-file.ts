import type { FastifyInstance } from 'fastify'

import { listParts } from '../company-records/upload-queries.ts'
import { ObjectMissingError } from '../storage/storage.ts'
import { openParts } from '../storage/stored-parts.ts'
import type { ZipWriter } from '../storage/zip-writer.ts'
import type { PlacedFile } from './layout.ts'

/** How much of a file is in the ZIP. */
export type FileOutcome = 'complete' | 'incomplete' | 'missing'

type Services = Pick<FastifyInstance, 'db' | 'storage'>

/** Types of files that are not compressed already. */
const isCompressible = (mediaType: string) =>
  mediaType.startsWith('text/') || mediaType === 'application/octet-stream'

/**
 * Opens a file of the company file, which may have been deleted since. Returns undefined then. `outcome`: incomplete when
 * `content` ended too early, because it was deleted meanwhile. Throws a StorageError, as `content` does.
 */
async function openStoredFile(
  { db, storage }: Services,
  { fileId, size }: Pick<PlacedFile, 'fileId' | 'size'>,
): Promise<{ content: AsyncIterable<Uint8Array>; outcome: () => FileOutcome } | undefined> {
  const parts = await listParts(db, fileId)
  if (parts.length === 0) return undefined
  const opened = await openParts(storage, parts, { start: 0, end: size - 1 }).catch((error) => {
    if (error instanceof ObjectMissingError) return undefined
    throw error
  })
  if (!opened) return undefined
  let outcome: FileOutcome = 'incomplete'
  async function* read(from: AsyncIterable<Uint8Array>) {
    try {
      yield* from
      outcome = 'complete'
    } catch (error) {
      if (!(error instanceof ObjectMissingError)) throw error
    }
  }
  return { content: read(opened), outcome: () => outcome }
}

/** Adds a file of the company file to a ZIP, and returns how much of it was there. Throws like `openStoredFile`. */
export async function addStoredFile(
  services: Services,
  zip: Pick<ZipWriter, 'add'>,
  file: Pick<PlacedFile, 'fileId' | 'size' | 'path' | 'mediaType' | 'addedAt'>,
): Promise<FileOutcome> {
  const opened = await openStoredFile(services, file)
  if (!opened) return 'missing'
  const { path, mediaType, addedAt } = file
  const entry = { path, isCompressed: !isCompressible(mediaType), modifiedAt: new Date(addedAt) }
  await zip.add(entry, opened.content)
  return opened.outcome()
}
