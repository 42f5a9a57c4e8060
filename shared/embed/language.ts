import { closestOf } from './page.ts'

export type Language = 'nl' | 'en'

/** Of the nearest element with a `lang`, such as `en` or `en-GB`. Dutch for every language but English. */
export function languageOf(element: Element): Language {
  const named = closestOf(element, '[lang]')
  return named && named === closestOf(element, '[lang|=en i]') ? 'en' : 'nl'
}
