import './Popover.css'
import './Menu.css'

import type { RefObject } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Menu as AriaMenu, MenuItem as AriaMenuItem, Popover } from 'react-aria-components/Menu'

/** Something to go to, or something to do. */
export type MenuItem = { id: string; label: string } & ({ href: string } | { onAction: () => void })

export type MenuProps = {
  /** What the menu is called, for assistive technology. */
  label: string
  items: MenuItem[]
  /** The button that opens it: it stands below that, and gives the focus back to what had it. */
  triggerRef: RefObject<HTMLElement | null>
  onClose: () => void
}

// Not left to `autoFocus`: react-aria takes the click that a key makes of a plain button for one of a screen reader,
// and then stops at the menu around the items.
const takeFocus = (item: HTMLElement | null) => item?.focus({ preventScroll: true })

/** The open menu of a button. It is heavy: load it when it is wanted (`onDemand` in rspack.config.ts). */
export const Menu = ({ label, items, triggerRef, onClose }: MenuProps) => (
  // What react-aria says by itself is in the language of the page, not of the browser.
  <I18nProvider locale="nl-NL">
    <Popover
      className="bw-popover bw-menu"
      aria-label={label}
      triggerRef={triggerRef}
      placement="bottom end"
      offset={6}
      isOpen
      onOpenChange={onClose}
    >
      <AriaMenu aria-label={label} onClose={onClose}>
        {items.map(({ label, ...item }, index) => (
          <AriaMenuItem
            {...item}
            key={item.id}
            ref={index === 0 ? takeFocus : undefined}
            className="bw-menu-item"
          >
            {label}
          </AriaMenuItem>
        ))}
      </AriaMenu>
    </Popover>
  </I18nProvider>
)
