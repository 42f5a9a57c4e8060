import type { Page } from '@playwright/test'

import { createCompany } from '../checks/check-journey.ts'
import { expect, logInAndOpen, test } from '../harness/portal.ts'

const UNAVAILABLE = 'Applicatie is tijdelijk niet beschikbaar, probeer het later nog eens.'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('what is submitted while the server is down is refused, stays and can be submitted after its restart', async ({
  page: form,
  context,
  portal,
}) => {
  test.slow()
  await logInAndOpen(form, 'eigenaar@demo.nl', '/bedrijf-toevoegen')
  await form.getByRole('textbox', { name: 'Bedrijfsnaam' }).fill('Smederij Zuid')
  await form.getByRole('radio', { name: 'Metalektro', exact: true }).check()
  const dialog = await context.newPage()
  await dialog.goto(`/bedrijven/${await createCompany(portal, 'Smederij Noord')}/checks`)
  await dialog.getByRole('button', { name: 'Nodig iemand uit' }).click()
  await dialog.getByRole('radio', { name: 'Collega' }).check()
  await dialog.getByRole('textbox', { name: 'Naam' }).fill('Jan')
  await dialog.getByRole('textbox', { name: 'E-mailadres' }).fill('jan@smederij.nl')
  await dialog.getByRole('textbox', { name: 'Bericht' }).fill('Kijk je mee?')
  await dialog.getByRole('checkbox', { name: 'Lasrook' }).check()
  const header = await context.newPage()
  await header.goto('/gegevens')
  await header.getByRole('button', { name: /^Account van/ }).click()
  const logOut = header.getByRole('banner').getByRole('button', { name: 'Log uit' })
  await expect(logOut).toBeVisible()
  const pages = await context.newPage()
  await pages.goto('/gegevens')
  await expect(heading(pages, 'Mijn gegevens')).toBeVisible()

  await portal.kill()
  await form.getByRole('button', { name: 'Bedrijf aanmaken' }).click()
  await expect(form.getByRole('alert')).toContainText('Bedrijf aanmaken niet gelukt')
  await expect(form.getByRole('alert')).toContainText(UNAVAILABLE)
  await expect(form.getByRole('textbox', { name: 'Bedrijfsnaam' })).toHaveValue('Smederij Zuid')
  await expect(form.getByRole('radio', { name: 'Metalektro', exact: true })).toBeChecked()
  await dialog.getByRole('button', { name: 'Uitnodiging versturen' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Gegevens aanpassen is niet gelukt')
  await logOut.click()
  await expect(header.getByRole('alert')).toHaveText(UNAVAILABLE)
  // Code that is not loaded yet: of a page, and of another remote.
  for (const [name, path] of [
    ['Wachtwoord wijzigen', '/gegevens/wachtwoord-wijzigen'],
    ['Mijn bestellingen', '/bestellingen'],
  ] as const) {
    await pages.getByRole('link', { name }).click()
    await expect(pages).toHaveURL(portal.url + path)
    await expect(heading(pages, 'Er ging iets mis')).toBeVisible()
    await expect(pages.getByRole('alert')).toHaveText(UNAVAILABLE)
  }
  const retry = pages.getByRole('button', { name: 'Opnieuw' })
  await retry.click()
  await expect(pages.getByRole('alert')).toHaveText(UNAVAILABLE)

  await portal.restart()
  await retry.click()
  await expect(heading(pages, 'Mijn bestellingen')).toBeVisible()
  await form.getByRole('button', { name: 'Bedrijf aanmaken' }).click()
  await expect(heading(form, 'Smederij Zuid')).toBeVisible()
  expect(
    await portal.sql`select branch from company where name = 'Smederij Zuid' order by id desc limit 1`,
  ).toEqual([{ branch: 'Metalektro' }])
  await dialog.getByRole('button', { name: 'Uitnodiging versturen' }).click()
  await expect(dialog.getByText('Uitnodiging verstuurd aan Jan.')).toBeVisible()
  await logOut.click()
  await expect(header).toHaveURL(`${portal.url}/website/`)
})
