import { type CompanyRequirement, mayEnter, OWNER } from '#shared/domain/access.ts'
import type { Company } from '#shared/domain/company.ts'
import type { RouteHandle } from '#shared/federation/remote-routes.ts'
import { useMatches } from '#shared/federation/router.ts'
import { useSession } from '#shared/session/store.ts'
import { Sidebar } from './Sidebar.tsx'

/** The pages of a company, and what each asks of its visitor. Source: specification 2.5 and 6. */
const pages: { path: string; label: string; ask: CompanyRequirement }[] = [
  { path: 'checks', label: 'Overzicht verbeterchecks', ask: {} },
  { path: 'info', label: 'Bedrijfsgegevens', ask: OWNER },
]
const improvePages: typeof pages = [
  { path: 'adviezen', label: 'Adviezen', ask: {} },
  { path: 'actiepunten', label: 'Actiepunten', ask: {} },
  { path: 'bedrijfsdossier', label: 'Bedrijfsdossier', ask: { level: 'ADMIN' } },
  { path: 'bezoekverslagen', label: 'Bezoekverslagen', ask: { level: 'ADMIN' } },
]

/** The way through a company, as far as its visitor may go. */
export function CompanySidebar({ company: { id, permission, checks } }: { company: Company }) {
  const roles = useSession(({ user }) => user.roles)
  const back = useMatches()
    .map(({ handle }) => (handle as RouteHandle | undefined)?.back)
    .findLast((given) => given !== undefined)
  const visitor = { roles, permission, checks: checks.map(({ check }) => check) }
  const linksTo = (wanted: typeof pages) =>
    wanted
      .filter(({ ask }) => mayEnter(ask, visitor))
      .map(({ path, label }) => ({ href: `/bedrijven/${id}/${path}`, label }))

  return (
    <Sidebar
      label="Bedrijfsmenu"
      back={
        back
          ? { href: `/bedrijven/${id}/${back.path}`, label: back.label }
          : { href: '/bedrijven', label: 'Mijn bedrijven' }
      }
      links={linksTo(pages)}
      group={{ label: 'Verbeter', links: linksTo(improvePages) }}
    />
  )
}
