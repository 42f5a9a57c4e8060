import type { Page } from '@playwright/test'

import { expect } from '../harness/two-domains.ts'

/** Tries to register in vain and asks for a password mail, in the open login panel. `check`: called at each step. */
export async function goThroughVisitorForms(page: Page, check?: () => Promise<void>) {
  await page.getByRole('link', { name: 'Nieuw hier? Meld je nu aan!' }).click()
  const registration = page.getByRole('dialog', { name: 'Aanmelden' })
  await registration.getByRole('button', { name: 'Aanmelden', exact: true }).click()
  await expect(registration.getByRole('alert')).toBeVisible()
  await check?.()
  await page.getByRole('link', { name: 'Terug naar inloggen' }).click()
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  const password = page.getByRole('dialog', { name: 'Wachtwoord vergeten' })
  await expect(password.getByRole('textbox')).toBeFocused()
  await check?.()
  await password.getByRole('textbox').fill(`${crypto.randomUUID()}@smederij.nl`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Kijk in je e-mail' })).toBeFocused()
  await check?.()
  await page.getByRole('link', { name: 'Terug naar inloggen' }).click()
  await expect(page.getByRole('dialog', { name: 'Inloggen' })).toBeVisible()
}
