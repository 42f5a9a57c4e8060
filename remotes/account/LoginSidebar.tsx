import { useLocation, useSearchParams } from '#shared/federation/router.ts'
import { NavLinks } from '#shared/ui/NavLinks.tsx'
import { accountLink } from './links.ts'

const pages = [
  { path: '/inloggen', label: 'Inloggen' },
  { path: '/wachtwoord-vergeten', label: 'Wachtwoord vergeten' },
  { path: '/aanmelden', label: 'Aanmelden' },
] as const

/** Links keep the visitor's e-mail address, redirect and key. */
export function LoginSidebar() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const links = pages.map(({ path, label }) => ({
    href: accountLink(path, query),
    label,
    current: path === pathname ? ('page' as const) : undefined,
  }))

  return (
    <nav aria-label="Inloggen en aanmelden">
      <NavLinks links={links} />
    </nav>
  )
}
