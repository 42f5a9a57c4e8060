import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { rspack } from '@rspack/core'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

import { userOf } from '#shared/session/session.ts'
import { runCompiler } from '../../tools/build/run-compiler.ts'
import { holdRequests, readSharedCookie } from '../harness/portal.ts'
import {
  accountLink,
  allWidgets,
  expect,
  loaderTag,
  logInWithWidget,
  test,
  widgetForms,
} from '../harness/two-domains.ts'
import { ReactPage } from './react-page.ts'

// The widgets on pages as they exist: owned by React, or with names that shadow the document's.

/** As if the user logged in on the portal before, with products in the cart. */
function setState(context: BrowserContext, { products = 3, isLoggedIn = true } = {}) {
  const user = userOf({
    loggedIn: isLoggedIn,
    id: 7,
    fullName: 'Eigenaar Demo',
    personRoles: ['BW_USER'],
    cookieExpiration: new Date(Date.now() + 3_600_000).toISOString(),
  })
  const cart = Array.from({ length: products }, (_, index) => index + 1).join(' ')
  const value = JSON.stringify({ v: 2, user, cart })
  return context.addCookies([{ name: 'bw_state', value, domain: '.bw.localhost', path: '/' }])
}

const loginForm = (page: Page) => page.getByRole('dialog', { name: 'Inloggen' })
const email = (page: Page) => loginForm(page).getByRole('textbox', { name: 'E-mailadres' })

/** Remembers each node's parent and the page's text, and the position of `neighbours`. */
const remember = (page: Page) =>
  page.evaluate(() => {
    const nodes = document.createNodeIterator(document.body)
    const parents = new Map<Node, Node | null>()
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) parents.set(node, node.parentNode)
    Object.assign(window, { parents })
  })

const movedNodes = (page: Page) =>
  page.evaluate(() =>
    [...(window as unknown as { parents: Map<Node, Node | null> }).parents]
      .filter(([node, parent]) => node.parentNode !== parent)
      .map(([node]) => node.nodeName),
  )

test('no node of the page moves, and links keep their style and place in every form', async ({
  page,
  context,
  website,
  portal,
}) => {
  const forms = await Promise.all(widgetForms.map((form) => allWidgets(portal, form)))
  const style = `<style>nav { display: flex; gap: 24px } nav > a { padding: 9px; color: #123456; border: 1px solid }</style>`
  const nav = `<nav><a href="#1">Een</a><a href="${portal.url}/bedrijven#bw-companies">Bedrijven</a><a href="${portal.url}/inloggen#bw-login">Inloggen</a><a href="${portal.url}/winkelwagen#bw-cart">Winkelwagen</a><a href="#2">Twee</a></nav>`
  website.put('/', { body: style + nav + forms.join('') })
  const held = await holdRequests(page, '**/bw.js')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await remember(page)
  const places = () =>
    page.locator('nav > a').evaluateAll((links) =>
      links.map((link) => {
        const { x, y } = link.getBoundingClientRect()
        const { padding, color, borderWidth, display } = getComputedStyle(link)
        return { x, y: y + scrollY, padding, color, borderWidth, display }
      }),
    )
  const before = await places()
  held()
  await page.waitForLoadState('networkidle')
  expect(await places()).toEqual(before)
  await page.locator('nav').getByRole('link', { name: 'Inloggen' }).click()
  await expect(email(page)).toBeFocused()
  expect(await places()).toEqual(before)
  await logInWithWidget(page, 'eigenaar@demo.nl')
  const link = page.locator('nav').getByRole('link', { name: 'Account van Eigenaar Demo' })
  await expect(link).toHaveText('Eigenaar Demo ▾')
  await expect(link).toBeFocused()
  await link.press('Enter')
  await expect(link).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  for (const name of ['Bestel de poster', 'Mijn bedrijven', 'Nodig iemand uit'])
    await page.getByRole('link', { name, exact: true }).last().click()
  await expect(page.getByRole('dialog', { name: /^Nodig iemand uit bij/ })).toBeVisible()
  expect(await movedNodes(page)).toEqual([])
  const after = await places()
  expect(after.map(({ x: _x, ...kept }) => kept)).toEqual(before.map(({ x: _x, ...kept }) => kept))
  await context.clearCookies()
  await expect(page.locator('nav').getByRole('link', { name: 'Inloggen' })).toHaveText('Inloggen')
})

async function bundle(entry: string): Promise<string> {
  const path = mkdtempSync(join(tmpdir(), 'beterwerk-page-'))
  const compiler = rspack({
    mode: 'production',
    context: join(import.meta.dirname, '../..'),
    entry,
    output: { path, filename: 'page.js' },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' } } },
        },
      ],
    },
  })
  await runCompiler(compiler)
  const code = readFileSync(join(path, 'page.js'), 'utf8')
  rmSync(path, { recursive: true })
  return code
}

for (const [links, isPlain] of [
  ['fragments and a mark', false],
  ['addresses alone', true],
] as const)
  test(`a page that React renders, changes and removes keeps working, with ${links}`, {
    tag: '@deep',
  }, async ({ page, context, website, portal, browserErrors }) => {
    test.slow()
    website.putScript('/page.js', await bundle('./e2e/widgets/react-page-client.ts'))
    const html = renderToString(createElement(ReactPage, { portal: portal.url, isPlain }))
    website.put('/', {
      head: `${loaderTag(portal.url)}<script type="module" src="/page.js"></script>`,
      body: `<div id="root" data-portal="${portal.url}"${isPlain ? ' data-plain' : ''}>${html}</div>`,
    })
    await setState(context)
    // The widgets come first, as when the page's own script is slow.
    const hydrate = await holdRequests(page, '**/page.js')
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('link', { name: 'Over ons' })).toBeVisible()
    hydrate()
    await page.waitForLoadState()
    await expect(accountLink(page)).toHaveText('Eigenaar Demo ▾')
    await expect(page.getByRole('link', { name: 'Winkelwagen 3 producten in je winkelwagen' })).toBeVisible()
    expect(browserErrors).toEqual([])

    await page.getByRole('link', { name: 'Bestel de poster' }).click()
    await expect(page.getByText('Aantal aangepast: 1 × ')).toBeVisible()
    await page.getByRole('button', { name: 'Verander' }).click()
    await expect(page.getByRole('link', { name: 'Mandje 3 producten' })).toBeVisible()
    await expect(accountLink(page)).toHaveText('Eigenaar Demo ▾')
    await expect(page.getByRole('link', { name: 'Bedrijven 1nieuw' })).toBeVisible()
    await setState(context, { isLoggedIn: false, products: 1 })
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveText('Log in')
    await expect(page.getByRole('link', { name: 'Mandje 1 product in' })).toBeVisible()
    await page.getByRole('link', { name: 'Log in' }).click()
    await expect(email(page)).toBeFocused()
    await page.getByRole('button', { name: 'Verwijder' }).evaluate((button: HTMLElement) => button.click())
    await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(1)
    await expect(loginForm(page)).toHaveCount(0)
    await expect(page.getByText('Aantal aangepast')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Pagina van React' })).toBeVisible()
    await expect(page.locator('bw-panel, bw-count')).toHaveCount(0)
  })

/** Texts covered by the number in the cart's link, and the element under the middle of the number. */
const covered = (page: Page) =>
  page.locator('bw-count').evaluateAll((hosts) =>
    hosts.map((host) => {
      const badge = host.shadowRoot!.querySelector('b')!.getBoundingClientRect()
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const hits: string[] = []
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        if (!text.data.trim() || text.parentElement?.closest('style')) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        for (const rect of range.getClientRects()) {
          // Letters are at least a tenth of the line away from its edges.
          const margin = rect.height / 10
          const isBeside = rect.right <= badge.left + 0.5 || rect.left >= badge.right - 0.5
          const isAbove = rect.bottom - margin <= badge.top || rect.top + margin >= badge.bottom
          if (!isBeside && !isAbove) hits.push(text.data.trim())
        }
      }
      host.scrollIntoView({ block: 'center' })
      const { x, y, width, height } = host.shadowRoot!.querySelector('b')!.getBoundingClientRect()
      return {
        hits,
        under: document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a')?.textContent,
        fits: badge.right <= document.documentElement.clientWidth,
      }
    }),
  )

test('the number of products covers no letter and takes no click', { tag: '@deep' }, async ({
  page,
  context,
  website,
  portal,
}) => {
  const link = (text = 'Winkelwagen') => `<a href="${portal.url}/winkelwagen#bw-cart">${text}</a>`
  const sizes = [8, 12, 16, 24, 40].flatMap((size) =>
    [1, 1.5].map(
      (height) => `<p style="font: ${size}px/${height} serif">gypjq<br>Naar ${link()} en<br>ÉÅÂ</p>`,
    ),
  )
  website.put('/', {
    head: `<meta name="viewport" content="width=device-width">${loaderTag(portal.url)}`,
    body: `<style>nav a { display: inline-block } .tight { display: flex; gap: 0 } .tight a { padding: 0 }</style>
      ${sizes.join('')}
      <nav>${link()}${link('Mand')}<a href="#">Contact</a></nav>
      <nav class="tight"><a href="#">Thuis</a>${link()}<a href="#">Contact</a></nav>
      <p style="width: 88px; overflow-wrap: anywhere">Aan het eind van de regel: ${link()}</p>
      <ul><li><span data-bw-widget="cart"><a style="display: block" href="${portal.url}/winkelwagen">Winkelwagen</a></span></li></ul>`,
  })
  const lines = () =>
    page
      .locator('p:not([style*=width])')
      .evaluateAll((found) => found.map((line) => line.getBoundingClientRect().height))
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const heights = await lines()
  await setState(context, { products: 12, isLoggedIn: false })
  await page.reload()
  await expect(page.getByText('12 producten in je winkelwagen')).toHaveCount(15)
  expect(await lines()).toEqual(heights)
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    for (const [index, badge] of (await covered(page)).entries())
      expect([width, index, badge]).toEqual([
        width,
        index,
        { hits: [], under: expect.stringMatching(/Winkelwagen|Mand/), fits: true },
      ])
  }
  await page.locator('bw-count b').first().scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await page.locator('bw-count b').first().boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(page.getByRole('dialog', { name: 'Winkelwagen' })).toBeVisible()
})

test('names of elements that hide the document’s own do not stop the widgets', { tag: '@deep' }, async ({
  page,
  context,
  website,
  portal,
}) => {
  const names = [
    'querySelector',
    'querySelectorAll',
    'documentElement',
    'cookie',
    'readyState',
    'currentScript',
    'activeElement',
    'body',
    'bw',
    'beterwerk',
    'cookieStore',
    'adoptedStyleSheets',
  ]
  const widgets = await allWidgets(portal, 'a plain link')
  const fields = [
    'closest',
    'matches',
    'querySelectorAll',
    'localName',
    'dataset',
    'nodeName',
    'childNodes',
    'contains',
  ]
  const body = `
    ${names.map((name) => `<form name="${name}" id="${name}"></form><img name="${name}" alt="">`).join('')}
    <form data-bw-widget="login">${fields.map((name) => `<input type="hidden" name="${name}">`).join('')}${widgets}</form>`
  website.put('/', { body })
  await setState(context, { products: 2, isLoggedIn: false })
  await page.goto('/')
  await expect(page.getByText('2 producten in je winkelwagen')).toBeAttached()
  await page.getByRole('link', { name: 'Bestel de kaart' }).click()
  await expect(page.getByText('3 producten in je winkelwagen')).toBeAttached()
  expect((await readSharedCookie(page)).cart.map(({ id }) => id)).toEqual([1, 2, 3])
  // A click on the form itself, which Playwright cannot target.
  await page.evaluate(() =>
    HTMLElement.prototype.click.call(Document.prototype.querySelector.call(document, 'form[data-bw-widget]')),
  )
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await logInWithWidget(page, 'eigenaar@demo.nl')
  await expect(accountLink(page)).toBeFocused()

  // A page that still watches its last change would repair what this clears.
  await page.goto('about:blank')
  await context.clearCookies()
  website.put('/', { body: `<img name="createElement" alt=""><img name="head" alt="">${widgets}` })
  await page.goto('/')
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await expect(page).toHaveURL(`${portal.url}/inloggen#bw-login`)
})

test('the script works at any moment, twice, and the page never waits for it', { tag: '@deep' }, async ({
  page,
  website,
  portal,
}) => {
  const { src } = JSON.parse(readFileSync('dist/widgets/loader.json', 'utf8'))
  const widgets = await allWidgets(portal, 'a plain link')
  const pinned = `<script type="module" async src="${portal.url}${src}" crossorigin></script>`
  website.put('/', { head: loaderTag(portal.url) + pinned, body: widgets })
  await page.goto('/')
  const opened = page.getByRole('link', { name: 'Inloggen' })
  await opened.click()
  await expect(email(page)).toBeFocused()
  await expect(loginForm(page)).toHaveCount(1)

  website.put('/', { head: '', body: widgets })
  await page.goto('/')
  await page.evaluate((src) => {
    const script = document.createElement('script')
    Object.assign(script, { type: 'module', src })
    document.head.append(script)
  }, `${portal.url}/bw.js`)
  await expect(async () => {
    await opened.click()
    await expect(email(page)).toBeFocused({ timeout: 500 })
  }).toPass()

  website.put('/', { body: widgets })
  const held = await holdRequests(page, '**/bw.js')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  held()
})
