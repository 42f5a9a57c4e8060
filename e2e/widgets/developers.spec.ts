import type { Page } from '@playwright/test'

import type { Beterwerk, BeterwerkEventMap } from '#shared/embed/site-api.ts'
import { expectAccessible, expectNoViolations, NARROW, WIDE } from '../harness/expect-accessible.ts'
import { logOut, readSharedCookie } from '../harness/portal.ts'
import {
  accountLink,
  allWidgets,
  expect,
  loaderTag,
  logInOnPortal,
  logInWithWidget,
  test,
} from '../harness/two-domains.ts'
import { goThroughVisitorForms } from './visitor-forms.ts'

// What developers of a website use: `window.bw`, events, and styles.

type Told = [name: string, detail: unknown]
type SitePage = { bw: Beterwerk; told: Told[] }

const recordEvents = (page: Page) =>
  page.addInitScript(() => {
    const told: Told[] = []
    Object.assign(window, { told })
    for (const name of ['bw:login', 'bw:logout', 'bw:cart', 'bw:error'] as (keyof BeterwerkEventMap)[])
      addEventListener(name, (event) => {
        const { detail } = event as CustomEvent
        told.push([name, detail?.link ? { ...detail, link: detail.link.textContent } : detail])
      })
  })

const told = (page: Page) => page.evaluate(() => (window as unknown as SitePage).told)

const user = { name: 'Eigenaar Demo', isCoach: false }

test.beforeEach(async ({ page, website, portal }) => {
  website.put('/', { body: await allWidgets(portal, 'a marked element') })
  await recordEvents(page)
})

test('scripts of the page hear of a login, a logout and the cart', async ({ context, page, portal }) => {
  await page.goto('/')
  const known = () =>
    page.evaluate(async () => {
      const { user, cart } = await (window as unknown as SitePage).bw.ready
      return { user, items: cart.items }
    })
  expect(await known()).toEqual({ user: null, items: [] })
  expect(await told(page)).toEqual([])
  await page.getByRole('link', { name: 'Bestel de poster' }).click()
  await expect
    .poll(() => told(page))
    .toEqual([['bw:cart', { items: [{ product: 1, quantity: 2 }], atLoad: false }]])
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await logInWithWidget(page, 'eigenaar@demo.nl')
  await expect(accountLink(page)).toBeVisible()
  expect((await told(page)).slice(1)).toEqual([['bw:login', { user, atLoad: false }]])
  expect(await known()).toEqual({ user, items: [{ product: 1, quantity: 2 }] })

  await page.reload()
  await expect(accountLink(page)).toBeVisible()
  expect(await told(page)).toEqual([
    ['bw:login', { user, atLoad: true }],
    ['bw:cart', { items: [{ product: 1, quantity: 2 }], atLoad: true }],
  ])
  const other = await context.newPage()
  await other.goto(`${portal.url}/bedrijven`)
  await logOut(other)
  await expect.poll(async () => (await told(page)).slice(2)).toEqual([['bw:logout', null]])
})

test('what did not change of the session stays the same object', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await logInWithWidget(page, 'eigenaar@demo.nl')
  await expect(accountLink(page)).toBeVisible()
  const areSame = await page.evaluate(async () => {
    const { bw } = window as unknown as SitePage
    const { user, cart } = bw
    const { items } = cart
    const isTold = new Promise((resolve) => addEventListener('bw:cart', resolve, { once: true }))
    await bw.cart.add(1, 2)
    await isTold
    return [bw.user === user, bw.cart.items === items]
  })
  expect(areSame).toEqual([true, false])
})

test('scripts of the page open panels and fill the cart', { tag: '@deep' }, async ({
  page,
  website,
  portal,
  browserErrors,
}) => {
  const { searchParams } = new URL(
    (await allWidgets(portal, 'a plain link')).match(/href="([^"]*bw-invite[^"]*)"/)![1]!.replace('#', '&'),
  )
  const company = [...searchParams.values()].at(-1)!
  website.put('/own', { body: '<button id="one">Mijn knop</button><button id="two">Nog een</button>' })
  await page.goto('/own')
  const call = (run: string) => page.evaluate(run)
  await call('bw.cart.add(2, 3)')
  expect((await readSharedCookie(page)).cart).toMatchObject([{ id: 2, quantity: '3' }])
  await call('bw.cart.add(5, 1, document.getElementById("one"))')
  await expect(page.getByRole('status')).toContainText('Toegevoegd: 1 × Poster Gehoorbescherming op.')
  await call('bw.cart.add(999)')
  expect((await told(page)).at(-1)).toEqual([
    'bw:error',
    { message: 'Er is niets toegevoegd: dit materiaal is niet te bestellen.' },
  ])
  await call('bw.open("product", document.getElementById("two"), 2)')
  const card = page.getByRole('dialog', { name: 'Werkplekkaart Lasrook' })
  await expect(card.getByRole('combobox', { name: 'Aantal' })).toHaveValue('1')
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await page.getByRole('button', { name: 'Nog een' }).focus()
  await call('bw.open("companies")')
  await logInWithWidget(page, 'eigenaar@demo.nl')
  await expect(page.getByRole('region', { name: 'Mijn bedrijven' })).toContainText('Smederij De Vonk')
  await expect(page.getByRole('button', { name: 'Nog een' })).toHaveAttribute('aria-expanded', 'true')
  await call(`bw.open("invite", document.getElementById("one"), "${company}")`)
  await expect(page.getByRole('dialog', { name: 'Nodig iemand uit bij Smederij De Vonk' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Mijn knop' })).toBeFocused()

  await page.route('**/rest/products', (route) => route.abort())
  website.put('/', { body: `<a href="${portal.url}/winkelwagen?product=2">Bestel</a>` })
  await page.goto('/')
  await page.evaluate(() => addEventListener('bw:error', () => history.replaceState(null, '', '#gehoord')))
  await page.getByRole('link', { name: 'Bestel' }).click()
  await page.waitForURL(`${portal.url}/winkelwagen**`)
  await page.goBack()
  await expect(page).toHaveURL(/#gehoord$/)
  browserErrors.length = 0
})

const recordDrawn = (page: Page) =>
  page.addInitScript(() => {
    const drawn = new Set<string>()
    Object.assign(window, { drawn })
    const look = () => {
      for (const part of document.querySelectorAll<HTMLElement>('[data-bw-if]'))
        if (part.offsetHeight > 0) drawn.add(part.textContent!)
      requestAnimationFrame(look)
    }
    look()
  })

test('parts of the page are for some visitors only, and the others are never drawn', {
  tag: '@deep',
}, async ({ context, page, website, portal }) => {
  await recordDrawn(page)
  website.put('/', {
    head: `<script src="${portal.url}/bw-if.js"></script>${loaderTag(portal.url)}`,
    headers: {
      'content-security-policy': `default-src 'none'; script-src ${portal.url}; connect-src ${portal.url}; img-src data:`,
    },
    body: `<p data-bw-if="out">Voor wie er nog niet bij is</p><p data-bw-if="in">Voor leden</p>
      <p data-bw-if="coach">Voor coaches</p><a href="${portal.url}/inloggen">Inloggen</a>`,
  })
  const shown = () => page.locator('[data-bw-if]:visible').allTextContents()
  const drawn = () => page.evaluate(() => [...(window as unknown as { drawn: Set<string> }).drawn])
  const visit = async (texts: string[]) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(await shown()).toEqual(texts)
    expect(await drawn()).toEqual(texts)
  }
  await visit(['Voor wie er nog niet bij is'])
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await logInWithWidget(page, 'eigenaar@demo.nl')
  await expect.poll(shown).toEqual(['Voor leden'])
  await visit(['Voor leden'])
  await context.clearCookies()
  await expect.poll(shown).toEqual(['Voor wie er nog niet bij is'])
  await logInOnPortal(page, portal, 'coach@demo.nl')
  await visit(['Voor leden', 'Voor coaches'])
})

test('parts for who is logged in are shown when a later version wrote the shared cookie', async ({
  context,
  page,
  website,
  portal,
}) => {
  website.put('/', {
    head: `<script src="${portal.url}/bw-if.js"></script>`,
    body: '<p data-bw-if="out">Voor wie er nog niet bij is</p><p data-bw-if="in">Voor leden</p>',
  })
  await logInOnPortal(page, portal, 'eigenaar@demo.nl')
  const { cookie } = await readSharedCookie(page)
  await context.addCookies([{ ...cookie, value: cookie.value.replace('"v":2', '"v":3') }])
  await page.goto('/')
  await expect(page.getByText('Voor leden')).toBeVisible()
  await expect(page.getByText('Voor wie er nog niet bij is')).toBeHidden()
})

const lookOf = (page: Page) =>
  page
    .getByRole('dialog', { name: 'Inloggen' })
    .getByRole('button', { name: 'Inloggen', exact: true })
    .evaluate((button) => {
      const { backgroundColor, borderRadius, fontFamily, textTransform } = getComputedStyle(button)
      const panel = button.closest('[popover]')!
      const ground = getComputedStyle(panel).backgroundColor
      return { backgroundColor, borderRadius, fontFamily, textTransform, ground }
    })

test('a website styles panels with properties and parts', { tag: '@deep' }, async ({
  page,
  website,
  portal,
}) => {
  website.put('/', {
    head: `${loaderTag(portal.url)}<style>
      .eigen { --bw-ink: #4a0d67; --bw-radius: 0px; --bw-font: Georgia, serif; --bw-surface: #fff8f0 }
      bw-panel::part(button) { text-transform: uppercase }
    </style>`,
    body: `<div class="eigen"><a href="${portal.url}/inloggen">Inloggen</a></div>`,
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await lookOf(page)).toEqual({
    backgroundColor: 'rgb(74, 13, 103)',
    borderRadius: '0px',
    fontFamily: 'Georgia, serif',
    textTransform: 'uppercase',
    ground: 'rgb(255, 248, 240)',
  })
})

for (const { scheme, preferred, isDark } of [
  { scheme: 'dark', preferred: 'light', isDark: true },
  { scheme: 'light dark', preferred: 'dark', isDark: true },
  { scheme: 'light dark', preferred: 'light', isDark: false },
  { scheme: 'normal', preferred: 'dark', isDark: false },
] as const)
  test(`panels are ${isDark ? 'dark' : 'light'} on a page with the colour scheme ${scheme} for who prefers ${preferred}`, {
    tag: '@deep',
  }, async ({ page, website, portal }) => {
    await page.emulateMedia({ colorScheme: preferred })
    website.put('/', {
      head: `<meta name="viewport" content="width=device-width">${loaderTag(portal.url)}
        <style>:root { color-scheme: ${scheme} } a { display: inline-block; padding: 12px } .d { background: #10182b; color: #fff } .d a { color: #8ecbf2 }</style>`,
      body: `<div class="${isDark ? 'd' : ''}">${await allWidgets(portal, 'a marked element')}</div>`,
    })
    await page.goto('/')
    await page.getByRole('link', { name: 'Bekijk de oordoppen' }).click()
    await page.getByRole('button', { name: 'In winkelwagen' }).click()
    await expect(page.getByRole('dialog').getByRole('status')).toBeVisible()
    await expectAccessible(page, [NARROW, WIDE])
    await page.getByRole('button', { name: 'In winkelwagen' }).hover()
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Inloggen' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect((await lookOf(page)).ground).toBe(isDark ? 'rgb(27, 39, 66)' : 'rgb(255, 255, 255)')
    if (!isDark) return
    await page.getByRole('dialog').getByRole('button', { name: 'Inloggen', exact: true }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page, [NARROW, WIDE])
    await goThroughVisitorForms(page, () => expectAccessible(page, [NARROW, WIDE]))
    await logInWithWidget(page, 'eigenaar@demo.nl')
    await page.getByRole('link', { name: 'Mijn bedrijven' }).click()
    await expect(page.getByRole('region').getByRole('heading', { level: 2 })).toHaveCount(2)
    await accountLink(page).click()
    await expectAccessible(page, [WIDE])
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Nodig iemand uit' }).click()
    await expect(page.getByRole('dialog', { name: /^Nodig iemand uit bij/ })).toBeVisible()
    await expectAccessible(page, [NARROW, WIDE])
  })
