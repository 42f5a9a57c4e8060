import './LoginLayout.css'

import type { ReactNode } from 'react'

import { Workshop } from '#shared/parts/basics/drawings/states.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { LoginSidebar } from './LoginSidebar.tsx'

type Props = {
  drawing?: ReactNode
  aside?: ReactNode
  children: ReactNode
}

/** Layout of the pages for visitors who are not logged in: content on a card, links and help beside it. */
export const LoginLayout = ({ drawing = <Workshop />, aside, children }: Props) => (
  <div className="bw-columns bw-login">
    <Card>
      <div className="bw-stack bw-login-body">{children}</div>
    </Card>
    <div className="bw-login-side">
      {drawing}
      <LoginSidebar />
      {aside}
    </div>
  </div>
)
