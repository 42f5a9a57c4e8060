import { useRef, useState } from 'react'

import { Icon } from '#shared/ui/Icon.tsx'
import type { MenuItem, MenuProps } from '#shared/ui/Menu.tsx'
import { useOnDemand } from './use-on-demand.ts'

const fetchMenu = () => import('#shared/ui/Menu.tsx').then(({ Menu }) => Menu)

/** The same in the bar itself, for when the menu does not come: logging out always works. */
const PlainItems = ({ items }: MenuProps) =>
  items.map((item) =>
    'href' in item ? (
      <a key={item.id} href={item.href}>
        {item.label}
      </a>
    ) : (
      <button key={item.id} type="button" onClick={item.onAction}>
        {item.label}
      </button>
    ),
  )

/** The first letters of the first word and of the last one. */
const initialsOf = (name: string) => name.match(/^.|(?<= ).(?=\S*$)/gu)

/** The button with the name of who is logged in, and what is theirs behind it. */
export function AccountMenu({ name, items }: { name: string; items: MenuItem[] }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [Menu, startFetching] = useOnDemand(fetchMenu, PlainItems)

  return (
    <>
      <button
        ref={button}
        type="button"
        className="bw-header-account"
        aria-label={`Account van ${name}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={startFetching}
        onFocus={startFetching}
        onClick={({ currentTarget }) => {
          // Safari does not focus what is clicked, and the menu gives the focus back to what had it.
          currentTarget.focus()
          setOpen(true)
        }}
      >
        <span className="bw-header-name bw-header-wide">{name}</span>
        <span className="bw-header-narrow">{initialsOf(name)}</span>
        <Icon shape="chevron" />
      </button>
      {isOpen && Menu && (
        <Menu label="Account" items={items} triggerRef={button} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
