import type { BrowserContext, Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import type { LoginStatus } from '#shared/domain/accounts/login-status.ts'
import type { CartItem } from '#shared/domain/shop/cart.ts'
import { createPerson, expect, logInAndOpen, readSharedCookie, test } from '../harness/portal.ts'
import type { Portal } from '../harness/start-portal.ts'

type Module = typeof import('./session-under-test.ts')

// Pages do not export their store, so the tests load a copy into them: it shares only the cookie with the page, as
// another tab does.
const MODULE = '/session-under-test.js'
let code: string

test.beforeAll(async () => {
  const [bundle] = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: 'e2e/portal/session-under-test.ts', formats: ['es'] } },
  })) as Rolldown.RolldownOutput[]
  code = bundle!.output[0].code
})

async function open(context: BrowserContext, url = '/website/'): Promise<Page> {
  const page = await context.newPage()
  await page.route(`**${MODULE}`, (route) => route.fulfill({ contentType: 'text/javascript', body: code }))
  await page.goto(url)
  return page
}

const els: LoginStatus = {
  loggedIn: true,
  id: 7,
  fullName: 'Els de Smid',
  personRoles: ['BW_USER'],
  cookieExpiration: new Date(Date.now() + 3_600_000).toISOString(),
}

const signIn = (page: Page) =>
  page.evaluate(async ({ module, status }) => ((await import(module)) as Module).session.signIn(status), {
    module: MODULE,
    status: els,
  })

const signOut = (page: Page) =>
  page.evaluate(async (module) => ((await import(module)) as Module).session.signOut(), MODULE)

const put = (page: Page, item: CartItem) =>
  page.evaluate(
    async ({ module, item }) => {
      const { session }: Module = await import(module)
      const { putInCart, sessionStore } = session
      return { ...(await putInCart(item)), cart: sessionStore.getState().cart }
    },
    { module: MODULE, item },
  )

/** Changes twenty products in turn, and expects all of them in the cart each time. Returns how many were lost. */
const changeCart = (page: Page, times: number, firstId: number, cookieDomain?: string) =>
  page.evaluate(
    async ({ module, times, firstId, cookieDomain }) => {
      const { session }: Module = await import(module)
      const { configureSession, putInCart, sessionStore } = session
      configureSession({ cookieDomain })
      const mine = new Map<number, string>()
      let lost = 0
      for (let change = 0; change < times; change++) {
        const item = {
          id: firstId + (change % 20),
          quantity: `${1 + Math.floor(change / 20)}`,
        } as CartItem
        mine.set(item.id, item.quantity)
        const { stored } = await putInCart(item)
        const { cart } = sessionStore.getState()
        const isComplete = [...mine].every(([id, quantity]) =>
          cart.some((present) => present.id === id && present.quantity === quantity),
        )
        if (!stored || !isComplete) lost++
      }
      return lost
    },
    { module: MODULE, times, firstId, cookieDomain },
  )

const bothCarts = (quantity: CartItem['quantity']) =>
  [100, 200].flatMap((firstId) =>
    Array.from({ length: 20 }, (_, index) => ({ id: firstId + index, quantity })),
  )

async function cartOf(page: Page) {
  const { cart } = await readSharedCookie(page)
  return cart.sort((one, other) => one.id - other.id)
}

test('two tabs that change the cart 200 times each lose nothing', { tag: '@deep' }, async ({ context }) => {
  const [one, other] = [await open(context), await open(context)]
  expect(await Promise.all([changeCart(one, 200, 100), changeCart(other, 200, 200)])).toEqual([0, 0])
  expect(await cartOf(one)).toEqual(bothCarts('10'))
})

test('a login and a logout show at once in the other tab', async ({ context }) => {
  const [one, other] = [await open(context), await open(context)]
  expect(await signIn(one)).toEqual({ stored: true })
  await expect(other.getByRole('link', { name: 'Account van Els de Smid' })).toBeVisible()
  await signOut(one)
  await expect(other.getByRole('link', { name: 'Inloggen' })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Account van Els de Smid' })).toBeHidden()
})

test.describe('under one parent domain', () => {
  const domain = 'bw.localhost'
  const at = (host: string, { url }: Portal) => `http://${host}.${domain}:${new URL(url).port}/website/`

  test('website and portal that write at the same time lose nothing', { tag: '@deep' }, async ({
    context,
    portal,
  }) => {
    const [one, other] = [await open(context, at('www', portal)), await open(context, at('mijn', portal))]
    const lost = await Promise.all([changeCart(one, 100, 100, domain), changeCart(other, 100, 200, domain)])
    expect(lost).toEqual([0, 0])
    expect(await cartOf(one)).toEqual(bothCarts('5'))
  })
})

test('two tabs that add 125 products each at once lose none; a product more is refused', {
  tag: '@deep',
}, async ({ context }) => {
  const tabs = [await open(context), await open(context)]
  const items = (firstId: number) =>
    Array.from({ length: 125 }, (_, index): CartItem => ({ id: firstId + index, quantity: '10' }))
  const added = [items(9_000_001), items(9_500_001)]
  await Promise.all(
    tabs.map(async (page, index) => {
      for (const item of added[index]!) expect(await put(page, item)).toMatchObject({ stored: true })
    }),
  )
  const [one, other] = tabs as [Page, Page]
  expect(await cartOf(one)).toEqual(added.flat())
  expect(await put(other, { id: 1, quantity: '1' })).toMatchObject({ stored: false })
  expect(await put(other, { id: 9_000_001, quantity: '2' })).toMatchObject({ stored: true })
  expect(await cartOf(one)).toEqual([{ id: 9_000_001, quantity: '2' }, ...added.flat().slice(1)])
})

test('a shared cookie that cannot be read logs nobody in, on the website and in the portal', {
  tag: '@deep',
}, async ({ page, context, portal }) => {
  for (const [what, value] of [
    ['no JSON', 'hallo'],
    ['a broken percent code', '%E0%A4%A'],
    ['JSON cut off', '{"v":1,"user":{"isLoggedIn":true,"id":7,"fullName":"Els'],
    ['another version', '{"v":3,"user":{"isLoggedIn":true,"id":7,"fullName":"Els"},"cart":""}'],
    ['as much as fits', 'a'.repeat(4088)],
  ] as const) {
    await test.step(what, async () => {
      await context.addCookies([{ name: 'bw_state', value, url: portal.url }])
      await page.goto('/website/')
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('link', { name: 'Inloggen' })).toBeVisible()
      await page.goto('/bedrijven')
      await expect(page).toHaveURL(`${portal.url}/inloggen?redirect=%2Fbedrijven`)
    })
  }
})

test('a shared cookie of another version leaves the login and what is typed as they are', async ({
  page,
  context,
  portal,
  uniqueEmail,
}) => {
  const id = await createPerson(portal, uniqueEmail)
  await logInAndOpen(page, uniqueEmail, '/gegevens')
  const lastName = page.getByRole('textbox', { name: 'Achternaam' })
  await lastName.fill('van der Smidse')
  const valueNow = async () => (await context.cookies()).find(({ name }) => name === 'bw_state')?.value
  // The cart of the server, with which the page begins.
  await expect.poll(valueNow).toContain('"onServer"')
  const { cookie } = await readSharedCookie(page)

  for (const [what, value] of [
    ['of a later version', cookie.value.replace('"v":2', '"v":3')],
    ['that cannot be read', 'hallo'],
  ] as const)
    await test.step(what, async () => {
      const asked = page.waitForResponse(/\/rest\/login$/)
      await context.addCookies([{ ...cookie, value }])
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      expect((await asked).status()).toBe(200)
      await expect(page).toHaveURL(`${portal.url}/gegevens`)
      await expect(lastName).toHaveValue('van der Smidse')
      await expect(page.getByRole('button', { name: 'Account van Els de Smid' })).toBeVisible()

      const opened = await context.newPage()
      await opened.goto('/gegevens')
      await expect(opened.getByRole('textbox', { name: 'Achternaam' })).toHaveValue('de Smid')
      await expect(opened.getByRole('button', { name: 'Account van Els de Smid' })).toBeVisible()
      await opened.waitForLoadState('networkidle')
      await opened.close()
      // What another version can read is left to it.
      if (value.startsWith('{')) expect(await valueNow()).toBe(value)
    })

  await page.getByRole('button', { name: 'Gegevens opslaan' }).click()
  await expect
    .poll(() => portal.sql`select last_name from person where id = ${id}`)
    .toEqual([{ last_name: 'van der Smidse' }])
})

test('a page that may not use cookies reports that nothing is stored', { tag: '@deep' }, async ({ page }) => {
  await page.goto('data:text/html,<title>no cookies here</title>')
  const outcome = await page.evaluate(async (code) => {
    const module = `data:text/javascript,${encodeURIComponent(code)}`
    const { session }: Module = await import(module)
    const { putInCart, sessionStore } = session
    return { ...(await putInCart({ id: 1, quantity: '1' })), cart: sessionStore.getState().cart }
  }, code)
  expect(outcome).toEqual({ stored: false, cart: [] })
})

/** Sets `count` cookies of 4 kB of another application on the same host. */
const addForeignCookies = (page: Page, url: string, count: number, { httpOnly }: { httpOnly: boolean }) =>
  page.context().addCookies(
    Array.from({ length: count }, (_, index) => ({
      name: `andere-${httpOnly}-${index}`,
      value: 'x'.repeat(4_000),
      url,
      httpOnly,
    })),
  )

test('a browser with too many cookies of others is not locked out, and stays logged in where it can', {
  tag: '@deep',
}, async ({ page, portal }) => {
  await logInAndOpen(page, 'eigenaar@demo.nl', '/bedrijven')
  const explanation = page.getByRole('heading', { level: 1, name: 'Er zijn te veel cookies' })
  const companies = page.getByRole('link', { name: 'Bekijk Verbeterchecks van Constructiebedrijf Maasoever' })
  await expect(companies).toBeVisible()

  // 20 kB reach the server; its parser refuses 72 kB.
  for (const count of [5, 18]) {
    await addForeignCookies(page, portal.url, count, { httpOnly: false })
    await page.reload()
    await expect(explanation).toBeVisible()
    await page.getByRole('button', { name: 'Cookies verwijderen' }).click()
    await expect(companies).toBeVisible()
  }

  // Cookies that no page can see: all are deleted, including those of the portal.
  await addForeignCookies(page, portal.url, 5, { httpOnly: true })
  await page.reload()
  await page.getByRole('button', { name: 'Cookies verwijderen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible()
})
