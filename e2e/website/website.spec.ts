import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'

import { userOf } from '#shared/session/session.ts'
import { expect, test } from '../harness/portal.ts'

/** As if the user logged in on the portal before. */
function setUser(context: BrowserContext, url: string, fullName = 'Els de Smid') {
  const user = userOf({
    loggedIn: true,
    id: 7,
    fullName,
    personRoles: ['BW_USER'],
    cookieExpiration: new Date(Date.now() + 3_600_000).toISOString(),
  })
  return context.addCookies([{ name: 'bw_state', value: JSON.stringify({ v: 2, user, cart: '' }), url }])
}

const accountLink = (page: Page, name = 'Els de Smid') =>
  page.getByRole('link', { name: `Account van ${name}` })

test('a name with markup stays text', async ({ page, context, portal }) => {
  await setUser(context, portal.url, '<img src=x onerror=alert(1)>')
  await page.goto('/website/')
  await expect(accountLink(page, '<img src=x onerror=alert(1)>')).toBeVisible()
})

test('a panel is aligned with the link that opens it, on the same side of the page', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/website/bedrijven.html')
  const edges = async (name: string, edge: 'left' | 'right') => {
    const link = page.getByRole('link', { name, exact: true })
    await link.click()
    await expect(page.getByRole('dialog', { name: 'Inloggen' })).toBeVisible()
    return Promise.all(
      [link, page.getByRole('dialog', { name: 'Inloggen' })].map((box) =>
        box.evaluate((element, edge) => element.getBoundingClientRect()[edge], edge),
      ),
    )
  }
  const [left, panelLeft] = await edges('Bekijk je bedrijven', 'left')
  expect(panelLeft).toBe(left)
  await page.keyboard.press('Escape')
  const [right, panelRight] = await edges('Inloggen', 'right')
  expect(panelRight).toBe(right)
})

test('a page with a user is accessible and fits a narrow screen', { tag: '@deep' }, async ({
  page,
  context,
  portal,
}) => {
  await setUser(context, portal.url)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/website/')
  await expect(accountLink(page)).toBeVisible()
  const { violations, incomplete } = await new AxeBuilder({ page }).analyze()
  expect({ violations, incomplete }).toEqual({ violations: [], incomplete: [] })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
