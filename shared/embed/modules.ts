// The interface between the loader of the widgets and the modules that it loads, which are of the same build.

import type { Beterwerk } from './site-api.ts'
import type { WidgetName } from './widget-address.ts'

/**
 * What the build knows of a module: the part of its file name that changes with its content, of 9 characters, and its
 * SHA-256 in base64 without the last character, which is always '='; '' in development.
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

/** What the module `cart` uses of a product that `GET /rest/products` returns. */
export type CatalogueProduct = { id: number; title: string }

/** What the loader asks of the module of a widget. Strings are inserted as text, never as HTML. */
export type WidgetRequest = {
  /**
   * The link of the page. In a panel it gets `aria-expanded`, and focus when the panel closes. A script of the page may have
   * named none.
   */
  link: HTMLElement | undefined
  /** Parent domain of the shared cookie; '' when portal and page have the same host. */
  cookieDomain: string
  /** The widget. Visitors who are not logged in get the login form, except for the cart and a product. */
  name: WidgetName
  /** External id of the company; '' when the widget has none. */
  company: string
  /** Number of the product; 0 when the widget has none. */
  product: number
  /** The quantity that is added, or that is chosen first, as the editor wrote it. */
  quantity: string
  /** The products that can be ordered. Only of `add-to-cart`: loaded together with the module. */
  catalogue: CatalogueProduct[] | false
  preload: Preload
}

/** A request to the module `panels`, which adds nothing to the cart without a panel. */
export type PanelRequest = WidgetRequest & { name: Exclude<WidgetName, 'add-to-cart'> }

/** What the loader uses of the modules `panels` and `cart`. */
export type WidgetActions<Request = WidgetRequest> = {
  /**
   * Opens a panel, or closes it when it is open; adds a product to the cart, or sets its quantity when it is already there,
   * and announces the result. Rejects when a module cannot be loaded.
   */
  activate: (request: Request) => Promise<void>
  /** Loads what the click is going to need. Rejects like `activate`. */
  prepare?: (request: Request) => Promise<void>
}

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
