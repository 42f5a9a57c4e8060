import './LoginLayout.css'

import type { ReactNode } from 'react'

import { Card } from '#shared/ui/Card.tsx'
import { LoginSidebar } from './LoginSidebar.tsx'

type Props = {
  /** What goes with the page without being part of it. */
  aside?: ReactNode
  children: ReactNode
}

/** A page for who is not logged in: what it is for on a card, beside it the ways in and a word of help. */
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
