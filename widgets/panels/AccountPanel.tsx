import { AccountMenu } from '#shared/parts/AccountMenu.tsx'
import { AnchoredPanel } from './AnchoredPanel.tsx'
import type { PanelProps } from './panel-props.ts'

/** The account menu, below the button with the user's name. */
export function AccountPanel({ request: { trigger }, onClose }: PanelProps) {
  function onLoggedOut() {
    onClose()
    trigger.focus()
  }

  return (
    <AnchoredPanel trigger={trigger} onClose={onClose}>
      <div className="bw-above-list">
        <AccountMenu onLoggedOut={onLoggedOut} />
      </div>
    </AnchoredPanel>
  )
}
