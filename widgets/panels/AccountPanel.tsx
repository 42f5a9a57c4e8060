import { AccountMenu } from '#shared/parts/accounts/AccountMenu.tsx'
import { AnchoredPanel } from './AnchoredPanel.tsx'
import type { PanelProps } from './panel-props.ts'

export function AccountPanel({ request: { link }, onClose }: PanelProps) {
  function onLoggedOut() {
    onClose()
    link.focus()
  }

  return (
    <AnchoredPanel trigger={link} onClose={onClose}>
      <div className="bw-above-list">
        <AccountMenu onLoggedOut={onLoggedOut} />
      </div>
    </AnchoredPanel>
  )
}
