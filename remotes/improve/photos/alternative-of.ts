import type { ActionPointPhoto, PhotoMoment } from '#shared/domain/improve/action-point-photo.ts'

/** For a photo without a caption. */
const alternatives: Record<PhotoMoment, string> = {
  BEFORE: 'Foto vóór de maatregel',
  AFTER: 'Foto na de maatregel',
}

export const alternativeOf = ({ caption, moment }: Pick<ActionPointPhoto, 'caption' | 'moment'>) =>
  caption || alternatives[moment]
