import { useEffect, useRef, useState } from 'react'

import { useLocation, useNavigate } from '#shared/federation/router.ts'
import type { LoginPanelProps } from './LoginPanel.tsx'
import { useLazyComponent } from './use-lazy-component.ts'

const LOGIN_PAGE = '/inloggen'

const importPanel = () => import('./LoginPanel.tsx').then(({ LoginPanel }) => LoginPanel)

/** Used when the code of the panel cannot be loaded: the login page has the same form. */
function LoginPageRedirect(_: LoginPanelProps) {
  const navigate = useNavigate()
  useEffect(() => {
    navigate(LOGIN_PAGE)
  }, [navigate])
  return null
}

/** On the login page it is a link to that page. */
export function LoginButton() {
  const button = useRef<HTMLButtonElement>(null)
  const { key, pathname } = useLocation()
  // The location at which the panel was opened: a navigation closes it.
  const [openAt, setOpenAt] = useState<string>()
  const [Panel, preloadPanel] = useLazyComponent(importPanel, LoginPageRedirect)
  const isOpen = openAt === key

  if (pathname === LOGIN_PAGE)
    return (
      <a className="bw-header-account" href={LOGIN_PAGE} aria-current="page">
        Inloggen
      </a>
    )
  return (
    <>
      <button
        ref={button}
        type="button"
        className="bw-header-account"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preloadPanel}
        onFocus={preloadPanel}
        onClick={({ currentTarget }) => {
          // Safari does not focus a clicked button, and the panel returns the focus to the element that had it.
          currentTarget.focus()
          setOpenAt(key)
        }}
      >
        Inloggen
      </button>
      {isOpen && Panel && <Panel triggerRef={button} onClose={() => setOpenAt(undefined)} />}
    </>
  )
}
