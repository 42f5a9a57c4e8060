import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'

import { addressOf, type BeterwerkWidget } from '../index.ts'
import { useBeterwerk } from './beterwerk-context.ts'

/** The properties of a link, without the address that follows from its widget. */
export type LinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { children: ReactNode }

/** React 18 passes no `ref` to a component without `forwardRef`. */
export const WidgetLink = forwardRef<HTMLAnchorElement, LinkProps & { widget: BeterwerkWidget }>(
  function WidgetLink({ widget, ...props }, ref) {
    const { portal } = useBeterwerk()
    return <a {...props} ref={ref} href={addressOf(portal, widget)} />
  },
)
