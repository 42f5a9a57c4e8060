import type { Language } from '#shared/embed/language.ts'

type Texts = {
  /** For a user whose account has no name. */
  ownPages: string
  /** Accessible name of the link, with the name that it shows. */
  accountOf: (name: string) => string
  inCart: (count: number) => string
}

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
