import './SlowLoading.css'

import { useEffect, useState } from 'react'

import { useNavigation } from '#shared/federation/router.ts'
import { Button } from '#shared/ui/Button.tsx'

const SLOW_AFTER_MS = 5_000

type NoticeProps = { isShown: boolean; onRetry: () => void }

/** An empty live region while it is not shown. */
export const SlowLoadingNotice = ({ isShown, onRetry }: NoticeProps) => (
  <div className={isShown ? 'bw-slow-loading' : undefined}>
    <span aria-live="polite">{isShown && 'Het laden duurt langer dan normaal.'}</span>
    {isShown && (
      <Button variant="secondary" onClick={onRetry}>
        Opnieuw
      </Button>
    )}
  </div>
)

export function SlowLoading({ isLoading }: { isLoading: boolean }) {
  const [isSlow, setSlow] = useState(false)
  const { location: nextPage } = useNavigation()

  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isLoading])

  // Only a reload helps: the browser keeps waiting for code that it has already requested.
  const loadAnew = () =>
    nextPage
      ? window.location.assign(nextPage.pathname + nextPage.search + nextPage.hash)
      : window.location.reload()
  return <SlowLoadingNotice isShown={isSlow} onRetry={loadAnew} />
}
