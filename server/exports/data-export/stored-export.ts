import type { FastifyInstance, FastifyRequest } from 'fastify'

import { openStored } from '#server/files/company-records/open-stored.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { FileResponse } from '#server/platform/http/route.ts'
import { type ExportKey, findStoredExport } from './queries.ts'

const GONE = 'Deze download is er niet meer. Maak een nieuwe.'
const DAMAGED = 'Deze download is beschadigd. Maak een nieuwe.'

/** Read from the storage as it is sent. `name`: of the file. Refuses with 404 when there is no download. */
export async function openExport(
  services: Pick<FastifyInstance, 'db' | 'storage'>,
  request: FastifyRequest,
  key: ExportKey,
  name: string,
): Promise<FileResponse> {
  const stored = await findStoredExport(services.db, key)
  if (!stored) throw new Refusal(404, GONE)
  const { id, size, parts } = stored
  return {
    name,
    mediaType: 'application/zip',
    size,
    tag: String(id),
    read: openStored(services, request, parts, { missing: GONE, changed: DAMAGED }),
  }
}
