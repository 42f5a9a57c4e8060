import { closestOf } from './page.ts'

/** The languages of what widgets say. */
export type Language = 'nl' | 'en'

/**
 * Returns the language of the page where `element` is: that of the nearest element with a `lang`, such as `en` or `en-GB`.
 * Dutch, for a page that names none and for every language but English.
 */
export function languageOf(element: Element): Language {
  const named = closestOf(element, '[lang]')
  return named && named === closestOf(element, '[lang|=en i]') ? 'en' : 'nl'
}
