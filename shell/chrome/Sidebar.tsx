import './Sidebar.css'

import { useId, useState } from 'react'

import { keepQuery } from '#shared/federation/dialog-address.ts'
import { useLocation } from '#shared/federation/router.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { NavLinks } from '#shared/ui/NavLinks.tsx'

type SidebarLink = { href: string; label: string }

type Props = {
  label: string
  back?: SidebarLink
  links: SidebarLink[]
  group?: SidebarLink & { links: SidebarLink[] }
  add?: SidebarLink[]
}

/** Marks the link to the current page, or to the page above it. */
export function Sidebar({ label, back, links, group, add = [] }: Props) {
  const location = useLocation()
  const { key, pathname } = location
  const groupId = useId()
  // The location at which the navigation was opened: following a link closes it.
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === key

  function currentOf(href: string) {
    if (href === pathname) return 'page'
    return pathname.startsWith(`${href}/`) ? 'true' : undefined
  }
  const withCurrent = (links: SidebarLink[]) =>
    links.map((link) => ({ ...link, current: currentOf(link.href) }) as const)

  return (
    <nav className="bw-sidebar" aria-label={label}>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpenAt(isOpen ? undefined : key)}>
        Menu
        <Icon shape="chevron" />
      </button>
      <div className="bw-sidebar-links" data-open={isOpen}>
        {back && (
          <a className="bw-sidebar-back" href={back.href}>
            <Icon shape="chevron" />
            {back.label}
          </a>
        )}
        <NavLinks links={withCurrent(links)} />
        {group && (
          // biome-ignore lint/a11y/useSemanticElements: these are links, not fields
          <div role="group" aria-labelledby={groupId}>
            <a
              id={groupId}
              className="bw-sidebar-group"
              href={group.href}
              aria-current={group.href === pathname ? 'page' : undefined}
            >
              {group.label}
            </a>
            <NavLinks links={withCurrent(group.links)} />
          </div>
        )}
        {add.length > 0 && (
          <ul role="list" className="bw-sidebar-add">
            {add.map(({ href, label }) => (
              <li key={href}>
                <a href={keepQuery(href, location)}>
                  <Icon shape="plus" />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </nav>
  )
}
