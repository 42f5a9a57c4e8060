import { portalUrl } from '#shared/api/store.ts'
import { LoginForm } from '#shared/parts/LoginForm.tsx'
import { AnchoredPanel } from './AnchoredPanel.tsx'
import type { PanelProps } from './PanelContent.tsx'

/** Gives the focus to what stands there now: the name of who is logged in, or else the link. */
function focusWidget(root: ShadowRoot, trigger: HTMLElement) {
  const { activeElement } = document
  if (activeElement && activeElement !== document.body && activeElement !== root.host) return
  const account = (
    trigger.closest('[data-bw-widget],bw-login')?.shadowRoot ?? root
  ).querySelector<HTMLElement>('button[aria-label]:not([hidden])')
  ;(account ?? trigger).focus()
}

/** The login form, below the link that leads to it. Who came for their companies gets to see them. */
export function LoginPanel({ request: { name, root, trigger }, onClose }: PanelProps) {
  function onLoggedIn() {
    if (name === 'companies') return
    onClose()
    // The loader hears of the login just after us.
    setTimeout(() => focusWidget(root, trigger), 50)
  }

  return (
    <AnchoredPanel trigger={trigger} label="Inloggen" onClose={onClose}>
      <div className="bw-above-room">
        <div className="bw-login-panel">
          <LoginForm onLoggedIn={onLoggedIn} />
          <p>
            <a href={portalUrl('/aanmelden')}>Nieuw hier? Meld je nu aan!</a>
          </p>
        </div>
      </div>
    </AnchoredPanel>
  )
}
