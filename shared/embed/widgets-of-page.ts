import { allIn } from './page.ts'
import { portalOrigin } from './portal-origin.ts'
import { findWidget, LINK, type Widget } from './widget-at.ts'

export const widgetAt = (element: Element): Widget | undefined => findWidget(element, portalOrigin)

export const widgetsIn = (element: Element): Widget[] =>
  [element, ...allIn(element, LINK)].flatMap((inside) => widgetAt(inside) ?? [])
