import type { ActionPointPhoto, PhotoMoment } from '#shared/domain/improve/action-point-photo.ts'

/** Replaces the picture of a photo without a caption, for people who do not see it. */
const alternatives: Record<PhotoMoment, string> = {
  BEFORE: 'Foto vóór de maatregel',
  AFTER: 'Foto na de maatregel',
}

/** The text that describes a photo. */
export const alternativeOf = ({ caption, moment }: Pick<ActionPointPhoto, 'caption' | 'moment'>) =>
  caption || alternatives[moment]
