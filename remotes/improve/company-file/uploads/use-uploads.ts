import { useEffect, useSyncExternalStore } from 'react'

import { type FileUpload, getUploads, onUploadFinished, subscribeToUploads } from './store.ts'
import { useLeaveWarning } from './use-leave-warning.ts'

/**
 * Returns the uploads to an item. `onFinished`: called with each that the server has stored. Leaving the portal asks for
 * confirmation as long as a file is being sent.
 */
export function useUploads(recordId: number, onFinished: (upload: FileUpload) => void): FileUpload[] {
  const uploads = useSyncExternalStore(subscribeToUploads, getUploads)
  useLeaveWarning()

  useEffect(
    () => onUploadFinished((upload) => upload.recordId === recordId && onFinished(upload)),
    [recordId, onFinished],
  )

  return uploads.filter((upload) => upload.recordId === recordId)
}
