import { allIn } from './page.ts'
import { portalOrigin } from './portal-origin.ts'
import { findWidget, LINK, type Widget } from './widget-at.ts'

/** Returns the widget of the link that `element` is or is in, if any. */
export const widgetAt = (element: Element): Widget | undefined => findWidget(element, portalOrigin)

/** Returns the widgets in `element`, or around it. */
export const widgetsIn = (element: Element): Widget[] =>
  [element, ...allIn(element, LINK)].flatMap((inside) => widgetAt(inside) ?? [])
