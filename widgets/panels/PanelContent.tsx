import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'

import type { PanelName } from '#shared/federation/widgets.ts'
import { useSession } from '#shared/session/store.ts'
import { AccountPanel } from './AccountPanel.tsx'
import { CompaniesPanel } from './CompaniesPanel.tsx'
import { LoginPanel } from './LoginPanel.tsx'
import type { PanelProps } from './panel-props.ts'

/** A chunk of its own: the dialog is heavy and rarely used. */
const InvitePanel = lazy(() =>
  import('./InvitePanel.tsx').then(({ InvitePanel }) => ({ default: InvitePanel })),
)

/** The panels of a user who is logged in. */
const panels: Record<PanelName, ComponentType<PanelProps>> = {
  login: AccountPanel,
  companies: CompaniesPanel,
  invite: (props) => (
    <Suspense>
      <InvitePanel {...props} />
    </Suspense>
  ),
}

/**
 * The panel that a widget opens for the current user, or the login form when there is none. It closes when the user
 * changes, except that the companies panel opens after a login that was made for it.
 */
export function PanelContent(props: PanelProps) {
  const { request, onClose } = props
  const userId = useSession(({ user }) => user.id)
  const [shownTo, setShownTo] = useState(userId)
  if (shownTo === null && userId !== null && request.name === 'companies') setShownTo(userId)
  const hasUserChanged = userId !== shownTo
  useEffect(() => {
    if (hasUserChanged) onClose()
  }, [hasUserChanged, onClose])

  if (hasUserChanged) return null
  if (userId === null) return <LoginPanel {...props} />
  const Panel = panels[request.name]
  return <Panel {...props} />
}
