import { portalHref } from '#shared/api/store.ts'
import { LoginForm } from '#shared/parts/LoginForm.tsx'
import { AnchoredPanel } from './AnchoredPanel.tsx'
import type { PanelProps } from './panel-props.ts'

/** The login form, below its trigger. After login the companies panel replaces it, if that was requested. */
export function LoginPanel({ request: { name, trigger }, onClose }: PanelProps) {
  function onLoggedIn() {
    if (name === 'companies') return
    trigger.focus()
    onClose()
  }

  return (
    <AnchoredPanel trigger={trigger} label="Inloggen" onClose={onClose}>
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
