import type { Language } from '#shared/embed/language.ts'

export type CartTexts = {
  added: string
  /** The product was in the cart already, in another quantity. */
  changed: string
  /** The catalogue has no product with this number. */
  unknown: string
  noQuantity: (title: string, quantity: string) => string
  full: (max: number) => string
  /** The browser did not store it. */
  noRoom: (title: string) => string
  toCart: string
}

export const cartTexts: Record<Language, CartTexts> = {
  nl: {
    added: 'Toegevoegd',
    changed: 'Aantal aangepast',
    unknown: 'Er is niets toegevoegd: dit materiaal is niet te bestellen.',
    noQuantity: (title, quantity) =>
      `Er is niets toegevoegd: van ‘${title}’ kun je er 1 tot en met 10 bestellen, geen ${quantity}.`,
    full: (max) => `Er is niets toegevoegd: in je winkelwagen passen ${max} producten.`,
    noRoom: (title) => `Toevoegen is niet gelukt: ‘${title}’ past niet meer in je winkelwagen.`,
    toCart: 'Naar je winkelwagen',
  },
  en: {
    added: 'Added',
    changed: 'Quantity changed',
    unknown: 'Nothing was added: this product can’t be ordered.',
    noQuantity: (title, quantity) =>
      `Nothing was added: you can order 1 to 10 of ‘${title}’, not ${quantity}.`,
    full: (max) => `Nothing was added: your cart holds ${max} products.`,
    noRoom: (title) => `Nothing was added: there’s no room left in your cart for ‘${title}’.`,
    toCart: 'Go to your cart',
  },
}
