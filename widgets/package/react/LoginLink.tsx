import { forwardRef } from 'react'

import { type LinkProps, WidgetLink } from './WidgetLink.tsx'

/** A link that opens the login form, and shows the name of who is logged in. */
export const LoginLink = forwardRef<HTMLAnchorElement, LinkProps>(function LoginLink(props, ref) {
  return <WidgetLink {...props} ref={ref} widget={{ name: 'login' }} />
})
