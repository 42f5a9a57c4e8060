import type { Page } from '@playwright/test'

import { startSentryReceiver } from '../testing/fakes/sentry-receiver.ts'
import { test as base, expect, hold, logIn, PASSWORD, withPortal } from './portal.ts'

// A portal that reports its errors, and a receiver that speaks the protocol of the one they are reported to.

type Receiver = Awaited<ReturnType<typeof startSentryReceiver>>

const test = base.extend<{ receiver: Receiver; settings: Record<string, string> }>({
  settings: {},
  // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright asks for
  receiver: async ({}, use) => {
    const receiver = await startSentryReceiver()
    await use(receiver)
    await receiver.stop()
  },
  baseURL: async ({ receiver, settings }, use) =>
    withPortal({ SENTRY_DSN: receiver.dsn, ...settings }, ({ url }) => use(url)),
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Throws in the page itself, as code of ours would: after what is running now. */
const throwIn = (page: Page, message: string) =>
  page.evaluate((message) => {
    setTimeout(() => {
      throw new Error(message)
    })
  }, message)

const rejectIn = (page: Page, message: string) =>
  page.evaluate((message) => void Promise.reject(new Error(message)), message)

/** The code of the page is large enough to tell from that of the library only by what is in it. */
async function libraryOf(page: Page): Promise<string[]> {
  const loaded: string[] = []
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return
    const text = await response.text().catch(() => '')
    if (text.includes('sentry_key')) loaded.push(new URL(response.url()).pathname)
  })
  return loaded
}

/** The trace of the first page has come: the library is there, and listens. */
const listens = (receiver: Receiver) =>
  expect.poll(() => receiver.transactions().length, { timeout: 20_000 }).toBeGreaterThan(0)

const messages = (receiver: Receiver) => receiver.errors().map((causes) => causes.map(({ value }) => value))

/** Long enough for anything that is on its way. */
const settle = (page: Page) => page.waitForTimeout(2_500)

base('without a DSN nothing of it is fetched', async ({ page }) => {
  const library = await libraryOf(page)
  await page.goto('/inloggen')
  await expect(heading(page, 'Inloggen')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await settle(page)
  expect(library).toEqual([])
})

test('it is fetched when the first page is there', async ({ page, receiver }) => {
  const library = await libraryOf(page)
  const release = await hold(page, '**/remotes/account/remoteEntry.js')
  await page.goto('/inloggen')
  await settle(page)
  expect(library).toEqual([])

  release()
  await expect(heading(page, 'Inloggen')).toBeVisible()
  await listens(receiver)
  expect(library).toHaveLength(1)
})

test('an error before it is there is kept, one after it is not missed, and each arrives once', async ({
  page,
  receiver,
  complaints,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  let isHeld = false
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes('sentry_key')) {
      isHeld = true
      await held
    }
    await route.fulfill({ response })
  })
  await page.goto('/inloggen')
  await expect(heading(page, 'Inloggen')).toBeVisible()
  await expect.poll(() => isHeld).toBe(true)
  await throwIn(page, 'thrown early')
  await rejectIn(page, 'rejected early')
  await settle(page)
  expect(receiver.everything()).toBe('')

  release()
  await listens(receiver)
  await throwIn(page, 'thrown late')
  await rejectIn(page, 'rejected late')
  await expect.poll(() => messages(receiver).length).toBe(4)
  await settle(page)
  // What is sent at the same time comes in any order.
  const [first, second, ...later] = messages(receiver)
  expect([[first, second].sort(), later.sort()]).toEqual([
    [['rejected early'], ['thrown early']],
    [['rejected late'], ['thrown late']],
  ])
  expect(receiver.events().map(({ transaction }) => transaction)).toEqual(Array(4).fill('/inloggen'))
  expect(receiver.events()[0]).toMatchObject({ release: expect.stringMatching(/^beterwerk@\d+\.\d+\.\d+$/) })
  expect(complaints.splice(0)).toHaveLength(4)
})

test.describe('a remote that is down', () => {
  // Port 9 of this machine: nobody listens there.
  test.use({ settings: { REMOTES: '{"companies":"http://127.0.0.1:9/remoteEntry.js"}' } })

  test('is reported with its first cause', async ({ page, receiver, complaints }) => {
    await page.goto('/inloggen')
    await logIn(page, 'eigenaar@demo.nl')
    await expect(heading(page, 'Er ging iets mis')).toBeVisible()
    await expect.poll(() => receiver.errors().length, { timeout: 20_000 }).toBe(1)
    await settle(page)

    const [causes, ...others] = messages(receiver)
    expect(others).toEqual([])
    expect(causes).toContain('the remote companies is not available')
    expect(causes?.join('\n')).toContain('http://127.0.0.1:9/remoteEntry.js')
    complaints.length = 0
  })
})

test('what is refused is not reported', async ({ page, receiver }) => {
  await page.goto('/inloggen')
  await listens(receiver)
  await logIn(page, 'eigenaar@demo.nl', 'Welkom2020')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.goto('/aanmelden')
  await page.getByRole('button', { name: 'Aanmelden' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.goto('/bestaat-niet')
  await expect(heading(page, 'Niet gevonden')).toBeVisible()
  await page.goto('/inloggen?redirect=/bedrijven/9999999/checks')
  await logIn(page, 'eigenaar@demo.nl')
  await expect(heading(page, 'Geen toegang')).toBeVisible()
  await settle(page)
  expect(receiver.events()).toEqual([])
})

test('a trace of the page load and of each change of page, and in none of it a person', async ({
  page,
  receiver,
  complaints,
}) => {
  test.slow()
  const token = 'q3vX0mD8sPz1Lk7Jt5YhW2nRb9Uc4EfG'
  await page.goto(`/wachtwoord-resetten?token=${token}&email=eigenaar%40demo.nl`)
  await listens(receiver)
  await page.goto('/inloggen?redirect=%2Fbedrijven%3Fvanaf%3Dgeheim')
  await listens(receiver)
  await logIn(page, 'eigenaar@demo.nl')
  await expect(heading(page, 'Mijn bedrijven')).toBeVisible()
  await settle(page)
  const company = page.getByRole('link', { name: /^Bekijk Verbeterchecks van/ }).first()
  const path = (await company.getAttribute('href')) ?? ''
  expect(path).toMatch(/^\/bedrijven\/\d+\/checks$/)
  await company.click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await settle(page)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  for (const secret of [
    'eigenaar@demo.nl',
    '/bedrijven/12345/checks?naam=Els',
    `key ${token}`,
    '"Els de Smid"',
  ])
    await throwIn(page, `about ${secret}`)
  await expect.poll(() => receiver.errors().length).toBeGreaterThan(0)
  await settle(page)

  const told = () =>
    receiver.transactions().map(({ transaction, contexts }) => {
      const { op } = (contexts as { trace: { op: string } }).trace
      return `${op} ${transaction}`
    })
  await expect
    .poll(told)
    .toEqual(
      expect.arrayContaining([
        'pageload /wachtwoord-resetten',
        'pageload /inloggen',
        'navigation /bedrijven',
        'navigation /bedrijven/:id/checks',
      ]),
    )
  expect(receiver.types()).toEqual(['event', 'transaction'])

  const everything = receiver.everything()
  const secrets = [
    ...[
      'eigenaar',
      'demo.nl',
      PASSWORD,
      'Eigenaar Demo',
      token,
      token.slice(0, 12),
      'geheim',
      'redirect',
      '?naam',
    ],
    ...['Els', 'Account van', title, path, '12345', 'cookie', 'bw_state', 'breadcrumbs', 'user_id'],
  ]
  for (const secret of secrets) expect(everything.toLowerCase()).not.toContain(secret.toLowerCase())
  expect(everything).not.toMatch(/\/(bedrijven|rest\/companies)\/\d/)
  complaints.length = 0
})

for (const [what, mood] of [
  ['is down', 'down'],
  ['never answers', 'slow'],
] as const) {
  base(`a receiver that ${what} disturbs nothing`, async ({ page, complaints }) => {
    const receiver = await startSentryReceiver({ answer: false })
    if (mood === 'down') await receiver.stop()
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(receiver.origin)) sent.push(request.url())
    })
    await withPortal({ SENTRY_DSN: receiver.dsn }, async ({ url }) => {
      await page.goto(`${url}/inloggen`)
      await expect.poll(() => sent.length, { timeout: 20_000 }).toBeGreaterThan(0)
      await logIn(page, 'eigenaar@demo.nl')
      await expect(heading(page, 'Mijn bedrijven')).toBeVisible()
      await throwIn(page, 'thrown into the void')
      await settle(page)
      expect(complaints.splice(0)).toEqual([expect.stringContaining('thrown into the void')])
      await page.getByRole('main').getByRole('link', { name: 'Bedrijf toevoegen' }).click()
      await expect(heading(page, 'Maak je bedrijf aan')).toBeVisible()
    })
    if (mood === 'slow') await receiver.stop()
  })
}
