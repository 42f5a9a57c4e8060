import { expect, type Locator } from '@playwright/test'

import { LONGEST_WAIT_MS } from '../../testing/limits.ts'

/** The aria snapshot without link targets, and with fixed days, dates, times and totals of administrators' lists. */
const ariaSnapshot = async (part: Locator) =>
  (await part.ariaSnapshot())
    .replace(/^ *- \/url: .*\n?/gm, '')
    .replace(/\d\d-\d\d-\d{4}/g, 'dd-mm-jjjj')
    .replace(/\b(?:Maan|Dins|Woens|Donder|Vrij|Zater|Zon)dag dd/g, 'Weekdag dd')
    .replace(
      /((?:heading|list) "(?:Wat er gebeurde: )?)(?:Vandaag|Gisteren|dd-mm-jjjj)"(?! \[level=1)/g,
      '$1Dag"',
    )
    .replace(/- time: \d\d:\d\d/g, '- time: uu:mm')
    .replace(/ \/ \d+\)/g, ' / totaal)')

/** Compares with read-out/<name>.yml. Retries until everything is rendered. */
export const expectAriaSnapshot = (part: Locator, name: string) =>
  expect(async () => expect(await ariaSnapshot(part)).toMatchSnapshot(`${name}.yml`)).toPass({
    timeout: LONGEST_WAIT_MS,
  })
