import type { Page } from '@playwright/test'

import { doubleClickSlowly, expect, logInAndOpen } from './portal.ts'

// What administrators do in several tests.

export const ADMIN = 'beheer@demo.nl'

/** The question before an action that cannot be undone. */
export const question = (page: Page) => page.getByRole('alertdialog', { name: 'Weet je het zeker?' })

/** Logs in as an administrator, opens the page of a company by searching for it, and enters another owner's address. */
export async function askToGiveCompany(page: Page, search: string, name: string, address: string) {
  await logInAndOpen(page, ADMIN, '/bedrijvenbeheer')
  await page.getByRole('searchbox').fill(search)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await page.getByRole('textbox', { name: 'E-mailadres nieuwe eigenaar' }).fill(address)
  await doubleClickSlowly(page, page.getByRole('button', { name: 'Eigenaar wijzigen' }), question(page))
  await expect(question(page)).toContainText(address)
}

/** Confirms what the page asks. */
export const confirm = (page: Page) => page.getByRole('button', { name: 'Ja, ik weet het zeker' }).click()
