import type { ActionPointPhoto } from '#shared/domain/improve/action-point-photo.ts'
import type { StoredPhoto } from './queries.ts'

export const photoOf = (
  companyId: number,
  { actionPointId, preview: _, ...photo }: StoredPhoto,
): ActionPointPhoto => ({
  ...photo,
  url: `/rest/companies/${companyId}/actionitems/${actionPointId}/photos/${photo.id}`,
})
