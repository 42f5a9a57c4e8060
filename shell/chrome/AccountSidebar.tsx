import { useSession } from '#shared/session/store.ts'
import { Sidebar } from './Sidebar.tsx'

const userLinks = [
  { href: '/bedrijven', label: 'Mijn bedrijven' },
  { href: '/bedrijf-toevoegen', label: 'Bedrijf toevoegen' },
  { href: '/bestellingen', label: 'Mijn bestellingen' },
  { href: '/gegevens', label: 'Mijn gegevens' },
]
const adminLinks = [
  { href: '/gebruikersbeheer', label: 'Gebruikersbeheer' },
  { href: '/bedrijvenbeheer', label: 'Bedrijvenbeheer' },
]

/** Links to the user's own pages; for an administrator, to the management pages. */
export function AccountSidebar() {
  const isAdmin = useSession(({ user }) => user.roles.includes('BW_ADMIN'))
  return <Sidebar label="Mijn omgeving" links={isAdmin ? adminLinks : userLinks} />
}
