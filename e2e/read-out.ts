import type { Locator } from '@playwright/test'

/** What is read out of a part of the page. Where links lead is not, and no day: each has another. */
export const readOut = async (part: Locator) =>
  (await part.ariaSnapshot()).replace(/^ *- \/url: .*\n?/gm, '').replace(/\d\d-\d\d-\d{4}/g, 'dd-mm-jjjj')
