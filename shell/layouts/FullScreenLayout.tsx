import { type ReactNode, useEffect } from 'react'

import { Outlet, useNavigation } from '#shared/federation/router.ts'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { usePageTitle } from '../chrome/use-breadcrumbs.ts'
import { useFocusOnHeading } from '../chrome/use-focus-on-heading.ts'
import { useVisitor } from '../chrome/use-visitor.ts'
import { FullScreenState } from '../pages/FullScreenState.tsx'
import { releaseCompany } from '../store.ts'

const Frame = ({ busy, children }: { busy: boolean; children: ReactNode }) => (
  <div className="bw-site" data-busy={busy || undefined}>
    <a className="bw-skip" href="#inhoud">
      Naar de inhoud
    </a>
    {children}
  </div>
)

/**
 * For pages that need all attention: nothing stands around them but what they bring themselves, their `<main>` with id
 * 'inhoud' included.
 */
export function FullScreenLayout() {
  const { state } = useNavigation()
  const visitor = useVisitor()
  usePageTitle()
  useFocusOnHeading()
  useEffect(() => releaseCompany, [])

  return <Frame busy={state !== 'idle'}>{visitor.mayLook && <Outlet key={visitor.key} />}</Frame>
}

/** The same frame while the first page is still on its way. */
export const LoadingFullScreen = () => (
  <Frame busy>
    <FullScreenState>
      <Skeleton lines={6} label="De pagina wordt geladen" />
    </FullScreenState>
  </Frame>
)
