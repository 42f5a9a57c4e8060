import { useEffect, useSyncExternalStore } from 'react'

import { type FileUpload, getUploads, onUploadFinished, subscribeToUploads } from './store.ts'
import { useLeaveWarning } from './use-leave-warning.ts'

/** `onFinished`: called with each stored upload. Asks for confirmation before leaving during an upload. */
export function useUploads(recordId: number, onFinished: (upload: FileUpload) => void): FileUpload[] {
  const uploads = useSyncExternalStore(subscribeToUploads, getUploads)
  useLeaveWarning()

  useEffect(
    () => onUploadFinished((upload) => upload.recordId === recordId && onFinished(upload)),
    [recordId, onFinished],
  )

  return uploads.filter((upload) => upload.recordId === recordId)
}
