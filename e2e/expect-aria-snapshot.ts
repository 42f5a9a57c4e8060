import { expect, type Locator } from '@playwright/test'

/** What is read out of a part of the page. Where links lead is not, and no day: each has another. */
const readOut = async (part: Locator) =>
  (await part.ariaSnapshot()).replace(/^ *- \/url: .*\n?/gm, '').replace(/\d\d-\d\d-\d{4}/g, 'dd-mm-jjjj')

/** Expects a part of the page to be read out as it is written down in read-out/, once all of it is there. */
export const expectAriaSnapshot = (part: Locator, name: string) =>
  expect(async () => expect(await readOut(part)).toMatchSnapshot(`${name}.yml`)).toPass({ timeout: 20_000 })
