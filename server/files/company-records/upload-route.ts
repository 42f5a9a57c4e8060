import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { fileName } from '#server/platform/http/attachment.ts'
import { Id } from '#server/platform/http/ids.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import { fileInForm } from '#server/platform/http/streams.ts'
import { CompanyRecordFile, MAX_FILE_SIZE } from '#shared/domain/files/company-record.ts'
import { requireMayChangeRecord } from './change-company-record.ts'
import { createUpload } from './change-upload.ts'
import { requireDocumentName } from './file-type.ts'
import { findFile } from './queries.ts'
import { fileTooLarge, receiveFile } from './receive-file.ts'
import type { UploadLimits } from './upload-limits.ts'
import { deleteUpload } from './upload-queries.ts'

/** The parts of a form other than the file, in bytes. */
const FORM_OVERHEAD = 20_000
/** For an upload of a server that was killed, in seconds: longer than a request may take. */
const LIFETIME_S = 600

export const nameOf = (name: string) => fileName(name.replace(/^.*[\\/]/s, '')) || 'bestand'

export function uploadRoute(app: FastifyInstance, uploadLimits: UploadLimits): void {
  const { db, cleaner, config, storageQuota, log: logger } = app
  const services = { db, storage: app.storage, pictures: app.pictures, logger }

  route(
    app,
    {
      method: 'POST',
      url: '/rest/companies/:companyId/company-records/:recordId/files',
      access: { company: { level: 'ADMIN' } },
      summary: 'Add a file, at most 100 MB: a form with one field, file',
      params: v.object({ recordId: Id }),
      stream: 'multipart/form-data',
      response: CompanyRecordFile,
    },
    async (call) => {
      const { request, user, company, params } = call
      const { recordId } = params
      const editor = { user, company }
      await requireMayChangeRecord(db, recordId, editor)
      const announced = Number(request.headers['content-length'] ?? MAX_FILE_SIZE)
      if (announced > MAX_FILE_SIZE + FORM_OVERHEAD) throw fileTooLarge()
      await uploadLimits.count(call)
      return uploadLimits.admit(call, async (buffer) => {
        const { name, content } = await fileInForm(request, MAX_FILE_SIZE)
        requireDocumentName(nameOf(name))
        const size = Math.min(announced, MAX_FILE_SIZE)
        await storageQuota.require(size)
        const space = { size, lifetime: LIFETIME_S, quota: config.companyQuota }
        const owner = { companyId: company.id, recordId, userId: user.id }
        const upload = await createUpload(db, owner, { ...space, name: nameOf(name) })
        try {
          await receiveFile(services, upload, content, { isWhole: true, userId: user.id, buffer })
        } catch (error) {
          await deleteUpload(db, upload.id)
          throw error
        } finally {
          cleaner.wake()
        }
        const file = await findFile(db, company.id, { recordId, fileId: upload.id })
        if (!file) throw new Refusal(404)
        return file
      })
    },
  )
}
