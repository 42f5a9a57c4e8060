import { useEffect, useRef, useState } from 'react'

import { useLocation, useNavigate } from '#shared/federation/router.ts'
import type { LoginPanelProps } from './LoginPanel.tsx'
import { useOnDemand } from './use-on-demand.ts'

const LOGIN_PAGE = '/inloggen'

const fetchPanel = () => import('./LoginPanel.tsx').then(({ LoginPanel }) => LoginPanel)

/** For when the panel does not come: there is a page with the same form. */
function ToLoginPage(_: LoginPanelProps) {
  const navigate = useNavigate()
  useEffect(() => {
    navigate(LOGIN_PAGE)
  }, [navigate])
  return null
}

/** Opens the login form below itself, on any page that is not the login page. */
export function LoginButton() {
  const button = useRef<HTMLButtonElement>(null)
  const { key, pathname } = useLocation()
  // Open on the page where it was opened: whoever goes on has seen enough of it.
  const [openAt, setOpenAt] = useState<string>()
  const [Panel, startFetching] = useOnDemand(fetchPanel, ToLoginPage)
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
        onPointerEnter={startFetching}
        onFocus={startFetching}
        onClick={({ currentTarget }) => {
          // Safari does not focus what is clicked, and the panel gives the focus back to what had it.
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
