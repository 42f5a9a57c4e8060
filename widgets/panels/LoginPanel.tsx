import { type ComponentType, type MouseEvent, type SyntheticEvent, useState } from 'react'

import { portalHref } from '#shared/api/basics/store.ts'
import { LoginForm } from '#shared/parts/accounts/LoginForm.tsx'
import { AnchoredPanel } from './AnchoredPanel.tsx'
import type { PanelProps, VisitorFormProps } from './panel-props.ts'
import { styleSheets } from './store.ts'
import { visitorForms } from './visitor-forms.ts'

/** Time after a click until the browser follows the link instead. */
const TIMEOUT_MS = 10_000

const linkAt = ({ target }: SyntheticEvent) => (target as Element).closest('a')

/** What the panel shows. `email`: the first content of the e-mail field. `Content`: absent for the login form. */
type Shown = { email: string; label?: string; Content?: ComponentType<VisitorFormProps> }

/**
 * A plain click on a link to another form for visitors shows it here; the browser follows the link when the form cannot
 * be loaded. The panel closes when the user changes (`OfUser`).
 */
export function LoginPanel({ request: { link }, onClose }: PanelProps) {
  const [{ email, label = 'Inloggen', Content }, setShown] = useState<Shown>({ email: '' })

  function onClick(event: MouseEvent<HTMLElement>) {
    const { button, altKey, ctrlKey, metaKey, shiftKey, currentTarget: panel } = event
    const { href, pathname = '' } = linkAt(event) ?? {}
    const form = visitorForms[pathname]
    if (button || altKey || ctrlKey || metaKey || shiftKey || !href) return
    if (!form && pathname !== '/inloggen') return
    event.preventDefault()
    // Kept where the content has no such field.
    const typed = panel.querySelector<HTMLInputElement>('[type=email]')?.value ?? email
    if (!form) return setShown({ email: typed })
    // Not when the panel was closed meanwhile.
    const followLink = () => panel.isConnected && location.assign(href)
    const waiting = setTimeout(followLink, TIMEOUT_MS)
    form
      .load(link)
      .then((Content) => {
        const root = panel.getRootNode() as ShadowRoot
        root.adoptedStyleSheets = styleSheets
        setShown({ email: typed, label: form.label, Content })
      }, followLink)
      .then(() => clearTimeout(waiting))
  }

  /** The click tries again after a failure. */
  function preload(event: SyntheticEvent) {
    visitorForms[linkAt(event)?.pathname ?? '']?.preload().catch(() => undefined)
  }

  return (
    <AnchoredPanel key={label} trigger={link} label={label} onClose={onClose}>
      <div className="bw-above-room">
        {/* biome-ignore lint/a11y: the links inside are clicked, also with the keyboard */}
        <div className="bw-login-panel" onClick={onClick} onPointerOver={preload} onFocus={preload}>
          {Content ? (
            <Content email={email} onLoggedIn={onClose} onPasswordRequired={(email) => setShown({ email })} />
          ) : (
            <>
              <LoginForm email={email} onLoggedIn={onClose} />
              <p>
                <a href={portalHref('/aanmelden')}>Nieuw hier? Meld je nu aan!</a>
              </p>
            </>
          )}
        </div>
      </div>
    </AnchoredPanel>
  )
}
