import type { Browser, Page } from '@playwright/test'

import { createCompany } from '../checks/check-journey.ts'
import { createAccountAndLogIn, mailedLink } from '../companies/invitations.ts'
import { expectToFit } from '../harness/expect-accessible.ts'
import { createPerson, expect, logIn, logInAndOpen, PASSWORD, test } from '../harness/portal.ts'
import type { Portal } from '../harness/start-portal.ts'

// What the links in mails lead to. They are often followed in another browser than the one that asked for the mail.

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** Opens the last link to this path mailed to `email`, in a browser without a session. */
async function openMailed(browser: Browser, portal: Portal, path: string, email: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: portal.url })).newPage()
  await page.goto(await mailedLink(portal, path, email))
  await expect(page).toHaveURL(portal.url + path)
  return page
}

test('a new account confirms its address, changes it, and gets it back', { tag: '@deep' }, async ({
  page,
  portal,
  browser,
  browserErrors,
  uniqueEmail: email,
}) => {
  const other = email.replace('@', '@elders-')
  const account = () => portal.sql`
    select email, email_verified_at is not null as verified from person where email in (${email}, ${other})`

  await page.goto(`/aanmelden?email=${email}`)
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(email)
  await createAccountAndLogIn(page, email, ['Els', 'de Smid'])
  await expect(heading(page, 'Mijn bedrijven')).toBeVisible()
  expect(await account()).toEqual([{ email, verified: false }])

  const verify = await openMailed(browser, portal, '/e-mailadres-bevestigen', email)
  await expectToFit(verify)
  await press(verify, 'Bevestigen')
  await expect(verify.getByText('Je e-mailadres is bevestigd.')).toBeVisible()
  expect(await account()).toEqual([{ email, verified: true }])

  await page.goto('/gegevens')
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(other)
  await page.getByLabel('Je wachtwoord').fill(PASSWORD)
  await press(page, 'Gegevens opslaan')
  await expect(page.getByText(`We hebben een mail gestuurd naar ${other}.`)).toBeVisible()
  await expectToFit(page)
  expect(await account()).toEqual([{ email, verified: true }])

  const confirm = await openMailed(browser, portal, '/nieuw-e-mailadres-bevestigen', other)
  await expect(confirm.getByText(other)).toBeVisible()
  await expectToFit(confirm)
  await confirm.getByRole('main').getByRole('button').click()
  await expect.poll(account).toEqual([{ email: other, verified: true }])

  const undo = await openMailed(browser, portal, '/wijziging-ongedaan-maken', email)
  await expect(heading(undo, 'Was jij dit niet?')).toBeVisible()
  await expectToFit(undo)
  await press(undo, 'Maak de wijziging ongedaan')
  await expect(heading(undo, 'Nieuw wachtwoord kiezen')).toBeVisible()
  expect(await account()).toEqual([{ email, verified: true }])
  // The earlier session has ended.
  await page.goto('/bedrijven')
  await expect(heading(page, 'Inloggen')).toBeVisible()
  browserErrors.length = 0
})

test('another account asks to use an invitation, and the invited address lets it', { tag: '@deep' }, async ({
  page,
  portal,
  browser,
  uniqueEmail: email,
}) => {
  const invited = email.replace('@', '@uitgenodigd-')
  await createPerson(portal, email, 'Anna')
  const id = await createCompany(portal, 'Lasbedrijf Visser')
  await logInAndOpen(page, 'eigenaar@demo.nl', `/bedrijven/${id}/checks`)
  await page.getByRole('button', { name: 'Nodig iemand uit' }).click()
  const dialog = page.getByRole('dialog', { name: /^Nodig iemand uit bij/ })
  await dialog.getByRole('radio', { name: 'Collega' }).check()
  await dialog.getByRole('textbox', { name: 'Naam' }).fill('Anna')
  await dialog.getByRole('textbox', { name: 'E-mailadres' }).fill(invited)
  await dialog.getByRole('textbox', { name: 'Bericht' }).fill('Kijk je met ons mee?')
  await dialog.getByRole('checkbox', { name: 'Fysieke belasting' }).check()
  await dialog.getByRole('button', { name: 'Uitnodiging versturen' }).click()
  await expect(page.getByText('Uitnodiging verstuurd aan Anna.')).toBeVisible()

  const anna = await (await browser.newContext({ baseURL: portal.url })).newPage()
  await anna.goto(await mailedLink(portal, '/inloggen', invited))
  await logIn(anna, email)
  await expect(anna.getByText('Je kijkt daarom nog niet mee.')).toBeVisible()
  await expectToFit(anna)
  await press(anna, 'Vraag om bevestiging')
  await expect(anna.getByText('Je wacht op een bevestiging.')).toBeVisible()
  await anna.goto(`/bedrijven/${id}/checks`)
  await expect(heading(anna, 'Geen toegang')).toBeVisible()

  await page.reload()
  const row = page.getByRole('listitem').filter({ hasText: invited })
  await expect(row).toContainText(email)
  await expectToFit(page)

  const confirm = await openMailed(browser, portal, '/uitnodiging-bevestigen', invited)
  await expect(confirm.getByRole('main')).toContainText(email)
  await expectToFit(confirm)
  await press(confirm, 'Bevestig dit account')
  await expect(confirm.getByText('Anna de Smid kijkt nu mee bij Lasbedrijf Visser.')).toBeVisible()
  await anna.goto(`/bedrijven/${id}/checks`)
  await expect(heading(anna, 'Lasbedrijf Visser')).toBeVisible()
})
