import { useRef } from 'react'
import { statusOf } from '#shared/api/basics/errors.ts'
import { setPhoto } from '#shared/api/checks/section-photos.ts'
import { deleteFile } from '#shared/api/files/company-records.ts'
import { type StoredFile, storeFile } from '#shared/api/files/store-file.ts'
import { useCheckRef, useDefinition } from '../check-context.ts'

/**
 * The picture is added to the company file first. When that was done and the rest fails, the next attempt with the same
 * picture uses what was added; a picture that cannot be shown is deleted again.
 */
export function useNewPhoto(sectionId: number) {
  const check = useCheckRef()
  const { many } = useDefinition()
  const stored = useRef<{ picture: File; file: StoredFile }>(undefined)
  const item = { theme: check.check, subject: `Foto’s van ${many}` }

  return async (picture: File): Promise<void> => {
    if (stored.current?.picture !== picture)
      stored.current = { picture, file: await storeFile(check.companyId, item, picture) }
    const { id, recordId } = stored.current.file
    try {
      await setPhoto(check, sectionId, id)
    } catch (error) {
      if (statusOf(error) === 400) {
        stored.current = undefined
        await deleteFile(check.companyId, recordId, id).catch(() => undefined)
      }
      throw error
    }
  }
}
