import { expect, type Locator } from '@playwright/test'

/**
 * Returns what is read out of a part of the page, without the targets of links and with every day, every date, every
 * time, and the total of every list of administrators, the same.
 */
const ariaSnapshot = async (part: Locator) =>
  (await part.ariaSnapshot())
    .replace(/^ *- \/url: .*\n?/gm, '')
    .replace(/\d\d-\d\d-\d{4}/g, 'dd-mm-jjjj')
    .replace(/\b(?:Maan|Dins|Woens|Donder|Vrij|Zater|Zon)dag dd/g, 'Weekdag dd')
    .replace(/- time: \d\d:\d\d/g, '- time: uu:mm')
    .replace(/ \/ \d+\)/g, ' / totaal)')

/** Expects the aria snapshot of a part of the page to match read-out/<name>.yml. Retries until all of it is there. */
export const expectAriaSnapshot = (part: Locator, name: string) =>
  expect(async () => expect(await ariaSnapshot(part)).toMatchSnapshot(`${name}.yml`)).toPass({
    timeout: 20_000,
  })
