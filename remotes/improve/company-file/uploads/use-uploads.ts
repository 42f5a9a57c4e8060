import { useEffect } from 'react'
import { useStore } from 'zustand'

import { type FileUpload, onUploadFinished, uploadStore } from './store.ts'
import { useLeaveWarning } from './use-leave-warning.ts'

/** `onFinished`: called with each stored upload. Asks for confirmation before leaving during an upload. */
export function useUploads(recordId: number, onFinished: (upload: FileUpload) => void): FileUpload[] {
  const uploads = useStore(uploadStore)
  useLeaveWarning()

  useEffect(
    () => onUploadFinished((upload) => upload.recordId === recordId && onFinished(upload)),
    [recordId, onFinished],
  )

  return uploads.filter((upload) => upload.recordId === recordId)
}
