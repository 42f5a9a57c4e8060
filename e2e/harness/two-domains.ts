import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, type Request } from '@playwright/test'

import { pickAddress } from '../../testing/harness/server.ts'
import { test as base, logIn } from './portal.ts'
import { type Portal, withPortal } from './start-portal.ts'

// A portal and a website on two subdomains, as customers have them. The website is a separate server that knows nothing
// of the portal but what editors write.

const DOMAIN = 'bw.localhost'

type Served = { body: string; headers: OutgoingHttpHeaders }

export type Website = {
  /** Without a slash at the end. */
  url: string
  /** `head`: lines for the head of the page, by default the loader of the widgets. */
  put: (path: string, page: { head?: string; body: string; headers?: OutgoingHttpHeaders }) => void
  putScript: (path: string, code: string) => void
}

/** As in docs/cms-editors.md. */
export const loaderTag = (portal: string) => `<script type="module" async src="${portal}/bw.js"></script>`

async function serveWebsite(portal: string) {
  const pages = new Map<string, Served>()
  const server = createServer((request, response) => {
    const page = pages.get(new URL(request.url ?? '/', 'http://any').pathname)
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', ...page?.headers })
    response.end(page?.body ?? 'Niet gevonden')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const website: Website = {
    url: `http://www.${DOMAIN}:${port}`,
    put: (path, { head = loaderTag(portal), body, headers = {} }) =>
      pages.set(path, {
        headers,
        body: `<!doctype html><html lang="nl"><head><title>Website</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`,
      }),
    putScript: (path, code) =>
      pages.set(path, { headers: { 'content-type': 'text/javascript' }, body: code }),
  }
  return { website, server }
}

/** How editors write a widget: what contains its link, what follows its address, or neither. */
export const widgetForms = [
  'a marked element',
  'an element of our own',
  'a plain link',
  'an address alone',
] as const
export type WidgetForm = (typeof widgetForms)[number]

const widgetPaths = {
  login: () => '/inloggen',
  cart: () => '/winkelwagen',
  companies: () => '/bedrijven',
  invite: ({ company }: Options) => `/bedrijven/externalId/${company}`,
  'add-to-cart': ({ product, quantity = '1' }: Options) =>
    `/winkelwagen?product=${product}&aantal=${quantity}`,
  product: ({ product, quantity = '1' }: Options) =>
    `/winkelwagen?product=${product}&venster=product&aantal=${quantity}`,
}

type Options = Record<string, string>

/** Returns the folder. */
function buildWithReact(): string {
  const dist = mkdtempSync(join(tmpdir(), 'beterwerk-react-'))
  cpSync('dist', dist, { recursive: true })
  execFileSync('node', ['tools/build.ts', '--only', 'widgets', '--widgets', 'react', '--out', dist])
  return dist
}

export function widget(
  portal: string,
  form: WidgetForm,
  name: keyof typeof widgetPaths,
  text: string,
  options: Options = {},
) {
  const href = portal + widgetPaths[name](options).replaceAll('&', '&amp;')
  const link = `<a href="${href}">${text}</a>`
  const data = Object.entries(options).map(([key, value]) => ` data-${key}="${value}"`)
  if (form === 'a marked element') return `<span data-bw-widget="${name}"${data.join('')}>${link}</span>`
  if (form === 'an element of our own') return `<bw-${name}${data.join('')}>${link}</bw-${name}>`
  // Without this parameter, the address leads to the company itself.
  if (form === 'an address alone')
    return name === 'invite' ? `<a href="${href}?venster=uitnodigen">${text}</a>` : link
  const query = String(new URLSearchParams(options)).replaceAll('&', '&amp;')
  return `<a href="${href}#bw-${name}${query && `?${query}`}">${text}</a>`
}

export async function companyOf({ sql }: Portal): Promise<string> {
  const [company] = await sql`
    select external_id from company join person on person.id = owner_id
    where person.email = 'eigenaar@demo.nl' order by company.id limit 1`
  return String(company!.external_id)
}

/** A page with every widget in one form. Its company is that of `companyOf`. */
export async function allWidgets(portal: Portal, form: WidgetForm): Promise<string> {
  const company = await companyOf(portal)
  const html = (name: keyof typeof widgetPaths, text: string, options?: Options) =>
    widget(portal.url, form, name, text, options)
  return `
    <header>${html('login', 'Inloggen')} ${html('cart', 'Winkelwagen')}</header>
    <main>
      <h1>Website</h1>
      <p>${html('add-to-cart', 'Bestel de poster', { product: '1', quantity: '2', title: 'Bestel de poster, toegevoegd' })}</p>
      <p>${html('add-to-cart', 'Bestel de sticker', { product: '2' })}</p>
      <p>${html('add-to-cart', 'Bestel de kaart', { product: '3' })}</p>
      <p>${html('add-to-cart', 'Bestel niets', { product: '999' })}</p>
      <p>${html('add-to-cart', 'Bestel te veel', { product: '1', quantity: '12' })}</p>
      <p>${html('add-to-cart', 'Bestel een halve', { product: '1', quantity: '0,5' })}</p>
      <p>${html('product', 'Bekijk de oordoppen', { product: '5', quantity: '2' })}</p>
      <p>${html('invite', 'Nodig iemand uit', { company })}</p>
      ${html('companies', 'Mijn bedrijven')}
    </main>`
}

export const test = base.extend<
  { website: Website; emptyCarts: undefined },
  { widgetsWith: 'preact' | 'react'; sites: { portal: Portal; website: Website } }
>({
  widgetsWith: ['preact', { option: true, scope: 'worker' }],
  sites: [
    async ({ widgetsWith }, use) => {
      const { port, url } = await pickAddress(`mijn.${DOMAIN}`)
      const { website, server } = await serveWebsite(url)
      const settings = {
        PORT: port,
        PUBLIC_URL: url,
        WEBSITE_URL: `${website.url}/`,
        WEBSITE_ORIGINS: website.url,
        COOKIE_DOMAIN: DOMAIN,
      }
      const dist = widgetsWith === 'react' ? buildWithReact() : undefined
      await withPortal(dist ? { ...settings, TEST_DIST: dist } : settings, (portal) =>
        use({ portal, website }),
      )
      if (dist) rmSync(dist, { recursive: true })
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
  portal: [async ({ sites }, use) => use(sites.portal), { scope: 'worker' }],
  website: async ({ sites }, use) => use(sites.website),
  baseURL: async ({ sites }, use) => use(sites.website.url),
  /** Tests share the users of the demo, but not what earlier tests left in their carts. */
  emptyCarts: [
    async ({ context, portal }, use) => {
      await portal.sql`delete from cart_item`
      const waiting = new Set<Request>()
      context.on('request', (request) => {
        if (!request.url().endsWith('/rest/cart')) return
        waiting.add(request)
        const end = () => waiting.delete(request)
        // One that begins when the test has ended has no response.
        request.response().then(end, end)
      })
      await use(undefined)
      const names = () => [...waiting].map((request) => `${request.method()} ${request.url()}`)
      await expect.poll(names, 'requests without an end').toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

/** The user must have a company or be invited to one. */
export async function logInOnPortal(page: Page, { url }: Portal, email: string) {
  await page.goto(`${url}/inloggen`)
  await logIn(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn bedrijven' })).toBeVisible()
}

/** In the login panel that a widget opened on the website. */
export async function logInWithWidget(page: Page, email: string, password = 'Vonkenregen2026') {
  const panel = page.getByRole('dialog', { name: 'Inloggen' })
  await panel.getByRole('textbox', { name: 'E-mailadres' }).fill(email)
  await panel.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await panel.getByRole('button', { name: 'Inloggen', exact: true }).click()
}

export const accountLink = (page: Page, name = 'Eigenaar Demo') =>
  page.getByRole('link', { name: `Account van ${name}` })
