import * as v from 'valibot'

import { Author } from '#shared/domain/basics/author.ts'
import { requiredChoice, text } from '#shared/domain/basics/rules.ts'

/** The work before the action, or its result. */
export const photoMoments = ['BEFORE', 'AFTER'] as const
export const PhotoMoment = v.picklist(photoMoments)
export type PhotoMoment = v.InferOutput<typeof PhotoMoment>

export const photoMomentLabels: Record<PhotoMoment, string> = { BEFORE: 'Voor', AFTER: 'Na' }

export const MAX_PHOTOS = 20

export const ActionPointPhotoFields = v.object({
  moment: requiredChoice(photoMoments),
  caption: text(),
})

export const ActionPointPhotoInput = v.object({
  fileId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
  moment: ActionPointPhotoFields.entries.moment,
  caption: v.optional(text(), ''),
})
export type ActionPointPhotoInput = v.InferOutput<typeof ActionPointPhotoInput>

/** `caption`: '' for none. `url`: path on the portal of a JPEG. `createdDate`: ISO 8601. */
export const ActionPointPhoto = v.object({
  id: v.number(),
  moment: PhotoMoment,
  caption: v.string(),
  url: v.string(),
  createdDate: v.string(),
  createdBy: Author,
  fileName: v.string(),
})
export type ActionPointPhoto = v.InferOutput<typeof ActionPointPhoto>
