import type { FastifyInstance } from 'fastify'

import { listParts } from '#server/files/company-records/upload-queries.ts'
import { reportLost } from '#server/platform/storage/lost-objects.ts'
import type { ExportZip } from './export-zip.ts'
import type { PlacedFile } from './layout.ts'
import type { FileOutcome } from './zip-process.ts'

const isCompressible = (mediaType: string) =>
  mediaType.startsWith('text/') || mediaType === 'application/octet-stream'

/** Returns how much of the file was there: it may have been deleted since. Throws a StorageError. */
export async function addStoredFile(
  { db, log }: Pick<FastifyInstance, 'db' | 'log'>,
  zip: Pick<ExportZip, 'addStored'>,
  file: Pick<PlacedFile, 'fileId' | 'size' | 'path' | 'mediaType' | 'addedAt'>,
): Promise<FileOutcome> {
  const { fileId, size, path, mediaType, addedAt } = file
  const parts = await listParts(db, fileId)
  if (parts.length === 0) return 'missing'
  const entry = { path, isCompressed: !isCompressible(mediaType), modifiedAt: new Date(addedAt) }
  const { outcome, lost } = await zip.addStored(entry, { parts, size })
  if (lost) await reportLost(db, log, lost)
  return outcome
}
