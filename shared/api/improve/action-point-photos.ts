import { api } from '#shared/api/basics/client.ts'
import { withKey } from '#shared/api/basics/request-key.ts'
import { responseOf } from '#shared/domain/basics/response.ts'
import { ActionPointPhoto, type ActionPointPhotoInput } from '#shared/domain/improve/action-point-photo.ts'

const PhotoResponse = responseOf(ActionPointPhoto)

const url = (companyId: number, actionPointId: number, rest = '') =>
  `companies/${companyId}/actionitems/${actionPointId}/photos${rest}`

/** Rejects with 400 for a picture that cannot be shown, and with 409 when there are too many photos. */
export const addPhoto = (
  companyId: number,
  actionPointId: number,
  input: ActionPointPhotoInput,
  key: string,
) => api.post(url(companyId, actionPointId), { json: input, ...withKey(key) }).json(PhotoResponse)

/** The picture stays in the company file. */
export const removePhoto = (companyId: number, actionPointId: number, id: number) =>
  api.delete(url(companyId, actionPointId, `/${id}`))
