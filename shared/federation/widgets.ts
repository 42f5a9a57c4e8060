import type { CartItem } from '#shared/domain/cart.ts'

// What the loader of the widgets asks of what it fetches. A page may have pinned the loader of an earlier version: what
// is asked here only ever gets more.

/** Where a widget is, and what it belongs to. */
type WidgetMount = {
  /** Where to put what is shown: right after the link, out of reach of the page's styles. */
  root: ShadowRoot
  /** The origin of the portal. */
  portal: string
  /** The parent domain of the shared cookie, '' when portal and page are one host. */
  cookieDomain: string
}

/** What a widget opens. Who is not logged in gets the login form first. */
export type PanelName = 'login' | 'companies' | 'invite'

export type PanelRequest = WidgetMount & {
  name: PanelName
  /** What opens it: it says whether it is open, and gets the focus back. */
  trigger: HTMLElement
  /** The company that the tag names by its external id, '' when it names none. */
  company: string
  /** Goes where the link leads: for when the panel has nothing to offer. */
  followLink: () => void
}

/** Opens a panel, or closes it when its trigger opened it before. Text only ever goes in as text. */
export type OpenPanel = (request: PanelRequest) => void

/** Puts a product in the cart, or sets its quantity when it is there already, and says what was done. */
export type AddToCart = (request: WidgetMount & { item: CartItem }) => Promise<void>
