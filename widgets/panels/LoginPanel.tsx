import { portalHref } from '#shared/api/store.ts'
import { LoginForm } from '#shared/parts/LoginForm.tsx'
import { AnchoredPanel } from './AnchoredPanel.tsx'
import type { PanelProps } from './panel-props.ts'

/** Moves the focus to the button with the user's name if there is one, otherwise to the trigger. */
function focusWidget(root: ShadowRoot, trigger: HTMLElement) {
  const { activeElement } = document
  if (activeElement && activeElement !== document.body && activeElement !== root.host) return
  const account = (
    trigger.closest('[data-bw-widget],bw-login')?.shadowRoot ?? root
  ).querySelector<HTMLElement>('button[aria-label]:not([hidden])')
  ;(account ?? trigger).focus()
}

/** The login form, below its trigger. After login the companies panel replaces it, if that was requested. */
export function LoginPanel({ request: { name, root, trigger }, onClose }: PanelProps) {
  function onLoggedIn() {
    if (name === 'companies') return
    onClose()
    // The loader notices the login shortly after this.
    setTimeout(() => focusWidget(root, trigger), 50)
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
