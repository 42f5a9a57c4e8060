import './CheckFrame.css'

import { type ReactNode, useEffect } from 'react'

import { CheckHeader } from './CheckHeader.tsx'
import { useCheckState } from './store.ts'
import { UnsavedAnswers } from './UnsavedAnswers.tsx'

/** Asks before the page goes while something would go with it. */
function useUnloadWarning(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isWanted])
}

/** What every page of the full-screen check has around it. */
export function CheckFrame({ children }: { children: ReactNode }) {
  const { check, isPersisted } = useCheckState()
  useUnloadWarning(!isPersisted)
  // Another user's check is on its way.
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
