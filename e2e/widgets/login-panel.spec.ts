import type { Page } from '@playwright/test'

import { createPerson, PASSWORD, readSharedCookie } from '../harness/portal.ts'
import {
  accountLink,
  allWidgets,
  expect,
  loaderTag,
  logInWithWidget,
  test,
  widget,
} from '../harness/two-domains.ts'

// Registering and asking for a new password in the login panel.

const panel = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const emailField = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'E-mailadres' })
const toRegistration = (page: Page) => page.getByRole('link', { name: 'Nieuw hier? Meld je nu aan!' })
const toPassword = (page: Page) => page.getByRole('link', { name: 'Wachtwoord vergeten?' })
const toLogin = (page: Page) => page.getByRole('link', { name: 'Terug naar inloggen' })

test.beforeEach(async ({ website, portal, page }) => {
  website.put('/', { body: await allWidgets(portal, 'a plain link') })
  await page.goto('/')
})

async function openRegistration(page: Page, email: string) {
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await emailField(page).fill(email)
  await toRegistration(page).click()
  await expect(panel(page, 'Aanmelden')).toBeVisible()
}

async function fillInRegistration(page: Page) {
  const form = panel(page, 'Aanmelden')
  await form.getByRole('textbox', { name: 'Voornaam' }).fill('Jan')
  await form.getByRole('textbox', { name: 'Tussenvoegsel' }).fill('de')
  await form.getByRole('textbox', { name: 'Achternaam' }).fill('Lasser')
  await form.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await form.getByLabel('Herhaal je wachtwoord').fill(PASSWORD)
  await form.getByRole('checkbox', { name: /gebruikersvoorwaarden/ }).check()
  await form.getByRole('checkbox', { name: /privacyverklaring/ }).check()
}

const createAccount = (page: Page) =>
  panel(page, 'Aanmelden').getByRole('button', { name: 'Aanmelden', exact: true }).click()
const firstLogin = (page: Page) =>
  panel(page, 'Aanmelden').getByRole('button', { name: 'Inloggen', exact: true })

async function logInAs(page: Page, email: string, name: string) {
  await expect(panel(page, 'Inloggen')).toBeVisible()
  await expect(emailField(page)).toHaveValue(email)
  await logInWithWidget(page, email)
  await expect(accountLink(page, name)).toBeFocused()
}

test('a visitor registers on the website, is logged in there without typing it again, and keeps the cart', async ({
  page,
  portal,
  uniqueEmail: email,
}) => {
  await page.getByRole('link', { name: 'Bestel de poster' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Toegevoegd' })).toBeVisible()
  await openRegistration(page, email)
  await expect(emailField(page)).toBeFocused()
  await expect(emailField(page)).toHaveValue(email)
  for (const [name, path] of [
    ['gebruikersvoorwaarden', 'voorwaarden'],
    ['privacyverklaring', 'privacy'],
  ] as const) {
    const link = panel(page, 'Aanmelden').getByRole('link', { name })
    await expect(link).toHaveAttribute('href', `${portal.url}/${path}`)
    await expect(link).toHaveAttribute('target', '_blank')
  }
  await fillInRegistration(page)
  await panel(page, 'Aanmelden').getByRole('checkbox', { name: 'Stuur mij de nieuwsbrief' }).check()
  await createAccount(page)
  await expect(page.getByRole('heading', { name: 'Je bent aangemeld' })).toBeFocused()
  await expect(page.getByText(`We hebben een mail gestuurd naar ${email}.`)).toBeVisible()
  await expect(page.getByText('gebruik je alle hulpmiddelen gratis')).toBeVisible()
  const [person] = await portal.sql`
    select id, first_name, middle_name, last_name, receives_newsletter, roles from person where email = ${email}`
  expect(person).toMatchObject({
    first_name: 'Jan',
    middle_name: 'de',
    last_name: 'Lasser',
    receives_newsletter: true,
    roles: ['BW_USER'],
  })
  const sessions = () => portal.sql`select 1 from session where person_id = ${person!.id as number}`
  expect(await sessions()).toHaveLength(0)

  await firstLogin(page).click()
  await expect(accountLink(page, 'Jan de Lasser')).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await sessions()).toHaveLength(1)
  expect((await readSharedCookie(page)).cart).toEqual([{ id: 1, quantity: '2' }])
  const stored = () =>
    portal.sql`select product_id, quantity from cart_item where person_id = ${person!.id as number}`
  await expect.poll(stored).toEqual([{ product_id: 1, quantity: 2 }])
})

test('what is wrong with a registration is said at its fields, and what was typed stays', {
  tag: '@deep',
}, async ({ page, portal, uniqueEmail: email }) => {
  await createPerson(portal, email)
  await openRegistration(page, '')
  await createAccount(page)
  const summary = page.getByRole('alert').filter({ hasText: 'Niet alle velden zijn correct ingevuld' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: /^Voornaam/ }).click()
  await expect(page.getByRole('textbox', { name: 'Voornaam' })).toBeFocused()
  await fillInRegistration(page)
  await emailField(page).fill(email)
  await createAccount(page)
  await expect(page.getByRole('alert')).toContainText('Registreren is niet gelukt')
  await expect(page.getByRole('alert')).toContainText('Er is al een account met dit e-mailadres.')
  await expect(page.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('Jan')
  expect(await portal.sql`select first_name from person where email = ${email}`).toEqual([
    { first_name: 'Els' },
  ])
  await toLogin(page).click()
  await logInAs(page, email, 'Els de Smid')
})

test('the password is asked for when the first login has expired', { tag: '@deep' }, async ({
  page,
  portal,
  uniqueEmail: email,
}) => {
  await openRegistration(page, email)
  await fillInRegistration(page)
  await createAccount(page)
  await expect(firstLogin(page)).toBeVisible()
  await portal.sql`
    update first_login set expires_at = now() where person_id = (select id from person where email = ${email})`
  await firstLogin(page).click()
  await logInAs(page, email, 'Jan de Lasser')
})

test('too many registrations are refused on the website as on the portal', { tag: '@deep' }, async ({
  page,
  portal,
  uniqueEmail: email,
}) => {
  const password = 'Password1'
  const names = { email, givenname: 'Jan', surname: 'Lasser' }
  const input = { ...names, password, confirmpassword: password, userConditions: true, termsOfUse: true }
  const attempt = () =>
    page.evaluate(
      async ([url, body]) => {
        const headers = { 'content-type': 'application/json' }
        return (await fetch(url!, { method: 'POST', headers, body: body! })).status
      },
      [`${portal.url}/rest/registration`, JSON.stringify(input)],
    )
  for (let attempts = 0; attempts < 5; attempts++) expect(await attempt()).toBe(400)
  await openRegistration(page, email)
  await fillInRegistration(page)
  await createAccount(page)
  await expect(page.getByRole('alert')).toContainText(/Je hebt dit te vaak geprobeerd\. Wacht \d+ min/)
  expect(await portal.sql`select 1 from person where email = ${email}`).toEqual([])
})

test('a visitor who forgot the password gets a mail for a new one', { tag: '@deep' }, async ({
  page,
  portal,
  uniqueEmail: email,
}) => {
  await createPerson(portal, email)
  const mails = () => portal.sql`select subject from mail_outbox where recipient = ${email}`
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await emailField(page).fill(email)
  await toPassword(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page, 'Wachtwoord vergeten')).toBeVisible()
  await expect(emailField(page)).toBeFocused()
  await expect(emailField(page)).toHaveValue(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Kijk in je e-mail' })).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: email })).toHaveText(
    `We hebben een e-mail gestuurd naar ${email}, als we dit adres kennen.`,
  )
  // Its styles came with the form.
  await expect(page.getByRole('listitem').filter({ hasText: email })).toHaveCSS('padding-left', '44px')
  expect(await mails()).toHaveLength(1)
  await page.getByRole('button', { name: 'Vraag een nieuwe link aan' }).click()
  await expect(emailField(page)).toHaveValue(email)
  await expect(emailField(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Kijk in je e-mail' })).toBeFocused()
  expect(await mails()).toHaveLength(2)
  await toLogin(page).click()
  await expect(panel(page, 'Inloggen')).toBeVisible()
  await expect(emailField(page)).toHaveValue(email)
  await toRegistration(page).click()
  await expect(panel(page, 'Aanmelden')).toBeVisible()
  await expect(emailField(page)).toHaveValue(email)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Inloggen' })).toBeFocused()
})

test('an empty address is refused, and an unknown one gets the same instructions', { tag: '@deep' }, async ({
  page,
  portal,
  uniqueEmail: email,
}) => {
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await toPassword(page).click()
  await page.getByRole('button', { name: 'Stuur mij een link' }).click()
  await expect(page.getByRole('alert')).toContainText('E-mailadres: Dit is een verplicht veld.')
  await emailField(page).fill(email)
  await page.getByRole('button', { name: 'Stuur mij een link' }).click()
  await expect(page.getByRole('heading', { name: 'Kijk in je e-mail' })).toBeFocused()
  expect(await portal.sql`select 1 from mail_outbox where recipient = ${email}`).toEqual([])
})

test('other clicks on the links, and forms that do not load, lead to the pages of the portal', {
  tag: '@deep',
}, async ({ page, context, portal, browserErrors }) => {
  await page.getByRole('link', { name: 'Inloggen' }).click()
  const opened = context.waitForEvent('page')
  await toRegistration(page).click({ modifiers: ['ControlOrMeta'] })
  const other = await opened
  await expect(other).toHaveURL(`${portal.url}/aanmelden`)
  await other.close()
  await expect(panel(page, 'Inloggen')).toBeVisible()

  for (const [module, link, path] of [
    ['registration', toRegistration, '/aanmelden'],
    ['password', toPassword, '/wachtwoord-vergeten'],
  ] as const) {
    await page.goto('/')
    await page.route(`**/widgets/${module}.*`, (route) => route.abort())
    await page.getByRole('link', { name: 'Inloggen' }).click()
    await link(page).click()
    await expect(page).toHaveURL(portal.url + path)
  }
  browserErrors.length = 0

  await page.goto('/')
  await page.route('**/widgets/registration.*', () => new Promise(() => undefined))
  await page.clock.install()
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await toRegistration(page).click()
  await page.keyboard.press('Escape')
  await page.clock.fastForward(10_000)
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await toRegistration(page).click()
  await page.clock.fastForward(10_000)
  await expect(page).toHaveURL(`${portal.url}/aanmelden`)
})

test('a double click on a link to another form opens that form only', { tag: '@deep' }, async ({ page }) => {
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await toRegistration(page).dblclick()
  await expect(panel(page, 'Aanmelden')).toBeVisible()
  await expect(emailField(page)).toBeFocused()
})

test('every form stays in the window of a phone, and nothing sticks out of it', { tag: '@deep' }, async ({
  page,
  website,
  portal,
}) => {
  website.put('/phone', {
    head: `<meta name="viewport" content="width=device-width">${loaderTag(portal.url)}`,
    body: `<p>${widget(portal.url, 'a plain link', 'login', 'Inloggen')}</p>`,
  })
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto('/phone')
  await page.getByRole('link', { name: 'Inloggen' }).click()
  async function expectInside(name: string) {
    await expect(panel(page, name)).toBeInViewport({ ratio: 1 })
    const overflow = panel(page, name).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(await overflow).toBe(0)
  }
  await toRegistration(page).click()
  await expectInside('Aanmelden')
  await createAccount(page)
  await expect(page.getByRole('alert')).toBeFocused()
  await expectInside('Aanmelden')
  await toLogin(page).click()
  await toPassword(page).click()
  await expectInside('Wachtwoord vergeten')
  await emailField(page).fill(`${'lang'.repeat(12)}@constructiebedrijf-maasoever.example`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Kijk in je e-mail' })).toBeFocused()
  await expectInside('Wachtwoord vergeten')
})
