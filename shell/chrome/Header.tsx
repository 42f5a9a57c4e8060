import './Header.css'

import { useState } from 'react'

import { messageFor } from '#shared/api/errors.ts'
import { pageConfig } from '#shared/federation/page-config.ts'
import { leave } from '#shared/parts/leave.ts'
import { useSession } from '#shared/session/store.ts'
import { Logo } from '#shared/ui/Logo.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { AccountMenu } from './AccountMenu.tsx'

/** The bar on top: where one is, who one is, and the way out. */
export function Header() {
  const user = useSession((state) => state.user)
  const [failure, setFailure] = useState<string>()
  const items = [
    { id: 'companies', label: 'Mijn bedrijven', href: '/bedrijven' },
    {
      id: 'log-out',
      label: 'Log uit',
      onAction: () =>
        leave()
          .then(() => window.location.assign(pageConfig().websiteUrl))
          .catch((error) => setFailure(messageFor(error).title)),
    },
  ]

  return (
    <header className="bw-header">
      <div className="bw-header-bar">
        <a className="bw-header-home" href="/" aria-label={`${pageConfig().productName}, naar het begin`}>
          <Logo name={pageConfig().productName} />
        </a>
        {user.isLoggedIn ? (
          <nav aria-label="Account">
            <a className="bw-header-wide" href="/bedrijven">
              Mijn bedrijven
            </a>
            <AccountMenu name={user.fullName} items={items} />
          </nav>
        ) : (
          <nav aria-label="Account">
            <a href="/inloggen">Inloggen</a>
          </nav>
        )}
      </div>
      {failure && <Warning>{failure}</Warning>}
    </header>
  )
}
