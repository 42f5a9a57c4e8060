import type { Locator, Page } from '@playwright/test'

import { expectAccessible } from './expect-accessible.ts'
import { expect, logIn, test, withPortal } from './portal.ts'

// The risk matrix with as many function groups as a large company has.

/** Adds function groups to the first company of the demo, which starts the check with it. */
async function addGroups(page: Page, url: string, count: number): Promise<void> {
  const headers = { origin: url }
  await page.request.post(`${url}/rest/companies/1/start-check/PHYSICAL_STRAIN`, { headers })
  for (let number = 1; number <= count; number++) {
    const data = { functionGroupName: `Afdeling ${number}` }
    const added = await page.request.post(`${url}/rest/1/physicalstrain/functiongroup`, { headers, data })
    expect(added.ok()).toBe(true)
  }
}

const top = async (locator: Locator) => Math.round((await locator.boundingBox())!.y)
const left = async (locator: Locator) => Math.round((await locator.boundingBox())!.x)

test('names and subjects stay in view while the matrix scrolls', async ({ page }) => {
  await withPortal({}, async ({ url }) => {
    await page.goto(`${url}/inloggen`)
    await logIn(page, 'eigenaar@demo.nl')
    await expect(page.getByRole('heading', { level: 1, name: 'Mijn bedrijven' })).toBeVisible()
    await addGroups(page, url, 60)
    const matrix = page.getByRole('region', { name: 'Risicomatrix' })
    const subject = matrix.getByRole('columnheader', { name: 'Maatregelen' })
    const name = matrix.getByRole('rowheader', { name: /^Afdeling 58 / })

    // Where it fits, the page scrolls and the subjects stay at its top.
    await page.setViewportSize({ width: 1280, height: 700 })
    await page.goto(`${url}/bedrijven/1/checks/fysieke-belasting`)
    await name.scrollIntoViewIfNeeded()
    await expect.poll(() => top(subject)).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
    await expectAccessible(page)

    // Where it does not, it scrolls in a box, by keyboard too, and the names stay as well.
    await page.setViewportSize({ width: 1000, height: 700 })
    await matrix.focus()
    await page.keyboard.press('End')
    await expect(name).toBeInViewport()
    const [top0, left0] = [await top(matrix), await left(matrix)]
    for (let press = 0; press < 12; press++) await page.keyboard.press('ArrowRight')
    await expect(matrix.getByRole('cell').last()).toBeInViewport()
    await expect.poll(() => matrix.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100)
    expect((await top(subject)) - top0).toBeLessThanOrEqual(1)
    expect((await left(name)) - left0).toBeLessThanOrEqual(1)

    // On a phone each group is a card.
    await page.setViewportSize({ width: 375, height: 700 })
    await expect(subject).toBeHidden()
    await name.scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  })
})
