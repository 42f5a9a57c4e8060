import { lazy, Suspense, useEffect, useState } from 'react'

import { useSession } from '#shared/session/store.ts'
import { AccountPanel } from './AccountPanel.tsx'
import { CompaniesPanel } from './CompaniesPanel.tsx'
import { LoginPanel } from './LoginPanel.tsx'
import type { PanelProps } from './panel-props.ts'

/** Apart: the dialog is heavy, and few have somebody to invite. */
const InvitePanel = lazy(() =>
  import('./InvitePanel.tsx').then(({ InvitePanel }) => ({ default: InvitePanel })),
)

/**
 * What a widget opens, for who is logged in at that moment; who is not gets the login form. It closes when that changes
 * under it, also when somebody else logs in, but who came for their companies and logs in gets to see them.
 */
export function PanelContent(props: PanelProps) {
  const { request, onClose } = props
  const visitor = useSession(({ user }) => user.id)
  const [shownTo, setShownTo] = useState(visitor)
  if (shownTo === null && visitor !== null && request.name === 'companies') setShownTo(visitor)
  const isOver = visitor !== shownTo
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])

  if (isOver) return null
  if (visitor === null) return <LoginPanel {...props} />
  if (request.name === 'companies') return <CompaniesPanel {...props} />
  if (request.name === 'invite')
    return (
      <Suspense>
        <InvitePanel {...props} />
      </Suspense>
    )
  return <AccountPanel {...props} />
}
