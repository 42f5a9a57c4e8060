import './SlowLoading.css'

import { useEffect, useState } from 'react'

import { useNavigation } from '#shared/federation/router.ts'
import { Button } from '#shared/ui/Button.tsx'

/** Time after which a page that is loading takes longer than usual. */
const SLOW_AFTER_MS = 5_000

type NoticeProps = { isShown: boolean; onRetry: () => void }

/** The notice at the bottom of the window. While it is not shown, it is an empty live region. */
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

/** Says that a page is loading for longer than usual, with a button that loads it anew. */
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

  // The browser waits for code that it has already requested until the document is loaded again.
  const loadAnew = () =>
    nextPage
      ? window.location.assign(nextPage.pathname + nextPage.search + nextPage.hash)
      : window.location.reload()
  return <SlowLoadingNotice isShown={isSlow} onRetry={loadAnew} />
}
