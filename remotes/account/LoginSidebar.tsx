import './LoginSidebar.css'

import { useLocation, useSearchParams } from '#shared/federation/router.ts'
import { accountLink } from './links.ts'

const pages = [
  { path: '/inloggen', name: 'Inloggen' },
  { path: '/wachtwoord-vergeten', name: 'Wachtwoord vergeten' },
  { path: '/aanmelden', name: 'Aanmelden' },
] as const

/** The ways in. What the visitor came with goes along. */
export function LoginSidebar() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()

  return (
    <nav aria-label="Inloggen en aanmelden" className="bw-login-sidebar">
      <ul>
        {pages.map(({ path, name }) => (
          <li key={path}>
            <a href={accountLink(path, query)} aria-current={path === pathname ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
