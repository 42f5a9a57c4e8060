import * as v from 'valibot'
import { PHOTO_TYPE_REFUSED, photoTypes } from '#shared/domain/basics/picture.ts'
import { FILE_TOO_LARGE, MAX_FILE_SIZE } from '#shared/domain/files/company-record.ts'
import { ActionPointPhotoFields } from '#shared/domain/improve/action-point-photo.ts'

const CHOOSE = 'Kies een foto.'

/** An input without a file posts a file without a name. */
export const NewPictureForm = v.object({
  picture: v.pipe(
    v.instance(File, CHOOSE),
    v.check(({ name }) => name !== '', CHOOSE),
    v.check(({ name, type }) => name === '' || photoTypes.includes(type), PHOTO_TYPE_REFUSED),
    v.check(({ size }) => size <= MAX_FILE_SIZE, FILE_TOO_LARGE),
  ),
  ...ActionPointPhotoFields.entries,
})

/** `picture`: the id of a file in the company file. */
export const StoredPictureForm = v.object({
  picture: v.pipe(v.string(CHOOSE), v.regex(/^\d+$/, CHOOSE), v.transform(Number)),
  ...ActionPointPhotoFields.entries,
})
