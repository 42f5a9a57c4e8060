// The interface between the loader of the widgets and the scripts it fetches. A page may have pinned an earlier version
// of the loader: only add optional properties here.

/** Where a widget is rendered, and the portal it belongs to. */
type WidgetMount = {
  /** Shadow root after the link, isolated from the page's styles. */
  root: ShadowRoot
  /** The origin of the portal. */
  portal: string
  /** Parent domain of the shared cookie; '' when portal and page have the same host. */
  cookieDomain: string
}

/** The panel that a widget opens. A visitor who is not logged in gets the login form first. */
export type PanelName = 'login' | 'companies' | 'invite'

export type PanelRequest = WidgetMount & {
  name: PanelName
  /** The control that opens the panel: gets `aria-expanded`, and focus when the panel closes. */
  trigger: HTMLElement
  /** External id of the company, from the tag; '' when it has none. */
  company: string
  /** Navigates to the link's address, when the panel cannot be shown. */
  followLink: () => void
}

/** Opens a panel, or closes it when it is open. Strings are inserted as text, never as HTML. */
export type OpenPanel = (request: PanelRequest) => void

/**
 * Adds a product to the cart, or sets its quantity when it is already there, and announces the result. `quantity`: as the
 * editor wrote it. Rejects when the catalogue cannot be loaded.
 */
export type AddToCart = (request: WidgetMount & { item: { id: number; quantity: string } }) => Promise<void>
