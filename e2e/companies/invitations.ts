import type { Page } from '@playwright/test'

import { expect, PASSWORD } from '../harness/portal.ts'
import type { Portal } from '../harness/start-portal.ts'

// What people do with the mail that invites them.

export async function mailedLink(portal: Portal, path: string, email: string): Promise<string> {
  const find = () =>
    portal
      .mails()
      .filter((mail) => mail.includes(`To: ${email}`))
      .flatMap((mail) => mail.match(/https?:\/\/\S+/g) ?? [])
      .filter((link) => new URL(link).pathname === path)
      .at(-1)
  await expect.poll(find).toBeTruthy()
  const { pathname, search, hash } = new URL(find()!)
  return portal.url + pathname + search + hash
}

/** Registers in the form that the invitation opened, with the address filled in, and logs in with a click. */
export async function createAccountAndLogIn(
  page: Page,
  email: string,
  [firstName, lastName]: [string, string],
) {
  await expect(page.getByRole('textbox', { name: 'E-mailadres' })).toHaveValue(email)
  await page.getByRole('textbox', { name: 'Voornaam' }).fill(firstName)
  await page.getByRole('textbox', { name: 'Achternaam' }).fill(lastName)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Herhaal je wachtwoord').fill(PASSWORD)
  await page.getByRole('checkbox', { name: /gebruikersvoorwaarden/ }).check()
  await page.getByRole('checkbox', { name: /privacyverklaring/ }).check()
  await page.getByRole('button', { name: 'Aanmelden' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Je bent aangemeld' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Inloggen', exact: true }).click()
}
