import { test as base, type Cookie, type Locator, type Page } from '@playwright/test'

import { type Session, sessionFrom } from '#shared/session/session.ts'
import { type Portal, withPortal } from './start-portal.ts'

// Every worker has its own portal, which its tests share: each test uses its own accounts and companies for what it
// changes. Portals with other settings are fixtures of the files that need them.

function recordErrors(page: Page) {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message))
  page.on('console', (message) => {
    // The page shows that a call was refused; the browser's own message adds nothing.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text())
  })
  return errors
}

type TestFixtures = { browserErrors: string[]; uniqueEmail: string }

export const test = base.extend<TestFixtures, { portal: Portal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright asks for
    async ({}, use) => withPortal({}, use),
    { scope: 'worker' },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
  /** Unique to the test, also when it is repeated. */
  // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright asks for
  uniqueEmail: async ({}, use, { testId }) => use(`els-${testId}@smederij.nl`),
  /** Fails a test in which the browser reported an error, such as a violation of the content security policy. */
  browserErrors: [
    async ({ page }, use) => {
      const errors = recordErrors(page)
      await use(errors)
      base.expect(errors).toEqual([])
    },
    { auto: true },
  ],
})
export { expect } from '@playwright/test'

export const PASSWORD = 'Vonkenregen2026'

export async function createPerson({ sql }: Portal, email: string, firstName = 'Els'): Promise<number> {
  const [person] = await sql`
    insert into person (email, first_name, last_name, password_hash, roles, email_verified_at)
    select ${email}, ${firstName}, 'de Smid', password_hash, '{BW_USER}', now() from person where email = 'eigenaar@demo.nl'
    returning id`
  return person!.id as number
}

export async function logIn(page: Page, email: string, password = PASSWORD) {
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Inloggen', exact: true }).click()
}

/** Answers the question whether it is still the same user. */
export async function confirmIdentity(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Ben jij het?' })
  await dialog.getByLabel('Je wachtwoord').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Bevestigen' }).click()
  await base.expect(dialog).toBeHidden()
}

/** Logs in through the API, in a fifth of the time that the form takes. The remote of the page must be available. */
export async function logInAndOpen(page: Page, email: string, path: string) {
  // The response gives the absolute address, whose origin the login must name.
  const { origin } = new URL((await page.request.get('/rest/login')).url())
  const login = await page.request.post('/rest/login', {
    headers: { origin },
    data: { username: email, password: PASSWORD },
  })
  base.expect(login.status()).toBe(200)
  const address = new URL(path, origin)
  // Makes the page ask the server who is logged in.
  address.searchParams.set('doLogin', 'true')
  await page.goto(address.href)
  await page.waitForURL((url) => !url.searchParams.has('doLogin'))
}

export async function logOut(page: Page) {
  await page.getByRole('button', { name: /^Account van/ }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Log uit' }).click()
}

/** Reads the cookie that portal and website share, and its session. Throws when there is none. */
export async function readSharedCookie(page: Page): Promise<Session & { cookie: Cookie }> {
  const cookies = await page.context().cookies(page.url())
  const cookie = cookies.find(({ name }) => name === 'bw_state')
  if (!cookie) throw new Error(`${page.url()} has no shared cookie`)
  return { ...sessionFrom(decodeURIComponent(cookie.value)), cookie }
}

/** Throws when the focus does not get there within 40 presses. */
export async function pressUntilFocused(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await target.first().waitFor({ state: 'attached' })
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press(key)
    if (await page.locator(':focus').and(target).count()) return
  }
  throw new Error(`${key} does not lead to ${target}`)
}

/** Holds matching requests of the page until the returned function is called. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** The response to the first click comes after the second click. */
export async function doubleClickToSend(page: Page, target: Locator) {
  const release = await holdRequests(page, '**/rest/**')
  await target.dblclick()
  release()
}

/** `opened`: what the first click opens, before the second. `under`: the part of it then under the pointer, if any. */
export async function doubleClickSlowly(page: Page, target: Locator, opened: Locator, under = target) {
  await target.hover()
  await page.mouse.down()
  await page.mouse.up()
  await base.expect(opened).toBeVisible()
  await under.hover({ force: true })
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
}
