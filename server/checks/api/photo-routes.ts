import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { openStored } from '#server/files/company-records/open-stored.ts'
import { createPreviews } from '#server/files/company-records/previews.ts'
import { withoutCommitHook } from '#server/platform/database/dialect.ts'
import { Id } from '#server/platform/http/ids.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { fileRoute, route } from '#server/platform/http/route.ts'
import { createThrottle } from '#server/platform/http/throttle.ts'
import { SectionPhotoInput } from '#shared/domain/checks/section-check.ts'
import {
  findPhoto,
  type PhotoForm,
  removePhoto,
  requireFileToShow,
  setPhoto,
} from '../section-photos/photos.ts'
import { accessTo, type CheckContent, checkOf, SectionParams, sectionUrlOf } from './check-access.ts'

const PhotoParams = v.object({ ...SectionParams.entries, fileId: Id })

const forms: { path: string; form: PhotoForm; mediaType: string; summary: string }[] = [
  {
    path: '',
    form: 'preview',
    mediaType: 'image/jpeg',
    summary: 'The photo of a section: upright, at most 1,280 pixels wide and high, without metadata',
  },
  {
    path: '/thumbnail',
    form: 'thumbnail',
    mediaType: 'image/webp',
    summary: 'The photo of a section, at most 320 pixels wide and high',
  },
]

/** The photo of a section is a picture in the company file: only users who may write there can change it. */
export function photoRoutes(app: FastifyInstance, content: CheckContent): void {
  const { db, storage, pictures, log: logger } = app
  const previews = createPreviews({ db, storage, pictures, logger })
  const throttle = createThrottle(app.pool, 'photo')
  const access = accessTo(content)
  const url = sectionUrlOf(content, '/:sectionId/photo')

  route(
    app,
    {
      method: 'PUT',
      url,
      access: access.ADMIN,
      summary: 'Make a picture of the company file the photo of a section, in place of another',
      params: SectionParams,
      body: SectionPhotoInput,
    },
    async (call) => {
      const { company, user, params, body } = call
      const check = checkOf(content, company)
      const photo = { ...params, ...body }
      const file = await requireFileToShow(db, check, photo)
      await throttle.count(call, String(user.id))
      await withoutCommitHook(() => previews.ensure(file))
      await setPhoto(db, check, { ...photo, userId: user.id })
    },
  )

  for (const { path, form, mediaType, summary } of forms)
    fileRoute(
      app,
      { url: `${url}/:fileId${path}`, access: access.READ, summary, params: PhotoParams, mediaType },
      async ({ company, params, request }) => {
        const photo = await findPhoto(db, checkOf(content, company), params, form)
        if (!photo) throw new Refusal(404)
        const { fileName: name, key: tag, size } = photo
        return { name, mediaType, size, tag, read: openStored(app, request, [photo]), isInline: true }
      },
    )

  route(
    app,
    {
      method: 'DELETE',
      url,
      access: access.ADMIN,
      summary: 'Take the photo from a section; its picture stays in the company file',
      params: SectionParams,
    },
    ({ company, params: { sectionId } }) => removePhoto(db, checkOf(content, company), sectionId),
  )
}
