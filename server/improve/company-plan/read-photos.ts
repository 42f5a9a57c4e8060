import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { reportLost } from '#server/platform/storage/lost-objects.ts'
import { ObjectLostError, refuseWithoutStorage } from '#server/platform/storage/storage.ts'
import type { CompanyPlan, PlanMeasure, PlanPhoto } from '#shared/domain/improve/company-plan.ts'
import { photoOf } from '../action-point-photos/photo-of.ts'
import { listPhotos, readPreview } from '../action-point-photos/queries.ts'

/** In bytes: about a hundred photos, and what a mail takes. */
const MAX_TOTAL_SIZE = 20 * 1024 ** 2

/** Where several measures have the same action point, to the first. */
export async function addPhotos(
  db: Kysely<Database>,
  companyId: number,
  measures: readonly Omit<PlanMeasure, 'photos'>[],
  actionPointIds: readonly number[],
): Promise<PlanMeasure[]> {
  const photos = await listPhotos(db, companyId, actionPointIds)
  const left = new Map<number | null, PlanPhoto[]>()
  for (const photo of photos) {
    const { id, moment, caption, createdDate, url } = photoOf(companyId, photo)
    const own = left.get(photo.actionPointId) ?? []
    left.set(photo.actionPointId, [...own, { id, moment, caption, date: createdDate, url }])
  }
  return measures.map((measure) => {
    const own = left.get(measure.actionPointId) ?? []
    left.delete(measure.actionPointId)
    return { ...measure, photos: own }
  })
}

/**
 * By the ids of the photos, 20 MB together; later ones and those that the storage lost are left out. `onProgress`:
 * called with the number that were read, of how many. Refuses with 503 when the storage does not work.
 */
export async function readPictures(
  { db, storage, log }: Pick<FastifyInstance, 'db' | 'storage' | 'log'>,
  companyId: number,
  { measures }: CompanyPlan,
  onProgress: (done: number, total: number) => void,
): Promise<Map<number, Uint8Array>> {
  const pictures = new Map<number, Uint8Array>()
  let size = 0
  const photos = measures.flatMap((measure) => measure.photos)
  const ids = measures.flatMap(({ actionPointId, photos }) =>
    photos.length > 0 ? (actionPointId ?? []) : [],
  )
  const stored = new Map((await listPhotos(db, companyId, ids)).map((photo) => [photo.id, photo]))
  for (const [index, { id }] of photos.entries()) {
    onProgress(index, photos.length)
    const photo = stored.get(id)
    size += photo?.preview?.size ?? 0
    if (!photo || size > MAX_TOTAL_SIZE) continue
    const picture = await refuseWithoutStorage(log, () => readPreview({ storage }, photo)).catch(
      async (error) => {
        if (!(error instanceof ObjectLostError)) throw error
        await reportLost(db, log, error)
      },
    )
    if (picture) pictures.set(id, picture)
  }
  return pictures
}
