// What scripts of the website can use. The package for developers contains these types, so what is here stays compatible.

/** The visitor of the website, as the portal knows him. */
export type BeterwerkUser = {
  /** Full name; '' when the account has none. */
  name: string
  /** Whether the visitor is a coach, who has no companies of his own. */
  isCoach: boolean
}

/** A product in the cart. `product`: the number of the product. `quantity`: 1 to 10. */
export type BeterwerkCartItem = { product: number; quantity: number }

/** The widgets of a page: `window.bw`. */
export type Beterwerk = {
  /** Resolves when `user` and `cart` are known. */
  readonly ready: Promise<Beterwerk>
  /** The visitor who is logged in, or null. */
  readonly user: BeterwerkUser | null
  readonly cart: {
    readonly items: readonly BeterwerkCartItem[]
    /**
     * Puts a product in the cart, or sets its quantity when it is already there. `link`: the element below which the
     * message is shown; without it only the events say how it went. Rejects when the portal cannot be reached.
     */
    add: (product: number, quantity?: number, link?: HTMLElement) => Promise<void>
  }
  /**
   * Opens a panel below `link`, by default the element that has the focus. Visitors who are not logged in get the login
   * form first, except for 'cart' and 'product'. `id`: the external id of a company, for 'invite'; the number of a product,
   * for 'product'. Rejects when the portal cannot be reached.
   */
  open: (
    name: 'login' | 'companies' | 'invite' | 'cart' | 'product',
    link?: HTMLElement,
    id?: string | number,
  ) => Promise<void>
}

/**
 * The events of the widgets, on the window. `atLoad`: whether it was so when the page was loaded. `link`: of the widget that
 * failed, if any; the browser then follows it.
 */
export interface BeterwerkEventMap {
  'bw:login': CustomEvent<{ user: BeterwerkUser; atLoad: boolean }>
  'bw:logout': CustomEvent<null>
  'bw:cart': CustomEvent<{ items: readonly BeterwerkCartItem[]; atLoad: boolean }>
  'bw:error': CustomEvent<{ message: string; link: HTMLElement | undefined }>
}

export const emit = <Name extends keyof BeterwerkEventMap>(
  name: Name,
  detail: BeterwerkEventMap[Name]['detail'],
): void => {
  dispatchEvent(new CustomEvent(name, { detail }))
}
