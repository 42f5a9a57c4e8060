import './Header.css'

import { pageConfig } from '#shared/federation/page-config.ts'
import { useSession } from '#shared/session/store.ts'
import { Logo } from '#shared/ui/Logo.tsx'
import { AccountButton } from './AccountButton.tsx'
import { BackupBanner } from './BackupBanner.tsx'
import { CartLink } from './CartLink.tsx'
import { LoginButton } from './LoginButton.tsx'

export function Header() {
  const user = useSession((state) => state.user)
  const { productName } = pageConfig()

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
          {user.isLoggedIn ? <AccountButton name={user.fullName} /> : <LoginButton />}
        </nav>
      </div>
      {user.isLoggedIn && !user.hasClosedBackupNotification && <BackupBanner />}
    </header>
  )
}
