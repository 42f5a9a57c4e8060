import { api } from '#shared/api/basics/client.ts'
import { restUrl } from '#shared/api/basics/store.ts'
import { definitionOf } from '#shared/domain/basics/check.ts'
import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import { checkUrl } from './check-url.ts'

const photoUrl = (ref: CheckRef, sectionId: number) =>
  checkUrl(ref, `${definitionOf(ref.check).sectionApi}/${sectionId}/photo`)

/** `picture`: a JPEG of 1,280 pixels at most. `thumbnail`: a WebP of 320. */
export function photoAddresses(ref: CheckRef, sectionId: number, photoId: number) {
  const picture = `${restUrl()}${photoUrl(ref, sectionId)}/${photoId}`
  return { picture, thumbnail: `${picture}/thumbnail` }
}

/** `fileId`: a picture of the company file. Rejects with 400 for one that cannot be shown. */
export const setPhoto = (ref: CheckRef, sectionId: number, fileId: number) =>
  api.put(photoUrl(ref, sectionId), { json: { fileId } })

/** The picture stays in the company file. */
export const removePhoto = (ref: CheckRef, sectionId: number) => api.delete(photoUrl(ref, sectionId))
