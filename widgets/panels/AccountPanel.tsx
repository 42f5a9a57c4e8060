import { AccountMenu } from '#shared/parts/AccountMenu.tsx'
import { AnchoredPanel } from './AnchoredPanel.tsx'
import type { PanelProps } from './panel-props.ts'

/** The account menu, below the button with the user's name. */
export function AccountPanel({ request: { root, trigger }, onClose }: PanelProps) {
  function onLoggedOut() {
    onClose()
    // The loader replaces the button by the link again when it notices the logout.
    setTimeout(() => (root.host as HTMLElement).querySelector<HTMLElement>('a,button')?.focus(), 50)
  }

  return (
    <AnchoredPanel trigger={trigger} onClose={onClose}>
      <div className="bw-above-list">
        <AccountMenu onLoggedOut={onLoggedOut} />
      </div>
    </AnchoredPanel>
  )
}
