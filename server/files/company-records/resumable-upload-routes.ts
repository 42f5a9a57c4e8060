import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'

import { Id } from '#server/platform/http/ids.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import { streamOf } from '#server/platform/http/streams.ts'
import { requireMayChangeRecord } from './change-company-record.ts'
import { continueUpload, createUpload } from './change-upload.ts'
import { requireDocumentName } from './file-type.ts'
import { fileTooLarge, receiveFile, requireAcceptedSize } from './receive-file.ts'
import type { UploadLimits } from './upload-limits.ts'
import { deleteUpload, findUpload, type Upload } from './upload-queries.ts'
import { nameOf } from './upload-route.ts'

// The resumable way to add a file: the protocol tus 1.0 with the extensions creation, expiration and termination.
// See https://tus.io/protocols/resumable-upload and docs/decisions/0018.

const VERSION = '1.0.0'
/** In seconds, after which an upload cannot be resumed. */
const LIFETIME_S = 24 * 60 * 60

const uploadsUrl = '/rest/companies/:companyId/company-records/:recordId/uploads' as const
const params = v.object({ recordId: Id })
const uploadParams = v.object({ recordId: Id, uploadId: Id })
const forAdmins = { company: { level: 'ADMIN' } } as const

type Call = { request: FastifyRequest; reply: FastifyReply }

/** Throws a Refusal with 412 for another version of the protocol. */
function requireVersion({ request, reply }: Call) {
  reply.headers({ 'tus-resumable': VERSION, 'tus-version': VERSION })
  if (request.headers['tus-resumable'] !== VERSION) throw new Refusal(412)
}

/** In bytes. Throws a Refusal with 400 for a header that is no number. */
function sizeIn({ request }: Call, header: 'upload-length' | 'upload-offset'): number {
  const value = request.headers[header]
  if (typeof value !== 'string' || !/^\d{1,15}$/.test(value)) throw new Refusal(400)
  return Number(value)
}

/** The header `upload-metadata` has pairs of a key and a value in base64, separated by commas. */
function nameIn({ request }: Call): string {
  const pairs = String(request.headers['upload-metadata'] ?? '').split(',')
  const [, encoded = ''] =
    pairs.map((pair) => pair.trim().split(' ')).find(([key]) => key === 'filename') ?? []
  return nameOf(Buffer.from(encoded, 'base64').toString())
}

/** How far an upload is, and until when it can be resumed. */
function describe({ reply }: Call, { expiresAt, isComplete }: Upload, offset: number) {
  reply.header('upload-offset', offset)
  if (expiresAt && !isComplete) reply.header('upload-expires', expiresAt.toUTCString())
}

/** The id of an upload is that of its file. */
export function resumableUploadRoutes(app: FastifyInstance, uploadLimits: UploadLimits): void {
  const { db, cleaner, config, storageQuota, log: logger } = app
  const services = { db, storage: app.storage, pictures: app.pictures, logger }

  route(
    app,
    {
      method: 'POST',
      url: uploadsUrl,
      access: forAdmins,
      summary: 'Begin a resumable upload (tus 1.0); the header location is its address',
      params,
      status: 201,
    },
    async (call) => {
      const { request, reply, user, company, params } = call
      const { recordId } = params
      await requireMayChangeRecord(db, recordId, { user, company })
      requireVersion(call)
      const size = sizeIn(call, 'upload-length')
      requireAcceptedSize(size)
      const name = nameIn(call)
      requireDocumentName(name)
      await uploadLimits.count(call)
      await storageQuota.require(size)
      const space = { size, lifetime: LIFETIME_S, quota: config.companyQuota }
      const owner = { companyId: company.id, recordId, userId: user.id }
      const upload = await createUpload(db, owner, { ...space, name })
      reply.header('location', `${request.url.replace(/\?.*/s, '')}/${upload.id}`)
      describe(call, upload, 0)
    },
  )

  route(
    app,
    {
      method: 'HEAD',
      url: `${uploadsUrl}/:uploadId`,
      access: forAdmins,
      summary: 'How many bytes of an upload arrived: the header upload-offset',
      params: uploadParams,
      status: 200,
    },
    async (call) => {
      const { reply, user, company, params } = call
      await requireMayChangeRecord(db, params.recordId, { user, company })
      requireVersion(call)
      const upload = await findUpload(db, params.recordId, params.uploadId)
      if (!upload) throw new Refusal(404)
      reply.header('upload-length', upload.size)
      describe(call, upload, upload.received)
    },
  )

  route(
    app,
    {
      method: 'PATCH',
      url: `${uploadsUrl}/:uploadId`,
      access: forAdmins,
      summary: 'Send bytes of an upload from upload-offset on; with the last one the file is complete',
      params: uploadParams,
      stream: 'application/offset+octet-stream',
    },
    async (call) => {
      const { request, user, company, params } = call
      const { recordId, uploadId } = params
      await requireMayChangeRecord(db, recordId, { user, company })
      requireVersion(call)
      const offset = sizeIn(call, 'upload-offset')
      await uploadLimits.admit(call, async (buffer) => {
        const upload = await continueUpload(db, recordId, { uploadId, offset })
        if (Number(request.headers['content-length'] ?? 0) > upload.size - offset) throw fileTooLarge()
        const received = await receive(upload, buffer)
        describe(call, { ...upload, isComplete: received === upload.size }, received)
      })

      async function receive(upload: Upload, buffer: Buffer): Promise<number> {
        try {
          return await receiveFile(services, upload, streamOf(request), {
            isWhole: false,
            userId: user.id,
            buffer,
          })
        } catch (error) {
          // A file that is refused now would be refused again.
          if (error instanceof Refusal && error.status < 500 && error.status !== 409)
            await deleteUpload(db, upload.id)
          throw error
        } finally {
          cleaner.wake()
        }
      }
    },
  )

  route(
    app,
    {
      method: 'DELETE',
      url: `${uploadsUrl}/:uploadId`,
      access: forAdmins,
      summary: 'Abandon an upload',
      params: uploadParams,
    },
    async (call) => {
      const { user, company, params } = call
      await requireMayChangeRecord(db, params.recordId, { user, company })
      requireVersion(call)
      const upload = await findUpload(db, params.recordId, params.uploadId)
      if (!upload || !(await deleteUpload(db, upload.id))) throw new Refusal(404)
      cleaner.wake()
    },
  )
}
