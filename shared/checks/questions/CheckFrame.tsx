import './CheckFrame.css'

import { type ReactNode, useEffect } from 'react'

import { CheckHeader } from './CheckHeader.tsx'
import { useCheckState } from './store.ts'
import { UnsavedAnswers } from './UnsavedAnswers.tsx'

function useUnloadWarning(isEnabled: boolean) {
  useEffect(() => {
    if (!isEnabled) return
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', confirmLeave)
    return () => window.removeEventListener('beforeunload', confirmLeave)
  }, [isEnabled])
}

export function CheckFrame({ children }: { children: ReactNode }) {
  const { check, isPersisted } = useCheckState()
  useUnloadWarning(!isPersisted)
  // Between two users the check is closed.
  if (!check) return null

  return (
    <>
      <CheckHeader />
      <main id="inhoud" className="bw-check" tabIndex={-1}>
        <UnsavedAnswers />
        {children}
      </main>
    </>
  )
}
