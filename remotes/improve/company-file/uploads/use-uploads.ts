import { useEffect, useSyncExternalStore } from 'react'

import { type FileUpload, getUploads, isUploading, onUploadFinished, subscribeToUploads } from './store.ts'

/**
 * Returns the uploads to an item. `onFinished`: called with each that the server has stored. Leaving the portal asks for
 * confirmation as long as a file is being sent.
 */
export function useUploads(recordId: number, onFinished: (upload: FileUpload) => void): FileUpload[] {
  const uploads = useSyncExternalStore(subscribeToUploads, getUploads)

  useEffect(
    () => onUploadFinished((upload) => upload.recordId === recordId && onFinished(upload)),
    [recordId, onFinished],
  )

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUploading()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])

  return uploads.filter((upload) => upload.recordId === recordId)
}
