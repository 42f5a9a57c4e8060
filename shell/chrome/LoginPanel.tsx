import './LoginPanel.css'

import type { RefObject } from 'react'

import { portalPath } from '#shared/federation/portal-path.ts'
import type { RouteHandle } from '#shared/federation/remote-routes.ts'
import { useLocation, useMatches, useNavigate, useSearchParams } from '#shared/federation/router.ts'
import { LoginForm } from '#shared/parts/accounts/LoginForm.tsx'
import { Popover } from '#shared/ui/Popover.tsx'

export type LoginPanelProps = { triggerRef: RefObject<HTMLElement | null>; onClose: () => void }

/** The popover itself would get the focus otherwise. */
const focusFirstField = (panel: HTMLElement | null) => panel?.querySelector('input')?.focus()

/** For a visitor who stays on the page: the button that had the focus is gone after login. */
const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })

/**
 * After login it goes to the page that required it, if any. Otherwise it stays on a page with `staysAtLogin`, and goes
 * to the user's companies from any other.
 */
export function LoginPanel({ triggerRef, onClose }: LoginPanelProps) {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const stays = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.staysAtLogin)
  const navigate = useNavigate()
  const target = query.get('redirect') ?? query.get('url')

  async function navigateAfterLogin() {
    await navigate(portalPath(target, stays ? pathname : '/bedrijven'), { replace: stays })
    if (stays) focusHeading()
  }

  return (
    <Popover label="Inloggen" triggerRef={triggerRef} onClose={onClose}>
      <div ref={focusFirstField} className="bw-login-panel">
        <LoginForm onLoggedIn={navigateAfterLogin} />
        <p>
          <a href="/aanmelden">Nieuw hier? Meld je nu aan!</a>
        </p>
      </div>
    </Popover>
  )
}
