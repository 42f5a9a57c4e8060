import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { openStored } from '#server/files/company-records/open-stored.ts'
import { createPreviews } from '#server/files/company-records/previews.ts'
import { withoutCommitHook } from '#server/platform/database/dialect.ts'
import type { CompanyOfPath } from '#server/platform/http/access.ts'
import { Id } from '#server/platform/http/ids.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { fileRoute, route } from '#server/platform/http/route.ts'
import { createThrottle } from '#server/platform/http/throttle.ts'
import { ActionPointPhoto, ActionPointPhotoInput } from '#shared/domain/improve/action-point-photo.ts'
import { addPhoto, removePhoto, requireFileToAdd } from './change-photos.ts'
import { photoOf } from './photo-of.ts'
import { findPhoto, type StoredPhoto } from './queries.ts'

const photosUrl = '/rest/companies/:companyId/actionitems/:actionId/photos' as const
const photoUrl = `${photosUrl}/:photoId` as const
const params = v.object({ actionId: Id, photoId: Id })
const forReaders = { company: {} } as const
const forAdmins = { company: { level: 'ADMIN' } } as const

export function actionPointPhotoRoutes(app: FastifyInstance): void {
  const { db, storage, pictures, log: logger } = app
  const previews = createPreviews({ db, storage, pictures, logger })
  const throttle = createThrottle(app.pool, 'photo')

  async function requirePhoto(
    company: CompanyOfPath,
    params: { actionId: number; photoId: number },
  ): Promise<StoredPhoto> {
    const photo = await findPhoto(db, company.id, params)
    if (!photo) throw new Refusal(404)
    return photo
  }

  route(
    app,
    {
      method: 'POST',
      url: photosUrl,
      access: forAdmins,
      once: true,
      summary: 'Make a picture of the company file a photo of an action point, also of a completed one',
      params: v.object({ actionId: Id }),
      body: ActionPointPhotoInput,
      response: ActionPointPhoto,
    },
    async (call) => {
      const { company, user, params, body } = call
      const { actionId } = params
      const editor = { user, company }
      const file = await requireFileToAdd(db, actionId, body.fileId, editor)
      await throttle.count(call, String(user.id))
      await withoutCommitHook(() => previews.ensure(file))
      const photoId = await addPhoto(db, actionId, body, editor)
      return photoOf(company.id, await requirePhoto(company, { actionId, photoId }))
    },
  )

  fileRoute(
    app,
    {
      url: photoUrl,
      access: forReaders,
      summary: 'A photo of an action point: upright, at most 1,280 pixels wide and high, without metadata',
      params,
      mediaType: 'image/jpeg',
    },
    async ({ company, params, request }) => {
      const { fileName, preview } = await requirePhoto(company, params)
      if (!preview) throw new Refusal(404)
      return {
        name: fileName,
        mediaType: 'image/jpeg',
        size: preview.size,
        tag: preview.key,
        read: openStored(app, request, [preview]),
        isInline: true,
      }
    },
  )

  route(
    app,
    {
      method: 'DELETE',
      url: photoUrl,
      access: forAdmins,
      summary: 'Take a photo from an action point; its picture stays in the company file',
      params,
    },
    ({ company, user, params }) => removePhoto(db, params, { user, company }),
  )
}
