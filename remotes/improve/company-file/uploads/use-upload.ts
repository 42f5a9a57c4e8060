import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'

import {
  cancelUpload,
  type FileUpload,
  startUploads,
  type UploadTarget,
  uploadEnd,
  uploadStore,
} from './store.ts'
import { useLeaveWarning } from './use-leave-warning.ts'

/**
 * Uploads one file for a component; unmounting stops it. `start` resolves with the id of the stored file, or with
 * undefined when the user stopped it, and rejects with a UserFacingError when the server refuses it.
 */
export function useUpload() {
  const uploads = useStore(uploadStore)
  const [key, setKey] = useState<number>()
  const running = useRef<number>(undefined)
  useLeaveWarning()

  useEffect(
    () => () => {
      if (running.current !== undefined) cancelUpload(running.current)
    },
    [],
  )

  async function start(target: UploadTarget, file: File): Promise<number | undefined> {
    const [started] = startUploads(target, [file])
    running.current = started
    setKey(started)
    return uploadEnd(started!)
  }

  const upload: FileUpload | undefined = uploads.find((candidate) => candidate.key === key)
  return { upload, start }
}
