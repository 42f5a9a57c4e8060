import { createPerson, expect, holdRequests, logInAndOpen, test } from './portal.ts'

const DETAILS = '**/rest/person/detail'

test('a page whose link was hovered is there without another request', async ({
  page,
  portal,
  uniqueEmail,
}) => {
  await createPerson(portal, uniqueEmail)
  await logInAndOpen(page, uniqueEmail, '/gegevens')
  const loaded = page.waitForResponse(DETAILS)
  await page.getByRole('link', { name: 'Wachtwoord wijzigen' }).hover()
  await (await loaded).finished()
  const release = await holdRequests(page, DETAILS)
  await page.getByRole('link', { name: 'Wachtwoord wijzigen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wachtwoord wijzigen' })).toBeVisible()
  release()
})

test('its data are requested again when something was changed meanwhile', async ({
  page,
  portal,
  uniqueEmail,
}) => {
  await createPerson(portal, uniqueEmail)
  await logInAndOpen(page, uniqueEmail, '/gegevens')
  const link = page.getByRole('link', { name: 'Wachtwoord wijzigen' })
  const loaded = page.waitForResponse(DETAILS)
  await link.focus()
  await (await loaded).finished()
  await page.getByRole('textbox', { name: 'Voornaam' }).fill('Elsbeth')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByRole('button', { name: 'Account van Elsbeth' })).toBeVisible()
  // The pointer is elsewhere: nothing is loaded ahead by the click.
  const again = page.waitForRequest(DETAILS)
  await link.dispatchEvent('click')
  await again
  await expect(page.getByRole('heading', { level: 1, name: 'Wachtwoord wijzigen' })).toBeVisible()
})
