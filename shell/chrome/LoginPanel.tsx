import './LoginPanel.css'

import type { RefObject } from 'react'

import { portalPath } from '#shared/federation/portal-path.ts'
import type { RouteHandle } from '#shared/federation/remote-routes.ts'
import { useLocation, useMatches, useNavigate, useSearchParams } from '#shared/federation/router.ts'
import { LoginForm } from '#shared/parts/LoginForm.tsx'
import { Popover } from '#shared/ui/Popover.tsx'

export type LoginPanelProps = { triggerRef: RefObject<HTMLElement | null>; onClose: () => void }

/** Whoever opens it wants to type; the sheet itself would take the focus otherwise. */
const focusFirstField = (panel: HTMLElement | null) => panel?.querySelector('input')?.focus()

/** The button that had the focus is gone by then. On another page the heading gets it by itself. */
const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })

/**
 * The login form below its button. It leads to the page that the visitor was kept from, if any, and else to their
 * companies, unless the page they are at is one to stay at.
 */
export function LoginPanel({ triggerRef, onClose }: LoginPanelProps) {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const stays = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.staysAtLogin)
  const navigate = useNavigate()
  const wanted = query.get('redirect') ?? query.get('url')

  async function goOn() {
    await navigate(portalPath(wanted, stays ? pathname : '/bedrijven'), { replace: stays })
    if (stays) focusHeading()
  }

  return (
    <Popover label="Inloggen" triggerRef={triggerRef} onClose={onClose}>
      <div ref={focusFirstField} className="bw-login-panel">
        <LoginForm onLoggedIn={goOn} />
        <p>
          <a href="/aanmelden">Nieuw hier? Meld je nu aan!</a>
        </p>
      </div>
    </Popover>
  )
}
