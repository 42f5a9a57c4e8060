import { useSession } from '#shared/session/store.ts'
import { Sidebar } from './Sidebar.tsx'

const coachLinks = [{ href: '/vandaag', label: 'Vandaag' }]
const userLinks = [
  { href: '/bedrijven', label: 'Mijn bedrijven' },
  { href: '/bedrijf-toevoegen', label: 'Bedrijf toevoegen' },
  { href: '/bestellingen', label: 'Mijn bestellingen' },
  { href: '/gegevens', label: 'Mijn gegevens' },
]
const adminLinks = [
  { href: '/gebruikersbeheer', label: 'Gebruikersbeheer' },
  { href: '/bedrijvenbeheer', label: 'Bedrijvenbeheer' },
  { href: '/widgets', label: 'Widgets plaatsen' },
]

export function AccountSidebar() {
  const roles = useSession(({ user }) => user.roles)
  const links = roles.includes('BW_ADMIN') ? adminLinks : userLinks
  return (
    <Sidebar label="Mijn omgeving" links={roles.includes('BW_COACH') ? [...coachLinks, ...links] : links} />
  )
}
