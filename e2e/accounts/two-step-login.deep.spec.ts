import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'
import decodeQr from 'qr/decode.js'
import sharp from 'sharp'

import { createAuthenticator, switchOnTwoStepLogin } from '../../testing/factories/two-step-login.ts'
import { Client } from '../../testing/harness/client.ts'
import { expectAccessible } from '../harness/expect-accessible.ts'
import { createPerson, expect, logIn, logInAndOpen, logOut, PASSWORD, test } from '../harness/portal.ts'
import { type Portal, withPortal } from '../harness/start-portal.ts'

// Two-step login with an authenticator app that scans the QR code on the screen.

const PATH = '/gegevens/tweestapslogin'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const main = (page: Page) => page.getByRole('main')

async function scan(page: Page) {
  const picture = await page.getByRole('img', { name: 'QR-code voor je authenticator-app' }).screenshot()
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return createAuthenticator(decodeQr({ width: info.width, height: info.height, data }))
}

async function setUp(page: Page) {
  await page.getByLabel('Je wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Tweestapslogin instellen' }).click()
  await expect(heading(page, 'Koppel je app')).toBeFocused()
  const app = await scan(page)
  await page.getByLabel('Code', { exact: true }).fill(app.code())
  await page.getByRole('button', { name: 'Tweestapslogin aanzetten' }).click()
  await expect(heading(page, 'Bewaar je herstelcodes')).toBeFocused()
  const recoveryCodes = await main(page).locator('li code').allTextContents()
  expect(recoveryCodes).toHaveLength(10)
  return { app, recoveryCodes }
}

async function createPersonWithTwoSteps(portal: Portal, email: string) {
  await createPerson(portal, email)
  const client = new Client(() => portal.url)
  await client.login(email)
  return switchOnTwoStepLogin(client)
}

async function logOutAndOpenLogin(page: Page) {
  await logOut(page)
  await expect(page).toHaveURL(/website/)
  await page.goto('/inloggen')
}

const subjectsTo = (portal: Portal, email: string) =>
  portal
    .mails()
    .filter((mail) => mail.includes(`To: ${email}`))
    .map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1])

test('is set up by scanning, used with a code and a recovery code, and switched off', async ({
  page,
  portal,
  uniqueEmail: email,
}) => {
  await createPerson(portal, email)
  await logInAndOpen(page, email, '/gegevens')
  await page.getByRole('link', { name: 'Naar tweestapslogin' }).click()
  await expect(heading(page, 'Tweestapslogin')).toBeFocused()
  const { app, recoveryCodes } = await setUp(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download de codes' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('herstelcodes.txt')
  expect(readFileSync(await download.path(), 'utf8')).toContain(recoveryCodes.join('\n'))
  await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
  await expect(page.getByText('Tweestapslogin staat aan')).toBeVisible()

  await logOutAndOpenLogin(page)
  await logIn(page, email)
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await page.keyboard.type(app.code(30).replace(/(...)/, '$1 '))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Mijn bedrijven')).toBeFocused()

  await logOutAndOpenLogin(page)
  await logIn(page, email)
  await page.getByRole('button', { name: 'Gebruik een herstelcode' }).click()
  await expect(page.getByLabel('Herstelcode')).toBeFocused()
  await page.keyboard.type(recoveryCodes[0]!)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Mijn bedrijven')).toBeFocused()

  await page.goto(PATH)
  await expect(page.getByText('Je hebt nog 9 herstelcodes over.')).toBeVisible()
  await page.getByRole('button', { name: 'Uitzetten' }).click()
  await page.getByLabel('Je wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Gebruik een herstelcode' }).click()
  await page.getByLabel('Herstelcode').fill(recoveryCodes[1]!)
  await page.getByRole('button', { name: 'Uitzetten' }).click()
  await expect(page.getByText('Tweestapslogin staat uit.')).toBeVisible()
  await expect
    .poll(() => subjectsTo(portal, email))
    .toEqual([
      'Tweestapslogin staat aan - Beterwerk',
      'Er is een herstelcode gebruikt - Beterwerk',
      'Er is een herstelcode gebruikt - Beterwerk',
      'Tweestapslogin staat uit - Beterwerk',
    ])
})

test('logs in from the header, and a code that was used is refused', async ({
  page,
  portal,
  uniqueEmail: email,
}) => {
  const { app } = await createPersonWithTwoSteps(portal, email)
  const code = app.code(30)
  for (const outcome of ['accepted', 'refused'] as const) {
    await page.goto('/winkelwagen')
    await page.getByRole('banner').getByRole('button', { name: 'Inloggen' }).click()
    const panel = page.getByRole('dialog', { name: 'Inloggen' })
    await panel.getByRole('textbox', { name: 'E-mailadres' }).fill(email)
    await panel.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
    await panel.getByRole('button', { name: 'Inloggen', exact: true }).click()
    await panel.getByLabel('Code', { exact: true }).fill(code)
    await panel.getByRole('button', { name: 'Inloggen', exact: true }).click()
    if (outcome === 'refused')
      await expect(panel.getByRole('alert')).toContainText('Deze code klopt niet of is al gebruikt.')
    else {
      // Logging in ends with a navigation to the same page, which would close the menu.
      await expect(page.getByRole('heading', { level: 1, name: 'Winkelwagen' })).toBeFocused()
      await logOut(page)
      await expect(page).toHaveURL(/website/)
    }
  }
})

test('a reset password leads to the login', async ({ page, portal, uniqueEmail: email }) => {
  const { app } = await createPersonWithTwoSteps(portal, email)
  await new Client(() => portal.url).post('/rest/password/forgot-password', { email })
  const links = () =>
    portal
      .mails()
      .filter((mail) => mail.includes(`To: ${email}`))
      .flatMap((mail) => mail.match(/\/wachtwoord-resetten#token=[\w-]+/) ?? [])
  await expect.poll(() => links().length).toBe(1)
  await page.goto(links()[0]!)
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill('Nieuwer2027')
  await page.getByLabel('Herhaal je nieuwe wachtwoord').fill('Nieuwer2027')
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
  await expect(heading(page, 'Je nieuwe wachtwoord is opgeslagen')).toBeFocused()
  expect((await page.request.get('/rest/companies')).status()).toBe(401)
  await expectAccessible(page)
  await main(page).getByRole('link', { name: 'Inloggen' }).last().click()
  await logIn(page, email, 'Nieuwer2027')
  await page.getByLabel('Code', { exact: true }).fill(app.code(30))
  await main(page).getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(heading(page, 'Mijn bedrijven')).toBeVisible()
})

test('every step fits and is accessible', async ({ page, portal, uniqueEmail: email }) => {
  await createPerson(portal, email)
  await logInAndOpen(page, email, PATH)
  await expect(heading(page, 'Tweestapslogin')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Je wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Tweestapslogin instellen' }).click()
  await expect(heading(page, 'Koppel je app')).toBeFocused()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 800 })
  const app = await scan(page)
  await page.getByLabel('Code', { exact: true }).fill(app.code())
  await page.getByRole('button', { name: 'Tweestapslogin aanzetten' }).click()
  await expect(heading(page, 'Bewaar je herstelcodes')).toBeFocused()
  await expectAccessible(page)
  await logOutAndOpenLogin(page)
  await logIn(page, email)
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await expectAccessible(page)
})

const required = test.extend<object, { portal: Portal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright asks for
    async ({}, use) => withPortal({ TWO_STEP_LOGIN: 'required' }, use),
    { scope: 'worker' },
  ],
})

required.describe('where it is required', () => {
  required('a coach sets it up after the login, and then sees the companies', async ({ page }) => {
    await page.goto('/inloggen')
    await logIn(page, 'coach@demo.nl')
    await expect(page.getByText('Met jouw rol is tweestapslogin verplicht.')).toBeVisible()
    expect((await page.request.get('/rest/companies')).status()).toBe(403)
    await expectAccessible(page)
    await page.goto('/bedrijven?zoek=smederij')
    await expect(heading(page, 'Tweestapslogin')).toBeVisible()
    await setUp(page)
    await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
    await expect(heading(page, 'Mijn bedrijven')).toBeVisible()
    await expect(page).toHaveURL(/zoek=smederij/)
    expect((await page.request.get('/rest/companies')).status()).toBe(200)
  })

  required('an owner notices nothing', async ({ page }) => {
    await page.goto('/inloggen')
    await logIn(page, 'eigenaar@demo.nl')
    await expect(heading(page, 'Mijn bedrijven')).toBeVisible()
  })
})
