import { type ReactNode, useEffect } from 'react'

import { Outlet, useNavigation } from '#shared/federation/router.ts'
import { SlowLoading } from '../chrome/SlowLoading.tsx'
import { usePageTitle } from '../chrome/use-breadcrumbs.ts'
import { useFocusOnHeading } from '../chrome/use-focus-on-heading.ts'
import { useSessionGuard } from '../chrome/use-session-guard.ts'
import { FullScreenState } from '../pages/FullScreenState.tsx'
import { releaseFullScreenCompany } from '../store.ts'
import { PageSkeleton } from './PageSkeleton.tsx'

const Frame = ({ busy, children }: { busy: boolean; children: ReactNode }) => (
  <div className="bw-site" data-busy={busy || undefined}>
    <a className="bw-skip bw-screen-only" href="#inhoud">
      Naar de inhoud
    </a>
    {children}
    <SlowLoading isLoading={busy} />
  </div>
)

/** The page renders everything itself, including `<main id="inhoud">`. */
export function FullScreenLayout() {
  const { state } = useNavigation()
  const { mayShowPage, key } = useSessionGuard()
  usePageTitle()
  useFocusOnHeading()
  useEffect(() => releaseFullScreenCompany, [])

  return <Frame busy={state !== 'idle'}>{mayShowPage && <Outlet key={key} />}</Frame>
}

export const LoadingFullScreen = () => (
  <Frame busy>
    <FullScreenState>
      <PageSkeleton />
    </FullScreenState>
  </Frame>
)
