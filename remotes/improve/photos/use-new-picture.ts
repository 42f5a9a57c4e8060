import { useRef } from 'react'
import { statusOf } from '#shared/api/basics/errors.ts'
import { deleteCompanyRecord, deleteFile } from '#shared/api/files/company-records.ts'
import { addPhoto } from '#shared/api/improve/action-point-photos.ts'
import type { ActionPoint } from '#shared/domain/improve/action-point.ts'
import type { ActionPointPhotoInput } from '#shared/domain/improve/action-point-photo.ts'
import { useUpload } from '../company-file/uploads/use-upload.ts'
import { useRights } from '../parts/use-rights.ts'
import { findOrCreatePhotoRecord } from './photo-record.ts'

/**
 * Uploads a picture to the company file and adds it to an action point. `add` resolves with false when the user stopped
 * it. If adding fails after the upload, the next attempt reuses the upload; a picture that cannot be a photo is deleted.
 */
export function useNewPicture(actionPoint: ActionPoint) {
  const { mayChange } = useRights()
  const { upload, start } = useUpload()
  const uploaded = useRef<{ picture: File; recordId: number; fileId: number }>(undefined)
  const { companyId, id } = actionPoint

  async function send(picture: File, key: string) {
    if (uploaded.current?.picture === picture) return uploaded.current
    const record = await findOrCreatePhotoRecord(actionPoint, mayChange, `${key}-item`)
    const fileId = await start({ companyId, recordId: record.id }, picture)
    if (fileId !== undefined) return { picture, recordId: record.id, fileId }
    // An item without a file would confuse readers. It may stay when the connection is lost.
    if (record.isNew) await deleteCompanyRecord(companyId, record.id).catch(() => undefined)
    return undefined
  }

  async function add(
    picture: File,
    fields: Omit<ActionPointPhotoInput, 'fileId'>,
    key: string,
  ): Promise<boolean> {
    uploaded.current = await send(picture, key)
    if (!uploaded.current) return false
    const { recordId, fileId } = uploaded.current
    try {
      await addPhoto(companyId, id, { fileId, ...fields }, key)
    } catch (error) {
      if (statusOf(error) === 400) {
        uploaded.current = undefined
        await deleteFile(companyId, recordId, fileId).catch(() => undefined)
      }
      throw error
    }
    return true
  }

  return { upload, add }
}
