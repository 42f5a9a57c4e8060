import type { Language } from '#shared/embed/language.ts'

type Texts = {
  /** The name of a user whose account has none. */
  ownPages: string
  /** The accessible name of the link, with the name that it shows. */
  accountOf: (name: string) => string
  /** What follows the number of products in the cart. */
  inCart: (count: number) => string
}

/** What a link says about the session. */
export const sessionTexts: Record<Language, Texts> = {
  nl: {
    ownPages: 'Mijn omgeving',
    accountOf: (name) => `Account van ${name}`,
    inCart: (count) => `${count > 1 ? 'producten' : 'product'} in je winkelwagen`,
  },
  en: {
    ownPages: 'My account',
    accountOf: (name) => `Account: ${name}`,
    inCart: (count) => `${count > 1 ? 'products' : 'product'} in your cart`,
  },
}
