import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Page } from '@playwright/test'

import {
  createPerson,
  doubleClickSlowly,
  expect,
  holdRequests,
  logIn,
  logInAndOpen,
  logOut,
  PASSWORD,
  test,
} from '../harness/portal.ts'
import type { Portal } from '../harness/start-portal.ts'

// Logging in and out in several tabs and browsers, a forgotten password, and forms that outlive a login.

const NEW_PASSWORD = 'Nieuwer2027'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function requestResetLink(page: Page, portal: Portal, email: string) {
  await page.goto('/inloggen')
  await page.getByRole('main').getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await expect(heading(page, 'Wachtwoord vergeten')).toBeFocused()
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(email)
  await page.getByRole('button', { name: 'Stuur mij een link' }).click()
  await expect(heading(page, 'Kijk in je e-mail')).toBeFocused()
  const links = () =>
    portal
      .mails()
      .filter((mail) => mail.includes(`To: ${email}`))
      .flatMap((mail) => mail.match(/\/wachtwoord-resetten#token=[\w-]+/) ?? [])
  await expect.poll(() => links().length).toBeGreaterThan(0)
  return links().at(-1)!
}

async function choosePassword(page: Page, password: string) {
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(password)
  await page.getByLabel('Herhaal je nieuwe wachtwoord').fill(password)
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
}

test('a forgotten password: a mail, a new one, and every other browser is logged out', async ({
  page,
  portal,
  browser,
  uniqueEmail: email,
}) => {
  await createPerson(portal, email)
  const other = await (await browser.newContext({ locale: 'nl-NL', baseURL: portal.url })).newPage()
  await logInAndOpen(other, email, '/bedrijven')
  await expect(heading(other, 'Mijn bedrijven')).toBeVisible()
  const link = await requestResetLink(page, portal, email)

  await page.goto(link)
  await choosePassword(page, 'tekort')
  await expect(page.getByRole('alert')).toContainText('Niet alle velden zijn correct ingevuld')
  await choosePassword(page, NEW_PASSWORD)
  await expect(heading(page, 'Mijn bedrijven')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Account van Els de Smid' })).toBeVisible()
  expect(
    await portal.sql`select 1 from session join person on person.id = person_id where email = ${email}`,
  ).toHaveLength(1)

  await other.reload()
  await expect(heading(other, 'Inloggen')).toBeVisible()
  await logIn(other, email)
  await expect(other.getByRole('alert')).toContainText('Het e-mailadres of het wachtwoord klopt niet.')
  await logIn(other, email, NEW_PASSWORD)
  await expect(heading(other, 'Mijn bedrijven')).toBeVisible()
  await other.context().close()

  await page.goto(link)
  await expect(heading(page, 'Wachtwoord resetten niet mogelijk')).toBeVisible()
  await page.getByRole('link', { name: 'Vraag een nieuwe link aan' }).click()
  await expect(heading(page, 'Wachtwoord vergeten')).toBeFocused()
})

test('the token of a reset link leaves the address at once, and is sent to nobody in an address', {
  tag: '@deep',
}, async ({ page, portal, uniqueEmail: email }) => {
  await createPerson(portal, email)
  const link = await requestResetLink(page, portal, email)
  const token = link.split('token=')[1]!
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''))
  const form = heading(page, 'Nieuw wachtwoord kiezen')
  const clean = `${portal.url}/wachtwoord-resetten`
  const visits: IncomingHttpHeaders[] = []
  const elsewhere = createServer(({ headers }, response) => {
    visits.push(headers)
    response.end('Elders')
  })
  await once(elsewhere.listen(0, '127.0.0.1'), 'listening')

  // In the tab where the portal is already open, only the fragment changes from the second visit on.
  await page.goto('/wachtwoord-resetten')
  await expect(heading(page, 'Wachtwoord resetten niet mogelijk')).toBeVisible()
  await page.goto(link)
  await expect(form).toBeVisible()
  await expect(page).toHaveURL(clean)
  await page.reload()
  await expect(form).toBeVisible()
  await page.evaluate(
    (port) => {
      document.body.append(
        Object.assign(document.createElement('a'), { href: `http://127.0.0.1:${port}/`, textContent: 'Weg' }),
      )
    },
    (elsewhere.address() as AddressInfo).port,
  )
  await page.getByRole('link', { name: 'Weg' }).click()
  await expect(page.getByText('Elders')).toBeVisible()
  await page.goBack()
  await expect(form).toBeVisible()
  await expect(page).toHaveURL(clean)
  expect(addresses.filter((address) => address.replace(/#.*/s, '').includes(token))).toEqual([])
  expect(visits[0]!.referer).toBeUndefined()
  elsewhere.close()

  // Links in older mails have the token in the query.
  await page.goto(link.replace('#', '?'))
  await expect(form).toBeVisible()
  await expect(page).toHaveURL(clean)
})

test.describe('a form that was not submitted yet', () => {
  const name = (page: Page) => page.getByRole('textbox', { name: 'Bedrijfsnaam' })

  test.beforeEach(async ({ page, portal, uniqueEmail }) => {
    await createPerson(portal, uniqueEmail)
    await logInAndOpen(page, uniqueEmail, '/bedrijf-toevoegen')
    await name(page).fill('Nog niet opgeslagen')
    await page.getByRole('radio', { name: 'meer dan 500 medewerkers' }).check()
  })

  test('is back after the login expired while typing', { tag: '@deep' }, async ({ page, uniqueEmail }) => {
    await page.evaluate(() => {
      const [, json] = document.cookie.match(/bw_state=([^;]+)/)!
      const state = JSON.parse(decodeURIComponent(json!))
      state.user.loginExpiration = Date.now() + 1_000
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie of another tab
      document.cookie = `bw_state=${encodeURIComponent(JSON.stringify(state))}; path=/; samesite=lax`
    })
    await expect(heading(page, 'Inloggen')).toBeFocused()
    await logIn(page, uniqueEmail)
    await expect(name(page)).toHaveValue('Nog niet opgeslagen')
  })

  test('is not shown to another user who logs in, here or in another tab', { tag: '@deep' }, async ({
    page,
    context,
  }) => {
    const other = await context.newPage()
    await other.goto('/bedrijven')
    await logOut(other)
    await expect(other).toHaveURL(/website/)
    await other.goto('/inloggen')
    await logIn(other, 'collega@demo.nl')
    await expect(other.getByRole('button', { name: 'Account van Collega Demo' })).toBeVisible()

    // The first tab went to the login when the owner logged out, and continues to the page as the other user.
    await expect(heading(page, 'Maak je bedrijf aan')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Account van Collega Demo' })).toBeVisible()
    await expect(name(page)).toHaveValue('')
  })

  test('is forgotten after a logout', { tag: '@deep' }, async ({ page, portal, uniqueEmail }) => {
    await logOut(page)
    await page.getByRole('button', { name: 'Ja, ik weet het zeker' }).click()
    await expect(page).toHaveURL(`${portal.url}/website/`)
    await page.goto('/bedrijf-toevoegen')
    await logIn(page, uniqueEmail)
    await expect(heading(page, 'Maak je bedrijf aan')).toBeVisible()
    await expect(name(page)).toHaveValue('')
  })
})

test('another user logs in in another tab: this one shows their companies, and never both', {
  tag: '@deep',
}, async ({ page, context }) => {
  await page.goto('/inloggen')
  const other = await context.newPage()
  await other.goto('/inloggen')
  await expect(heading(other, 'Inloggen')).toBeVisible()
  await logIn(page, 'eigenaar@demo.nl')
  await expect(page.getByRole('main').getByText('Smederij De Vonk')).toBeVisible()
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      const name = document.querySelector('header')?.textContent ?? ''
      const shown = document.querySelector('main')?.textContent ?? ''
      if (name.includes('Collega') && shown.includes('De Vonk'))
        document.title = 'name and companies of two users'
    })
    seen.observe(document.body, { childList: true, subtree: true, characterData: true })
  })

  // The other tab followed that login, so its user changes without logging out first.
  await expect(heading(other, 'Je bent al ingelogd')).toBeVisible()
  await logInAndOpen(other, 'collega@demo.nl', '/bedrijven')
  await expect(page.getByRole('button', { name: 'Account van Collega Demo' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Constructiebedrijf Maasoever')).toBeVisible()
  await expect(page.getByText('Smederij De Vonk')).toHaveCount(0)
  await expect(page).toHaveTitle('Beterwerk – Mijn bedrijven')
})

test('the header login works by keyboard, and leads to the page that asked for it', { tag: '@deep' }, async ({
  page,
  portal,
}) => {
  await page.goto('/geen-toegang?url=%2Fbedrijf-toevoegen')
  await expect(heading(page, 'Geen toegang')).toBeVisible()
  const button = page.getByRole('banner').getByRole('button', { name: 'Inloggen' })
  await button.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Inloggen' })
  await expect(panel.getByRole('textbox', { name: 'E-mailadres' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(panel.getByRole('textbox', { name: 'E-mailadres' })).toBeFocused()
  await page.keyboard.type('eigenaar@demo.nl')
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Maak je bedrijf aan')).toBeFocused()
  await expect(page).toHaveURL(`${portal.url}/bedrijf-toevoegen`)
})

test('a double click on the header login opens it, and leaves it open', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/geen-toegang')
  const panel = page.getByRole('dialog', { name: 'Inloggen' })
  const address = panel.getByRole('textbox', { name: 'E-mailadres' })
  await doubleClickSlowly(page, page.getByRole('banner').getByRole('button', { name: 'Inloggen' }), panel)
  await expect(address).toBeFocused()
  await page.keyboard.type('els@smederij.nl')
  await expect(address).toHaveValue('els@smederij.nl')
  await page.mouse.dblclick(5, 400)
  await expect(panel).toHaveCount(0)
})

test('text typed in the header login stays when the first page loads after it', { tag: '@deep' }, async ({
  page,
}) => {
  // The code of the page is held back; the header is already loaded.
  const release = await holdRequests(page, '**/remotes/**')
  await page.goto('/aanmelden', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('button', { name: 'Inloggen' }).click()
  const address = page.getByRole('dialog', { name: 'Inloggen' }).getByRole('textbox', { name: 'E-mailadres' })
  await address.fill('els@smederij.nl')
  await expect(page.getByText('De pagina wordt geladen')).toBeAttached()
  release()
  await expect(page).toHaveTitle('Beterwerk – Aanmelden')
  await expect(page.locator('h1')).toHaveText('Aanmelden')
  await expect(address).toBeFocused()
  await expect(address).toHaveValue('els@smederij.nl')
})

test('a header login whose code cannot be loaded leads to the login page', { tag: '@deep' }, async ({
  page,
  browserErrors,
}) => {
  await page.goto('/bestaat-niet')
  let panelScript: string | undefined
  await page.route(/^[^?]*\/\d+\.\w+\.js$/, (route) => {
    const script = route.request().url()
    panelScript ??= script
    return script === panelScript ? route.abort() : route.continue()
  })
  await page.getByRole('banner').getByRole('button', { name: 'Inloggen' }).click()
  await expect(page).toHaveURL(/\/inloggen$/)
  browserErrors.length = 0
})
