// The interface between the loader of the widgets and the modules that it loads, which are of the same build.

import type { SessionUser } from '#shared/session/session.ts'
import type { Beterwerk } from './site-api.ts'
import type { WidgetName } from './widget-address.ts'

/**
 * The part of its file name that changes with its content, of 9 characters, and its SHA-256 in base64 without the last
 * character, which is always '='; '' in development.
 */
export type ModuleVersion = string

/** Verifies a module of this build by its integrity, without running it. */
export type Preload = (module: string, version: ModuleVersion) => Promise<unknown>

/** Each is a part of the module `panels` that is loaded on demand. */
export type PanelName = 'login' | 'account' | 'companies' | 'invite' | 'basket' | 'product'

/** The module `panels` knows their versions. */
export type PanelPart =
  | PanelName
  | 'registration'
  | 'password'
  | 'passkey'
  | 'exchange'
  | 'english'
  | 'english-more'

/** The loader knows their versions. `login`: loaded together with `panels`, for which visitors wait most. */
export type WidgetModule = 'session' | 'cart' | 'panels' | 'login' | 'debug'

/** What the module `cart` uses of a product of `GET /rest/products`. */
export type CatalogueProduct = { id: number; title: string }

/** Strings are inserted as text, never as HTML. */
export type WidgetRequest = {
  /** In a panel it gets `aria-expanded`, and focus when the panel closes. A script of the page may have named none. */
  link: HTMLElement | undefined
  /** '' when portal and page have the same host. */
  cookieDomain: string
  /** Visitors who are not logged in get the login form, except for the cart and a product. */
  name: WidgetName
  /** External id; '' for none. */
  company: string
  /** 0 for none. */
  product: number
  /** As the editor wrote it. */
  quantity: string
  /** Only of `add-to-cart`: loaded together with the module. */
  catalogue: CatalogueProduct[] | false
  preload: Preload
}

/** The module `panels` adds to the cart from a panel only. */
export type PanelRequest = WidgetRequest & { name: Exclude<WidgetName, 'add-to-cart'> }

export type WidgetActions<Request = WidgetRequest> = {
  /**
   * Opens a panel, or closes it when it is open; adds a product to the cart, or sets its quantity, and announces the
   * result. Rejects when a module cannot be loaded.
   */
  activate: (request: Request) => Promise<void>
  /** Loads what the click is going to need. Rejects like `activate`. */
  prepare?: (request: Request) => Promise<void>
}

/** `findUser`: asks the portal who is logged in. Rejects when it does not answer. */
export type CartModule = WidgetActions & { findUser: () => Promise<SessionUser> }

/** Rejects like `Preload`. */
export type ImportModule = <Module>(module: WidgetModule) => Promise<Module>

/** In the links of the page and to its scripts. `atLoad`: it was there when the page was loaded. */
export type ShowSession = (bw: Beterwerk, atLoad: boolean, importModule: ImportModule) => void

/** A line for each problem, from now on. `cookieDomain`: undefined when portal and page have none in common. */
export type CheckPage = (cookieDomain: string | undefined) => void
