import { useRef, useState } from 'react'

import { pageConfig } from '#shared/federation/page-config.ts'
import { useLocation } from '#shared/federation/router.ts'
import { AccountMenu } from '#shared/parts/accounts/AccountMenu.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { useDismiss } from '#shared/ui/use-dismiss.ts'
import { useIgnoreOpeningDoubleClick } from '#shared/ui/use-ignore-opening-double-click.ts'

/** The first letters of the first and the last word. */
const initialsOf = (name: string) => name.match(/^.|(?<= ).(?=\S*$)/gu)

export function AccountButton({ name }: { name: string }) {
  const button = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  // The location at which the menu was opened: a navigation closes it.
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === key
  const close = () => setOpenAt(undefined)

  return (
    <>
      <button
        ref={button}
        type="button"
        className="bw-header-account"
        aria-label={`Account van ${name}`}
        aria-expanded={isOpen}
        onClick={() => setOpenAt(isOpen ? undefined : key)}
      >
        <span className="bw-header-name bw-header-wide">{name}</span>
        <span className="bw-header-narrow">{initialsOf(name)}</span>
        <Icon shape="chevron" />
      </button>
      {isOpen && <AccountPanel trigger={() => button.current} onClose={close} />}
    </>
  )
}

function AccountPanel({ trigger, onClose }: { trigger: () => HTMLElement | null; onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null)
  const { websiteUrl } = pageConfig()
  useDismiss(panel, trigger, onClose)
  useIgnoreOpeningDoubleClick()

  return (
    <div ref={panel} className="bw-header-panel">
      <AccountMenu onFollow={onClose} onLoggedOut={() => window.location.assign(websiteUrl)} />
    </div>
  )
}
