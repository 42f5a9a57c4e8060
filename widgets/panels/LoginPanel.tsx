import { portalHref } from '#shared/api/store.ts'
import { LoginForm } from '#shared/parts/LoginForm.tsx'
import { AnchoredPanel } from './AnchoredPanel.tsx'
import type { PanelProps } from './panel-props.ts'

/** The login form, below its link. */
export function LoginPanel({ request: { link }, onClose }: PanelProps) {
  function onLoggedIn() {
    link.focus()
    onClose()
  }

  return (
    <AnchoredPanel trigger={link} label="Inloggen" onClose={onClose}>
      <div className="bw-above-room">
        <div className="bw-login-panel">
          <LoginForm onLoggedIn={onLoggedIn} />
          <p>
            <a href={portalHref('/aanmelden')}>Nieuw hier? Meld je nu aan!</a>
          </p>
        </div>
      </div>
    </AnchoredPanel>
  )
}
