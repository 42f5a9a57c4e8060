import { useEffect } from 'react'

import { isUploading } from './store.ts'

/** Asks for confirmation before leaving the portal while a file is being sent. */
export function useLeaveWarning(): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUploading()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
}
