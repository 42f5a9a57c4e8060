import { AccountMenu } from '#shared/parts/AccountMenu.tsx'
import { AnchoredPanel } from './AnchoredPanel.tsx'
import type { PanelProps } from './panel-props.ts'

/** What is theirs, below the name of who is logged in. */
export function AccountPanel({ request: { root, trigger }, onClose }: PanelProps) {
  function onLoggedOut() {
    onClose()
    // The name is gone, and the link stands there again.
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
