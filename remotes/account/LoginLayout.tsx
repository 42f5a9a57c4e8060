import './LoginLayout.css'

import type { ReactNode } from 'react'

import { Card } from '#shared/ui/Card.tsx'
import { LoginSidebar } from './LoginSidebar.tsx'

type Props = {
  /** Related information, shown below the links. */
  aside?: ReactNode
  children: ReactNode
}

/** Layout of the pages for visitors who are not logged in: content on a card, links and help beside it. */
export const LoginLayout = ({ aside, children }: Props) => (
  <div className="bw-columns bw-login">
    <Card>
      <div className="bw-stack bw-login-body">{children}</div>
    </Card>
    <div className="bw-login-side">
      <LoginSidebar />
      {aside}
    </div>
  </div>
)
