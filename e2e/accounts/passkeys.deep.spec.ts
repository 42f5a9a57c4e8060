import type { Page } from '@playwright/test'

import { addPasskey } from '../../testing/factories/passkeys.ts'
import { switchOnTwoStepLogin } from '../../testing/factories/two-step-login.ts'
import { Client } from '../../testing/harness/client.ts'
import { expectAccessible } from '../harness/expect-accessible.ts'
import {
  confirmIdentity,
  createPerson,
  expect,
  logIn,
  logInAndOpen,
  logOut,
  PASSWORD,
  pressUntilFocused,
  test,
} from '../harness/portal.ts'
import { accountLink, test as onTwoDomains, widget } from '../harness/two-domains.ts'

// Passkeys, on a virtual device of Chromium.

const PATH = '/gegevens/passkeys'
const LOG_IN = 'Inloggen met een passkey'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const passkeys = (page: Page) => page.getByRole('list', { name: 'Je passkeys' }).getByRole('listitem')

/** `setVerified(false)`: the user is not verified, which browsers report like any cancellation. */
async function addDevice(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    setVerified: (isUserVerified: boolean) =>
      browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    credentials: async () => (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  }
}

async function openLogin(page: Page, portal: string) {
  await page.goto(`${portal}/inloggen`)
  await expect(heading(page, 'Inloggen')).toBeVisible()
}

async function logOutTo(page: Page, website: string | RegExp) {
  await logOut(page)
  await page.waitForURL(website)
}

const logInWithPasskey = (page: Page) => page.getByRole('button', { name: LOG_IN }).click()

async function addOne(page: Page, name: string) {
  await page.getByRole('button', { name: 'Passkey toevoegen' }).click()
  await expect(heading(page, 'Passkey toevoegen')).toBeFocused()
  await page.getByLabel('Naam').fill(name)
  await page.getByLabel('Je wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Passkey toevoegen' }).click()
}

onTwoDomains(
  'is added, used in the portal and in a widget on the website, and removed',
  async ({ page, portal, website, uniqueEmail: email }) => {
    const id = await createPerson(portal, email)
    const device = await addDevice(page)
    await openLogin(page, portal.url)
    await logIn(page, email)
    await expect(heading(page, 'Mijn bedrijven')).toBeFocused()
    await page.goto(`${portal.url}/gegevens`)
    await page.getByRole('link', { name: 'Naar je passkeys' }).click()
    await expect(heading(page, 'Passkeys')).toBeFocused()
    await addOne(page, 'Werkplaats')
    await expect(page.getByText('De passkey is toegevoegd.')).toBeVisible()
    await expect(passkeys(page)).toContainText(['Werkplaats'])
    expect(await device.credentials()).toMatchObject([
      { rpId: 'bw.localhost', isResidentCredential: true, userName: email },
    ])
    expect(await portal.sql`select name from passkey where person_id = ${id}`).toEqual([
      { name: 'Werkplaats' },
    ])

    await logOutTo(page, `${website.url}/`)
    await openLogin(page, portal.url)
    await logInWithPasskey(page)
    await expect(heading(page, 'Mijn bedrijven')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Account van Els de Smid' })).toBeVisible()
    await page.goto(portal.url + PATH)
    await expect(passkeys(page)).toContainText(['laatst gebruikt op'])

    await logOutTo(page, `${website.url}/`)
    website.put('/passkeys', { body: widget(portal.url, 'a marked element', 'login', 'Inloggen') })
    await page.goto(`${website.url}/passkeys`)
    await page.getByRole('link', { name: 'Inloggen' }).click()
    const panel = page.getByRole('dialog', { name: 'Inloggen' })
    await panel.getByRole('button', { name: LOG_IN }).click()
    await expect(accountLink(page, 'Els de Smid')).toBeFocused()
    await expect(panel).toBeHidden()
    expect(await portal.sql`select browser from session where person_id = ${id}`).toHaveLength(1)

    await page.goto(portal.url + PATH)
    await page.getByRole('button', { name: 'Naam wijzigen: Werkplaats' }).click()
    await page.getByLabel('Naam').fill('Laptop van Els')
    await page.getByRole('button', { name: 'Naam opslaan' }).click()
    await expect(page.getByText('De naam is gewijzigd.')).toBeVisible()
    await page.getByRole('button', { name: 'Verwijderen: Laptop van Els' }).click()
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await expect(dialog).toContainText('Je verwijdert de passkey "Laptop van Els".')
    await dialog.getByRole('button', { name: 'Ja, ik weet het zeker' }).click()
    await confirmIdentity(page)
    await expect(page.getByText('Je hebt nog geen passkeys.')).toBeVisible()

    await logOutTo(page, `${website.url}/`)
    await openLogin(page, portal.url)
    await logInWithPasskey(page)
    await expect(page.getByRole('alert')).toContainText('Inloggen met deze passkey is niet gelukt.')
    expect(await portal.sql`select 1 from session where person_id = ${id}`).toEqual([])
    await logIn(page, email)
    await expect(heading(page, 'Mijn bedrijven')).toBeFocused()
  },
)

test('with two-step login no code is asked, and cancelling shows nothing', async ({
  page,
  portal,
  uniqueEmail: email,
}) => {
  await createPerson(portal, email)
  const client = new Client(() => portal.url)
  await client.login(email)
  const { recoveryCodes } = await switchOnTwoStepLogin(client)
  const device = await addDevice(page)
  await openLogin(page, portal.url)
  await logIn(page, email)
  await page.getByRole('button', { name: 'Gebruik een herstelcode' }).click()
  await page.getByLabel('Herstelcode').fill(recoveryCodes[0]!)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Mijn bedrijven')).toBeFocused()

  await page.goto(PATH)
  await page.getByRole('button', { name: 'Passkey toevoegen' }).click()
  await page.getByLabel('Je wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Gebruik een herstelcode' }).click()
  const code = page.getByLabel('Herstelcode')
  const submit = page.getByRole('button', { name: 'Passkey toevoegen' })
  await device.setVerified(false)
  await code.fill(recoveryCodes[1]!)
  await submit.click()
  await expect
    .poll(() => portal.sql`select 1 from passkey_challenge where person_id is not null`)
    .toHaveLength(1)
  await expect(submit).not.toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await device.setVerified(true)
  await code.fill(recoveryCodes[2]!)
  await submit.click()
  await expect(page.getByText('De passkey is toegevoegd.')).toBeVisible()
  await expect(passkeys(page)).toContainText(['Chrome op'])

  await logOutTo(page, /\/website\//)
  await openLogin(page, portal.url)
  await device.setVerified(false)
  const answered = page.waitForResponse('**/rest/login/passkey/start')
  await logInWithPasskey(page)
  await answered
  const button = page.getByRole('button', { name: LOG_IN })
  await expect(button).not.toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(heading(page, 'Inloggen')).toBeVisible()
  await device.setVerified(true)
  await logInWithPasskey(page)
  await expect(heading(page, 'Mijn bedrijven')).toBeFocused()
})

test('its code is loaded when somebody reaches for it, and a failure to load it is said', async ({
  page,
  portal,
}) => {
  await addDevice(page)
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await openLogin(page, portal.url)
  await page.waitForLoadState('networkidle')
  requested.length = 0
  await page.route(/\/rest\/login\/passkey\/start$/, (route) => route.abort())
  await logInWithPasskey(page)
  await expect(page.getByRole('alert')).toContainText('Inloggen is niet gelukt')
  expect(requested.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0)
  expect(requested.at(-1)).toMatch(/^\/rest\/login/)
})

test('pages with passkeys are accessible, also on a narrow screen and with the keyboard', async ({
  page,
  portal,
  uniqueEmail: email,
}) => {
  await createPerson(portal, email)
  const client = new Client(() => portal.url)
  await client.login(email)
  await addPasskey(client, 'Een heel lange naam zonder spaties: '.padEnd(100, 'n'))
  await addDevice(page)
  await openLogin(page, portal.url)
  await pressUntilFocused(page, page.getByRole('button', { name: LOG_IN }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: LOG_IN })).not.toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await logInAndOpen(page, email, PATH)
  await expect(passkeys(page)).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Naam wijzigen/ }).click()
  await expect(heading(page, 'Naam wijzigen')).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Annuleren' }).click()
  await page.getByRole('button', { name: 'Passkey toevoegen' }).click()
  await expect(heading(page, 'Passkey toevoegen')).toBeFocused()
  await expectAccessible(page)
})

test('where there can be none, nothing offers them', async ({ page, portal }) => {
  await page.goto(`${portal.url.replace('localhost', '127.0.0.1')}/inloggen`)
  await expect(page.getByRole('main').getByRole('button', { name: 'Inloggen', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: LOG_IN })).toHaveCount(0)
  await openLogin(page, portal.url)
  await expect(page.getByRole('button', { name: LOG_IN })).toBeVisible()
})
