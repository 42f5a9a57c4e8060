import { Readable } from 'node:stream'

import type { FastifyInstance } from 'fastify'

import { Refusal } from '#server/platform/http/refusal.ts'
import type { FileResponse } from '#server/platform/http/route.ts'
import { ObjectMissingError, refuseWithoutStorage } from '#server/platform/storage/storage.ts'
import { openParts } from '#server/platform/storage/stored-parts.ts'
import { type ExportKey, findStoredExport } from './queries.ts'

const GONE = 'Deze download is er niet meer. Maak een nieuwe.'

/** Read from the storage as it is sent. `name`: of the file. Refuses with 404 when there is no download. */
export async function openExport(
  { db, storage, log }: Pick<FastifyInstance, 'db' | 'storage' | 'log'>,
  key: ExportKey,
  name: string,
): Promise<FileResponse> {
  const stored = await findStoredExport(db, key)
  if (!stored) throw new Refusal(404, GONE)
  const { id, size, parts } = stored
  return {
    name,
    mediaType: 'application/zip',
    size,
    tag: String(id),
    read: (range) =>
      refuseWithoutStorage(log, async () => Readable.from(await openParts(storage, parts, range))).catch(
        (error) => {
          if (error instanceof ObjectMissingError) throw new Refusal(404, GONE)
          throw error
        },
      ),
  }
}
