import { forwardRef } from 'react'

import { type LinkProps, WidgetLink } from './WidgetLink.tsx'

/** A link that opens the companies of the visitor. */
export const CompaniesLink = forwardRef<HTMLAnchorElement, LinkProps>(function CompaniesLink(props, ref) {
  return <WidgetLink {...props} ref={ref} widget={{ name: 'companies' }} />
})
