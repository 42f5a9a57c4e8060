import type { Locator, Page } from '@playwright/test'

import { createCompany } from '../checks/check-journey.ts'
import { expectToFit } from '../harness/expect-accessible.ts'
import { createPerson, expect, logIn, logInAndOpen, logOut, test } from '../harness/portal.ts'
import { createAccountAndLogIn, mailedLink } from './invitations.ts'

// An owner invites people. Each test has its own company and invitees, so that the tests can share a portal.

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const notice = (page: Page) => page.getByRole('region', { name: 'Meekijken' })
const people = (page: Page, count: number) =>
  page.getByRole('heading', { name: `Mensen die meekijken (${count})` })

async function openChecks(page: Page, id: number, name: string, email = 'eigenaar@demo.nl') {
  await logInAndOpen(page, email, `/bedrijven/${id}/checks`)
  await expect(heading(page, name)).toBeVisible()
}

async function invite(page: Page, fill: (dialog: Locator) => Promise<void>) {
  await page.getByRole('button', { name: 'Nodig iemand uit' }).click()
  const dialog = page.getByRole('dialog', { name: /^Nodig iemand uit bij/ })
  await fill(dialog)
  await dialog.getByRole('button', { name: 'Uitnodiging versturen' }).click()
}

const inviteColleague = (page: Page, name: string, email: string) =>
  invite(page, async (dialog) => {
    await dialog.getByRole('radio', { name: 'Collega' }).check()
    await dialog.getByRole('textbox', { name: 'Naam' }).fill(name)
    await dialog.getByRole('textbox', { name: 'E-mailadres' }).fill(email)
    await dialog.getByRole('textbox', { name: 'Bericht' }).fill('Kijk je met ons mee?')
    await dialog.getByRole('checkbox', { name: 'Fysieke belasting' }).check()
  })

test('a colleague registers to look at one check, and may then start it', async ({
  page,
  portal,
  browser,
  uniqueEmail,
}) => {
  test.slow()
  const id = await createCompany(portal, 'Lasbedrijf Dekker')
  await openChecks(page, id, 'Lasbedrijf Dekker')
  await inviteColleague(page, 'Jan Bakker', uniqueEmail)
  await expect(page.getByText('Uitnodiging verstuurd aan Jan Bakker.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Nodig iemand uit' })).toBeFocused()
  await expect(people(page, 1)).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: uniqueEmail })
  await expect(row).toContainText('Uitgenodigd')

  const jan = await (await browser.newContext({ baseURL: portal.url })).newPage()
  await jan.goto(await mailedLink(portal, '/aanmelden', uniqueEmail))
  await createAccountAndLogIn(jan, uniqueEmail, ['Jan', 'Bakker'])

  await expect(notice(jan)).toContainText('Je kijkt mee in Lasbedrijf Dekker')
  const checks = jan.getByRole('list', { name: 'Verbeterchecks' }).getByRole('listitem')
  await expect(checks).toHaveCount(1)
  await expect(checks.getByRole('button', { name: 'Start Verbetercheck: Fysieke belasting' })).toBeDisabled()
  await expect(jan.getByRole('navigation', { name: 'Bedrijfsmenu' }).getByRole('link')).toHaveText([
    'Mijn bedrijven',
    'Overzicht verbeterchecks',
    'Verbeter',
    'Plan van Aanpak',
    'Adviezen',
    'Actiepunten',
  ])
  await jan.goto(`/bedrijven/${id}/info`)
  await expect(heading(jan, 'Geen toegang')).toBeVisible()

  await page.reload()
  await expect(row).toContainText('Kijkt mee')
  await page.getByRole('button', { name: 'Wijzig: Jan Bakker' }).click()
  await page.getByRole('radio', { name: 'Meelezen en -werken' }).check()
  await page.getByRole('button', { name: 'Wijzigingen opslaan' }).click()
  await expect(page.getByText('De toegang van Jan Bakker is gewijzigd.')).toBeVisible()

  await jan.goto(`/bedrijven/${id}/checks`)
  await expect(notice(jan)).toContainText('Je kijkt mee en kunt Lasbedrijf Dekker bewerken')
  await jan.getByRole('button', { name: 'Start Verbetercheck: Fysieke belasting' }).click()
  await expect
    .poll(() => portal.sql`select "check" from company_check where company_id = ${id}`)
    .toEqual([{ check: 'PHYSICAL_STRAIN' }])
  await jan.goto(`/bedrijven/${id}/info`)
  await expect(heading(jan, 'Geen toegang')).toBeVisible()
  await jan.context().close()
})

test('a person with an account accepts by logging in, once', { tag: '@deep' }, async ({
  page,
  portal,
  browserErrors,
  uniqueEmail: email,
}) => {
  await createPerson(portal, email)
  const id = await createCompany(portal, 'Staalbouw Twente')
  await openChecks(page, id, 'Staalbouw Twente')
  await inviteColleague(page, 'Adviseur', email)
  await expect(page.getByText('Uitnodiging verstuurd aan Adviseur.')).toBeVisible()
  await logOut(page)
  await expect(page).toHaveURL(`${portal.url}/website/`)

  const link = await mailedLink(portal, '/inloggen', email)
  await page.goto(link)
  await expect(page.getByText('Log in om de uitnodiging te accepteren.')).toBeVisible()
  await expectToFit(page)
  await logIn(page, email)
  await expect(heading(page, 'Staalbouw Twente')).toBeFocused()
  await expect(page).toHaveURL(`${portal.url}/bedrijven/${id}/checks`)
  await expect(notice(page)).toContainText('Je kijkt mee in Staalbouw Twente')

  await page.goto(link)
  await expect(heading(page, 'Staalbouw Twente')).toBeVisible()
  await logOut(page)
  await expect(page).toHaveURL(`${portal.url}/website/`)
  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText('Deze uitnodiging is al gebruikt')
  await logIn(page, 'beheer@demo.nl')
  await expect(heading(page, 'Mijn bedrijven')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('Deze uitnodiging is al gebruikt of verlopen.')
  browserErrors.length = 0
})

test('the coach comes through the mail to the coach desk', { tag: '@deep' }, async ({ page, portal }) => {
  const id = await createCompany(portal, 'Plaatwerkerij Noord')
  await openChecks(page, id, 'Plaatwerkerij Noord')
  await invite(page, (dialog) => dialog.getByRole('textbox', { name: 'Bericht' }).fill('Kom je langs?'))
  await expect(page.getByText('Uitnodiging verstuurd aan de Verbetercoach.')).toBeVisible()
  await page.getByRole('button', { name: 'Nodig iemand uit' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('De Verbetercoach is al uitgenodigd om mee te kijken.')
  await expect(dialog.getByRole('radio', { name: 'Verbetercoach' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  const link = await mailedLink(portal, `/bedrijven/${id}/checks`, 'coach@localhost')
  await logOut(page)
  await expect(page).toHaveURL(`${portal.url}/website/`)

  await page.goto(link)
  await logIn(page, 'coach@demo.nl')
  await expect(heading(page, 'Plaatwerkerij Noord')).toBeVisible()
  await expect(notice(page)).toContainText('Je kijkt mee en kunt Plaatwerkerij Noord bewerken')
  await expect(page.getByRole('list', { name: 'Verbeterchecks' }).getByRole('listitem')).toHaveCount(6)
  await page.goto(`/bedrijven/${id}/info`)
  await expect(heading(page, 'Geen toegang')).toBeVisible()
})

test('access that is revoked during a visit ends at the next step, and only for that company', async ({
  page,
  portal,
  browser,
}) => {
  const id = await createCompany(portal, 'Smederij Zuid', { 'collega@demo.nl': 'WRITE' })
  const colleague = await (await browser.newContext({ baseURL: portal.url })).newPage()
  await openChecks(colleague, id, 'Smederij Zuid', 'collega@demo.nl')
  await openChecks(page, id, 'Smederij Zuid')
  await page.getByRole('button', { name: 'Trek in: Collega Demo' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    'Weet je zeker dat je de toegang voor Collega Demo wilt intrekken?',
  )
  await page.getByRole('button', { name: 'Ja, ik weet het zeker' }).click()
  await expect(page.getByText('De toegang voor Collega Demo is ingetrokken.')).toBeVisible()
  await expect(people(page, 0)).toBeFocused()

  // A change is refused on the page, with the reason; loading another page redirects.
  await colleague.getByRole('button', { name: 'Start Verbetercheck: Fysieke belasting' }).click()
  await expect(colleague.getByRole('alert')).toContainText('Geen rechten of toegang tot dit onderdeel')
  await colleague.getByRole('link', { name: 'Overzicht verbeterchecks' }).click()
  await expect(heading(colleague, 'Geen toegang')).toBeVisible()
  await expect(colleague).toHaveURL(`${portal.url}/geen-toegang?url=%2Fbedrijven%2F${id}%2Fchecks`)
  await expect(colleague.getByRole('button', { name: 'Account van Collega Demo' })).toBeVisible()
  await colleague.goto('/bedrijven')
  await expect(heading(colleague, 'Mijn bedrijven')).toBeVisible()
  await colleague.context().close()
})

test('an owner invites by keyboard alone', { tag: '@deep' }, async ({ page, portal, uniqueEmail }) => {
  const id = await createCompany(portal, 'Alleen Toetsen')
  await openChecks(page, id, 'Alleen Toetsen')
  const { keyboard } = page
  await page.getByRole('button', { name: 'Nodig iemand uit' }).focus()
  await keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'Verbetercoach' })).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Collega' })).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.type('Toets Enbord')
  await keyboard.press('Tab')
  await keyboard.type(uniqueEmail)
  await keyboard.press('Tab')
  await keyboard.type('Kijk je mee?')
  await keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Meelezen', exact: true })).toBeFocused()
  await keyboard.press('ArrowDown')
  for (let box = 0; box < 6; box++) await keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: 'Lasrook' })).toBeFocused()
  await keyboard.press('Space')
  await keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Uitnodiging versturen' })).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Collega' })).toBeFocused()
  await keyboard.press('Shift+Tab')
  await keyboard.press('Shift+Tab')
  await keyboard.press('Enter')

  await expect(page.getByText('Uitnodiging verstuurd aan Toets Enbord.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nodig iemand uit' })).toBeFocused()
  expect(await portal.sql`select rights, checks from invitation where company_id = ${id}`).toEqual([
    { rights: 'WRITE', checks: ['WELDING_SMOKE'] },
  ])
})

test('a dialog whose code cannot be loaded shows an error, after the page was loaded anew', {
  tag: '@deep',
}, async ({ page, browserErrors }) => {
  await openChecks(page, 2, 'Constructiebedrijf Maasoever')
  const button = page.getByRole('button', { name: 'Nodig iemand uit' })
  // Everything is gone that the page has not loaded yet: what it loads again is there.
  const present = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await page.route(
    (url) => url.pathname.startsWith('/remotes/companies/') && !present.includes(url.href),
    (route) => route.abort(),
  )
  const loaded = page.waitForRequest((request) => request.isNavigationRequest())
  await button.click()
  await loaded
  await expect(page.getByRole('alertdialog', { name: 'Dit onderdeel is nu niet bereikbaar.' })).toContainText(
    'Laad de pagina opnieuw en probeer het nog eens.',
  )
  await page.getByRole('button', { name: 'Oke' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  browserErrors.length = 0
})
