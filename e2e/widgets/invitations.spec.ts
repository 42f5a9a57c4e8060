import { mailedLink } from '../companies/invitations.ts'
import { createPerson } from '../harness/portal.ts'
import { accountLink, expect, logInWithWidget, test } from '../harness/two-domains.ts'

test('an invitation from the website with more than reading is sent once the owner confirms it', async ({
  page,
  website,
  portal,
  uniqueEmail,
}) => {
  const email = `els.${uniqueEmail}`
  const owner = await createPerson(portal, email)
  const [company] = await portal.sql`
    insert into company (name, owner_id, number_of_employees, branch, membership)
    values ('Smederij Noord', ${owner}, '<10', 'Metaalbewerking', 'Geen van beide') returning id, external_id`
  const path = `${portal.url}/bedrijven/externalId/${company!.external_id}?venster=uitnodigen`
  website.put('/', {
    body: `<a href="${portal.url}/inloggen">Inloggen</a> <a href="${path}">Nodig iemand uit</a>`,
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await logInWithWidget(page, email)
  await expect(accountLink(page, 'Els de Smid')).toBeVisible()
  await page.getByRole('link', { name: 'Nodig iemand uit' }).click()
  const dialog = page.getByRole('dialog', { name: /^Nodig iemand uit bij/ })
  await dialog.getByRole('radio', { name: 'Collega' }).check()
  await dialog.getByRole('textbox', { name: 'Naam' }).fill('Jan Jansen')
  await dialog.getByRole('textbox', { name: 'E-mailadres' }).fill(uniqueEmail)
  await dialog.getByRole('textbox', { name: 'Bericht' }).fill('Kijk je mee?')
  await dialog.getByRole('radio', { name: 'Bedrijf administreren' }).check()
  await dialog.getByRole('checkbox', { name: 'Fysieke belasting' }).check()
  await dialog.getByRole('button', { name: 'Uitnodiging versturen' }).click()
  const status = page.getByRole('status').filter({ hasText: 'Bevestig nog de uitnodiging aan Jan Jansen.' })
  await expect(status).toContainText(
    'De uitnodiging gaat pas weg als de eigenaar van het bedrijf haar bevestigt',
  )

  await page.goto(`${portal.url}/bedrijven/${company!.id}/checks`)
  await expect(page.getByRole('button', { name: 'Bevestig en verstuur: Jan Jansen' })).toBeVisible()

  await page.goto(await mailedLink(portal, '/uitnodiging-versturen', email))
  await expect(page).toHaveURL(`${portal.url}/uitnodiging-versturen`)
  await page.getByRole('button', { name: 'Verstuur de uitnodiging' }).click()
  await expect(page.getByText('De uitnodiging aan Jan Jansen is verstuurd.')).toBeVisible()
  expect(await mailedLink(portal, '/aanmelden', uniqueEmail)).toContain('registration=')
})
