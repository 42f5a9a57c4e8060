import { portalHref } from '#shared/api/store.ts'
import { LoginForm } from '#shared/parts/LoginForm.tsx'
import { AnchoredPanel } from './AnchoredPanel.tsx'
import type { PanelProps } from './panel-props.ts'

/** The login form, below its link. It closes when the user changes (`OfUser`). */
export function LoginPanel({ request: { link }, onClose }: PanelProps) {
  return (
    <AnchoredPanel trigger={link} label="Inloggen" onClose={onClose}>
      <div className="bw-above-room">
        <div className="bw-login-panel">
          <LoginForm onLoggedIn={() => link.focus()} />
          <p>
            <a href={portalHref('/aanmelden')}>Nieuw hier? Meld je nu aan!</a>
          </p>
        </div>
      </div>
    </AnchoredPanel>
  )
}
