// The interface between the loader of the widgets and the modules that it loads, which are of the same build.

import type { Beterwerk } from './site-api.ts'

/**
 * What the build knows of a module: the part of its file name that changes with its content, of 9 characters, and its
 * SHA-256 in base64; '' in development.
 */
export type ModuleVersion = string

/** Loads a module of this build, verified by its integrity, without running it. */
export type Preload = (module: string, version: ModuleVersion) => Promise<unknown>

/** What a panel shows. Each is a part of the module `panels` that is loaded on demand. */
export type PanelName = 'login' | 'account' | 'companies' | 'invite' | 'basket' | 'product'

/** The parts of `panels`, which knows their versions. */
export type PanelPart =
  | PanelName
  | 'registration'
  | 'password'
  | 'passkey'
  | 'exchange'
  | 'english'
  | 'english-more'

/** The modules of which the loader knows the version. `login`: loaded together with `panels`, for which visitors wait most. */
export type WidgetModule = 'session' | 'cart' | 'panels' | 'login' | 'debug'

/** Where a widget is on the page, and the portal it belongs to. */
type WidgetMount = {
  /**
   * The link of the page. In a panel it gets `aria-expanded`, and focus when the panel closes. A script of the page may have
   * named none.
   */
  link: HTMLElement | undefined
  /** The origin of the portal. */
  portal: string
  /** Parent domain of the shared cookie; '' when portal and page have the same host. */
  cookieDomain: string
}

export type PanelRequest = WidgetMount & {
  /** The widget. Visitors who are not logged in get the login form, except for the cart and a product. */
  name: 'login' | 'companies' | 'invite' | 'cart' | 'product'
  /** External id of the company; '' when the widget has none. */
  company: string
  /** Number of the product; 0 when the widget has none. */
  product: number
  /** The quantity that is chosen first, as the editor wrote it. */
  quantity: string
  /** Navigates to the link's address, when the panel cannot be shown. */
  followLink: () => void
  preload: Preload
}

/** What the loader uses of the module `panels`. Strings are inserted as text, never as HTML. */
export type Panels = {
  /** Opens a panel, or closes it when it is open. Rejects when a module cannot be loaded. */
  openPanel: (request: PanelRequest) => Promise<void>
  /** Loads what a panel is going to show, before the click. Rejects like `openPanel`. */
  preparePanel: (request: PanelRequest) => Promise<void>
}

/**
 * Adds a product to the cart, or sets its quantity when it is already there, and announces the result. `quantity`: as the
 * editor wrote it. Rejects when the catalogue cannot be loaded.
 */
export type AddToCart = (request: WidgetMount & { product: number; quantity: string }) => Promise<void>

/**
 * Shows the session in the links of the page from now on, and to its scripts. `atLoad`: whether it was there when the page
 * was loaded.
 */
export type ShowSession = (bw: Beterwerk, atLoad: boolean) => void

/**
 * Writes what is wrong with the page and its settings to the console, from now on: a line for each problem. `cookieDomain`:
 * the domain of the shared cookie, undefined when portal and page have none in common.
 */
export type CheckPage = (cookieDomain: string | undefined) => void
