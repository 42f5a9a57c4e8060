import { lazy, Suspense, useEffect, useState } from 'react'

import { useSession } from '#shared/session/store.ts'
import { AccountPanel } from './AccountPanel.tsx'
import { CompaniesPanel } from './CompaniesPanel.tsx'
import { LoginPanel } from './LoginPanel.tsx'
import type { PanelProps } from './panel-props.ts'

/** A chunk of its own: the dialog is heavy and rarely used. */
const InvitePanel = lazy(() =>
  import('./InvitePanel.tsx').then(({ InvitePanel }) => ({ default: InvitePanel })),
)

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
  if (request.name === 'companies') return <CompaniesPanel {...props} />
  if (request.name === 'invite')
    return (
      <Suspense>
        <InvitePanel {...props} />
      </Suspense>
    )
  return <AccountPanel {...props} />
}
