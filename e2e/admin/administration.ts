import type { Page } from '@playwright/test'

import { doubleClickSlowly, expect, logInAndOpen } from '../harness/portal.ts'

export const ADMIN = 'beheer@demo.nl'

export const question = (page: Page) => page.getByRole('alertdialog', { name: 'Weet je het zeker?' })

export async function askToGiveCompany(page: Page, search: string, name: string, address: string) {
  await logInAndOpen(page, ADMIN, '/bedrijvenbeheer')
  await page.getByRole('searchbox').fill(search)
  // The rows move when the search is answered: (1 / 20).
  await expect(page.getByRole('heading', { level: 1, name: /\(\d+ \/ \d+\)$/ })).toBeVisible()
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await page.getByRole('textbox', { name: 'E-mailadres nieuwe eigenaar' }).fill(address)
  await doubleClickSlowly(page, page.getByRole('button', { name: 'Eigenaar wijzigen' }), question(page))
  await expect(question(page)).toContainText(address)
}

export const confirm = (page: Page) => page.getByRole('button', { name: 'Ja, ik weet het zeker' }).click()
