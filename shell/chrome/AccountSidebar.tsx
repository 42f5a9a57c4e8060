import { useSession } from '#shared/session/store.ts'
import { Sidebar } from './Sidebar.tsx'

const ofEverybody = [
  { href: '/bedrijven', label: 'Mijn bedrijven' },
  { href: '/bedrijf-toevoegen', label: 'Bedrijf toevoegen' },
  { href: '/bestellingen', label: 'Mijn bestellingen' },
  { href: '/gegevens', label: 'Mijn gegevens' },
]
const ofAdmins = [
  { href: '/gebruikersbeheer', label: 'Gebruikersbeheer' },
  { href: '/bedrijvenbeheer', label: 'Bedrijvenbeheer' },
]

/** The way through what is one's own; for an administrator, what is to be managed. */
export function AccountSidebar() {
  const isAdmin = useSession(({ user }) => user.roles.includes('BW_ADMIN'))
  return <Sidebar label="Mijn omgeving" links={isAdmin ? ofAdmins : ofEverybody} />
}
