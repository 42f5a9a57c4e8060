import './LoginPanel.css'

import type { RefObject } from 'react'

import { portalPath } from '#shared/federation/portal-path.ts'
import { useNavigate, useSearchParams } from '#shared/federation/router.ts'
import { LoginForm } from '#shared/parts/LoginForm.tsx'
import { Popover } from '#shared/ui/Popover.tsx'

export type LoginPanelProps = { triggerRef: RefObject<HTMLElement | null>; onClose: () => void }

/** Whoever opens it wants to type; the sheet itself would take the focus otherwise. */
const focusFirstField = (panel: HTMLElement | null) => panel?.querySelector('input')?.focus()

/** The login form below its button. It leads to the page that the visitor was kept from, if any. */
export function LoginPanel({ triggerRef, onClose }: LoginPanelProps) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const wanted = query.get('redirect') ?? query.get('url')

  return (
    <Popover label="Inloggen" triggerRef={triggerRef} onClose={onClose}>
      <div ref={focusFirstField} className="bw-login-panel">
        <LoginForm onLoggedIn={() => navigate(portalPath(wanted, '/bedrijven'))} />
        <p>
          <a href="/aanmelden">Nieuw hier? Meld je nu aan!</a>
        </p>
      </div>
    </Popover>
  )
}
