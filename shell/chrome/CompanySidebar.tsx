import { mayEnter, OWNER } from '#shared/domain/basics/access.ts'
import type { Company } from '#shared/domain/companies/company.ts'
import type { CompanyLink, RouteHandle } from '#shared/federation/remote-routes.ts'
import { useMatches } from '#shared/federation/router.ts'
import { useSession } from '#shared/session/store.ts'
import { Sidebar } from './Sidebar.tsx'

/** Source: docs/product.md, sections 2.5 and 6. */
const pages: CompanyLink[] = [
  { path: 'checks', label: 'Overzicht verbeterchecks', requirement: {} },
  { path: 'info', label: 'Bedrijfsgegevens', requirement: OWNER },
]
const improvePages: CompanyLink[] = [
  { path: 'plan-van-aanpak', label: 'Plan van Aanpak', requirement: {} },
  { path: 'adviezen', label: 'Adviezen', requirement: {} },
  { path: 'actiepunten', label: 'Actiepunten', requirement: {} },
  { path: 'bedrijfsdossier', label: 'Bedrijfsdossier', requirement: { level: 'ADMIN' } },
  { path: 'bezoekverslagen', label: 'Bezoekverslagen', requirement: { level: 'ADMIN' } },
]

export function CompanySidebar({ company: { id, permission, checks } }: { company: Company }) {
  const roles = useSession(({ user }) => user.roles)
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined)
  const back = handles.findLast((handle) => handle?.back)?.back
  const add = handles.findLast((handle) => handle?.add)?.add ?? []
  const visitor = { roles, permission, checks: checks.map(({ check }) => check) }
  const linksTo = (candidates: readonly CompanyLink[]) =>
    candidates
      .filter(({ requirement }) => mayEnter(requirement, visitor))
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
      group={{ href: `/bedrijven/${id}/verbeter`, label: 'Verbeter', links: linksTo(improvePages) }}
      add={linksTo(add)}
    />
  )
}
