import { Readable } from 'node:stream'

import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'

import type { CompanyRecordFile } from '#shared/domain/company-record.ts'
import type { CompanyOfPath } from '../http/access.ts'
import { Id } from '../http/ids.ts'
import { Refusal } from '../http/refusal.ts'
import { fileRoute, route } from '../http/route.ts'
import { ObjectMissingError, refuseWithoutStorage } from '../storage/storage.ts'
import { openParts, type StoredPart } from '../storage/stored-parts.ts'
import { deleteFile } from './change-company-record.ts'
import { findFile } from './queries.ts'
import { findThumbnail, listParts } from './upload-queries.ts'

const fileUrl = '/rest/companies/:companyId/company-records/:recordId/files/:fileId' as const
const params = v.object({ recordId: Id, fileId: Id })
type FileParams = v.InferOutput<typeof params>
const forAdmins = { company: { level: 'ADMIN' } } as const

const LOST = 'Dit bestand is er niet meer. Vraag degene die het heeft toegevoegd om het opnieuw te uploaden.'

/** The routes of files of the company file: download, thumbnail and delete. */
export function downloadRoutes(app: FastifyInstance): void {
  const { db, storage, cleaner, log } = app

  async function requireFile(company: CompanyOfPath, params: FileParams): Promise<CompanyRecordFile> {
    const file = await findFile(db, company.id, params)
    if (!file) throw new Refusal(404)
    return file
  }

  /** Returns how a file is read. It refuses with 404 when the storage has lost it, and with 503 when that fails. */
  const reading = (parts: StoredPart[]) => (range: { start: number; end: number }) =>
    refuseWithoutStorage(log, async () => Readable.from(await openParts(storage, parts, range))).catch(
      (error) => {
        if (!(error instanceof ObjectMissingError)) throw error
        log.error('a stored object is missing: was the storage restored with the database?')
        throw new Refusal(404, LOST)
      },
    )

  fileRoute(
    app,
    {
      url: fileUrl,
      access: forAdmins,
      summary: 'Download a file; with the header range, a part of it',
      params,
      mediaType: '*/*',
    },
    async ({ company, params }) => {
      const { name, mediaType, size } = await requireFile(company, params)
      const parts = await listParts(db, params.fileId)
      return { name, mediaType, size, tag: String(params.fileId), read: reading(parts) }
    },
  )

  fileRoute(
    app,
    {
      url: `${fileUrl}/thumbnail`,
      access: forAdmins,
      summary: 'A small picture of a file that is a picture',
      params,
      mediaType: 'image/webp',
    },
    async ({ company, params }) => {
      const { name } = await requireFile(company, params)
      const thumbnail = await findThumbnail(db, params.recordId, params.fileId)
      if (!thumbnail) throw new Refusal(404)
      const { key, size } = thumbnail
      return { name, mediaType: 'image/webp', size, tag: key, read: reading([thumbnail]), isInline: true }
    },
  )

  route(
    app,
    { method: 'DELETE', url: fileUrl, access: forAdmins, summary: 'Delete a file', params },
    async ({ company, user, params: { recordId, fileId } }) => {
      await deleteFile(db, recordId, fileId, { user, company })
      cleaner.wake()
    },
  )
}
