import './Header.css'

import { useState } from 'react'

import { messageFor } from '#shared/api/errors.ts'
import { pageConfig } from '#shared/federation/page-config.ts'
import { useLocation } from '#shared/federation/router.ts'
import { leave } from '#shared/parts/leave.ts'
import { useSession } from '#shared/session/store.ts'
import { Logo } from '#shared/ui/Logo.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { BackupBanner } from './BackupBanner.tsx'
import { CartLink } from './CartLink.tsx'
import { LoginButton } from './LoginButton.tsx'

/** What went wrong in the bar, until somebody goes on to another page. */
function useFailure() {
  const { key } = useLocation()
  const [failure, setFailure] = useState<{ title: string; at: string }>()
  return {
    failure: failure?.at === key ? failure.title : undefined,
    fail: (error: unknown) => setFailure({ title: messageFor(error).title, at: key }),
  }
}

/** The bar on top: where one is, who one is, and the way out. */
export function Header() {
  const user = useSession((state) => state.user)
  const { failure, fail } = useFailure()
  const { productName, websiteUrl } = pageConfig()
  const items = [
    { id: 'companies', label: 'Mijn bedrijven', href: '/bedrijven' },
    { id: 'details', label: 'Mijn gegevens', href: '/gegevens' },
    { id: 'orders', label: 'Mijn bestellingen', href: '/bestellingen' },
    {
      id: 'log-out',
      label: 'Log uit',
      onAction: () =>
        leave()
          .then(() => window.location.assign(websiteUrl))
          .catch(fail),
    },
  ]

  return (
    <header className="bw-header">
      <div className="bw-header-bar">
        <a className="bw-header-home" href="/" aria-label={`${productName}, naar het begin`}>
          <Logo name={productName} />
        </a>
        <nav aria-label="Account">
          {user.isLoggedIn && (
            <a className="bw-header-wide" href="/bedrijven">
              Mijn bedrijven
            </a>
          )}
          <CartLink />
          {user.isLoggedIn ? <AccountMenu name={user.fullName} items={items} /> : <LoginButton />}
        </nav>
      </div>
      {user.isLoggedIn && !user.hasClosedBackupNotification && <BackupBanner />}
      {failure && <Warning>{failure}</Warning>}
    </header>
  )
}
