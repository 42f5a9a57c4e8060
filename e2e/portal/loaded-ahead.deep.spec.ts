import type { Locator, Page } from '@playwright/test'

import { createPerson, expect, holdRequests, logInAndOpen, test } from '../harness/portal.ts'
import type { Portal } from '../harness/start-portal.ts'

const DETAILS = '**/rest/person/detail'

const passwordHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Wachtwoord wijzigen' })

/** Resolves to the link to the password page of a new person, once the network is idle. */
async function openDetails(page: Page, portal: Portal, email: string): Promise<Locator> {
  await createPerson(portal, email)
  await logInAndOpen(page, email, '/gegevens')
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  return page.getByRole('link', { name: 'Wachtwoord wijzigen' })
}

test('a page whose link was hovered is there without another request', async ({
  page,
  portal,
  uniqueEmail,
}) => {
  const link = await openDetails(page, portal, uniqueEmail)
  const loaded = page.waitForResponse(DETAILS)
  await link.hover()
  await (await loaded).finished()
  const release = await holdRequests(page, DETAILS)
  await link.click()
  await expect(passwordHeading(page)).toBeVisible()
  release()
})

test('its data are requested again when something was changed meanwhile', async ({
  page,
  portal,
  uniqueEmail,
}) => {
  const link = await openDetails(page, portal, uniqueEmail)
  const loaded = page.waitForResponse(DETAILS)
  await link.focus()
  await (await loaded).finished()
  await page.getByRole('textbox', { name: 'Voornaam' }).fill('Elsbeth')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByRole('button', { name: 'Account van Elsbeth' })).toBeVisible()
  // The pointer is elsewhere, so the click preloads nothing.
  const again = page.waitForRequest(DETAILS)
  await link.dispatchEvent('click')
  await again
  await expect(passwordHeading(page)).toBeVisible()
})
