import { forwardRef } from 'react'

import { type LinkProps, WidgetLink } from './WidgetLink.tsx'

/** A link that opens the form to invite somebody. `company`: the external id of the company. */
export const InviteLink = forwardRef<HTMLAnchorElement, LinkProps & { company: string }>(function InviteLink(
  { company, ...props },
  ref,
) {
  return <WidgetLink {...props} ref={ref} widget={{ name: 'invite', company }} />
})
