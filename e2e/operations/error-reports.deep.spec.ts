import type { Page } from '@playwright/test'

import { startSentryReceiver } from '../../testing/fakes/sentry-receiver.ts'
import { test as base, expect, holdRequests, logIn, logInAndOpen, PASSWORD } from '../harness/portal.ts'
import { type Portal, withPortal } from '../harness/start-portal.ts'
import { LIBRARY_MARK, recordErrorReporting, waitForIdle } from './error-reporting.ts'

// A portal that reports its errors to a receiver that speaks Sentry's protocol.

type Receiver = Awaited<ReturnType<typeof startSentryReceiver>>

const test = base.extend<{ receiver: Receiver }, { reporting: { receiver: Receiver; portal: Portal } }>({
  reporting: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright asks for
    async ({}, use) => {
      const receiver = await startSentryReceiver()
      await withPortal({ SENTRY_DSN: receiver.dsn }, (portal) => use({ receiver, portal }))
      await receiver.stop()
    },
    { scope: 'worker' },
  ],
  portal: [async ({ reporting }, use) => use(reporting.portal), { scope: 'worker' }],
  receiver: async ({ reporting }, use) => {
    reporting.receiver.clear()
    await use(reporting.receiver)
  },
})

// One portal for all tests, in one worker.
test.describe.configure({ mode: 'default' })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const throwIn = (page: Page, message: string) =>
  page.evaluate((message) => {
    setTimeout(() => {
      throw new Error(message)
    })
  }, message)

const rejectIn = (page: Page, message: string) =>
  page.evaluate((message) => void Promise.reject(new Error(message)), message)

/** As "pageload /inloggen". */
const traces = (receiver: Receiver) =>
  receiver.transactions().map(({ transaction, contexts }) => {
    const { op } = (contexts as { trace: { op: string } }).trace
    return `${op} ${transaction}`
  })

/** By the time the trace of the page load arrives, the library is listening. */
const expectTrace = (receiver: Receiver, trace = 'pageload /inloggen') =>
  expect.poll(() => traces(receiver)).toContain(trace)

const messages = (receiver: Receiver) => receiver.errors().map((causes) => causes.map(({ value }) => value))

/** Reports one more error and waits for it: earlier reports have arrived by then. */
async function expectNoMore(page: Page, receiver: Receiver, expected: unknown[]) {
  await throwIn(page, 'the last one')
  await expect.poll(() => messages(receiver).flat()).toContain('the last one')
  expect(messages(receiver)).toEqual([...expected, ['the last one']])
}

test('the library is loaded after the first page', async ({ page, receiver }) => {
  const loaded = recordErrorReporting(page)
  const release = await holdRequests(page, '**/remotes/account/remoteEntry.js')
  await page.goto('/inloggen')
  await expect(page.getByText('De pagina wordt geladen')).toBeVisible()
  await waitForIdle(page)
  expect(loaded).toEqual([])

  release()
  await expect(heading(page, 'Inloggen')).toBeVisible()
  await expectTrace(receiver)
  await expect.poll(() => loaded).toHaveLength(1)
})

test('errors before and after the library is loaded arrive, each once', async ({
  page,
  receiver,
  browserErrors,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  let isHeld = false
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes(LIBRARY_MARK)) {
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
  await expect.poll(() => browserErrors.length).toBe(2)
  expect(receiver.everything()).toBe('')

  release()
  await expectTrace(receiver)
  await expect.poll(() => messages(receiver).flat().sort()).toEqual(['rejected early', 'thrown early'])
  await throwIn(page, 'thrown late')
  await rejectIn(page, 'rejected late')
  await expect.poll(() => messages(receiver).length).toBe(4)
  // Reports sent at the same time arrive in any order.
  expect(messages(receiver).slice(2).flat().sort()).toEqual(['rejected late', 'thrown late'])
  expect(receiver.events().map(({ transaction }) => transaction)).toEqual(Array(4).fill('/inloggen'))
  expect(receiver.events()[0]).toMatchObject({ release: expect.stringMatching(/^beterwerk@\d+\.\d+\.\d+$/) })
  await expectNoMore(page, receiver, messages(receiver))
  await expect.poll(() => browserErrors).toHaveLength(5)
  browserErrors.length = 0
})

test('a remote that is down is reported with its first cause', async ({ page, receiver, browserErrors }) => {
  await page.route('**/remotes/companies/remoteEntry.js*', (route) => route.abort('connectionrefused'))
  await logInAndOpen(page, 'eigenaar@demo.nl', '/geen-toegang')
  await page.goto('/bedrijven')
  await expect(heading(page, 'Er ging iets mis')).toBeVisible()
  await expect.poll(() => receiver.errors().length).toBe(1)
  const [causes] = messages(receiver)
  expect(causes).toContain('the remote companies is not available')
  expect(causes?.join('\n')).toContain('/remotes/companies/remoteEntry.js')
  await expectNoMore(page, receiver, [causes])
  browserErrors.length = 0
})

test('refused calls, forms and pages are not reported', async ({ page, receiver, browserErrors }) => {
  await page.goto('/inloggen')
  await expectTrace(receiver)
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
  await expectNoMore(page, receiver, [])
  await expect.poll(() => browserErrors).toEqual([expect.stringContaining('the last one')])
  browserErrors.length = 0
})

test('page loads and changes of page are traced, without personal data', async ({
  page,
  receiver,
  browserErrors,
}) => {
  test.slow()
  const token = 'q3vX0mD8sPz1Lk7Jt5YhW2nRb9Uc4EfG'
  await page.goto(`/wachtwoord-resetten?token=${token}&email=eigenaar%40demo.nl`)
  await expectTrace(receiver, 'pageload /wachtwoord-resetten')
  await page.goto('/inloggen?redirect=%2Fbedrijven%3Fvanaf%3Dgeheim')
  await expectTrace(receiver, 'pageload /inloggen')
  await logIn(page, 'eigenaar@demo.nl')
  await expect(heading(page, 'Mijn bedrijven')).toBeVisible()
  await expectTrace(receiver, 'navigation /bedrijven')
  const company = page.getByRole('link', { name: /^Bekijk Verbeterchecks van/ }).first()
  await expect(company).toHaveAttribute('href', /^\/bedrijven\/\d+\/checks$/)
  const path = (await company.getAttribute('href')) ?? ''
  await company.click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expectTrace(receiver, 'navigation /bedrijven/:id/checks')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  // Too long to occur in a random id by chance.
  const secretMessages = [
    'eigenaar@demo.nl',
    '/bedrijven/1234567890/checks?naam=Els',
    `key ${token}`,
    '"Els de Smid"',
  ]
  for (const [index, secret] of secretMessages.entries()) {
    await throwIn(page, `about ${secret}`)
    await expect.poll(() => receiver.errors().length).toBe(index + 1)
  }
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
    ...['Els', 'Account van', title, path, '1234567890', 'cookie', 'bw_state', 'breadcrumbs', 'user_id'],
  ]
  for (const secret of secrets) expect(everything.toLowerCase()).not.toContain(secret.toLowerCase())
  expect(everything).not.toMatch(/\/(bedrijven|rest\/companies)\/\d/)
  browserErrors.length = 0
})

for (const what of ['is down', 'never answers']) {
  test(`a receiver that ${what} disturbs nothing`, async ({ page, receiver, browserErrors }) => {
    const sent: string[] = []
    await page.route(`${receiver.origin}/**`, async (route) => {
      sent.push(route.request().postData() ?? '')
      if (what === 'is down') await route.abort('connectionrefused')
    })
    await page.goto('/inloggen')
    await expect.poll(() => sent.length).toBeGreaterThan(0)
    await logIn(page, 'eigenaar@demo.nl')
    await expect(heading(page, 'Mijn bedrijven')).toBeVisible()
    await throwIn(page, 'thrown into the void')
    await expect.poll(() => sent.join()).toContain('thrown into the void')
    await page.getByRole('main').getByRole('link', { name: 'Bedrijf toevoegen' }).click()
    await expect(heading(page, 'Maak je bedrijf aan')).toBeVisible()
    await expect.poll(() => browserErrors).toEqual([expect.stringContaining('thrown into the void')])
    browserErrors.length = 0
  })
}
