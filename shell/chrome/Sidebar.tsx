import './Sidebar.css'

import { useState } from 'react'

import { useLocation } from '#shared/federation/router.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { NavLinks } from '#shared/ui/NavLinks.tsx'

type Props = {
  /** What the links are about. Where there is no room beside the page, a button of that name opens them. */
  label: string
  links: { href: string; label: string }[]
}

/** Links beside a page. Marks the page one is on, or the one above it. */
export function Sidebar({ label, links }: Props) {
  const { key, pathname } = useLocation()
  // Open on the page where it was opened: whoever goes on has chosen.
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === key

  function currentOf(href: string) {
    if (href === pathname) return 'page'
    return pathname.startsWith(`${href}/`) ? 'true' : undefined
  }

  return (
    <nav className="bw-sidebar" aria-label={label}>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpenAt(isOpen ? undefined : key)}>
        {label}
        <Icon shape="chevron" />
      </button>
      <div className="bw-sidebar-links" data-open={isOpen}>
        <NavLinks links={links.map((link) => ({ ...link, current: currentOf(link.href) }))} />
      </div>
    </nav>
  )
}
