import type { Page } from '@playwright/test'

import { pickAddress } from '../../testing/harness/server.ts'
import { withPortal } from '../harness/start-portal.ts'
import { allWidgets, expect, loaderTag, test } from '../harness/two-domains.ts'

/** What the widgets log in the console, an entry per call. */
function linesOf(page: Page) {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('Beterwerk:')) lines.push(message.text())
  })
  return lines
}

test('a page on which all is right has no line, and one that nobody asks about loads nothing for it', async ({
  page,
  portal,
  website,
}) => {
  const lines = linesOf(page)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  website.put('/', { body: `<a href="${portal.url}/inloggen">Inloggen</a>` })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((path) => path.includes('debug'))).toEqual([])
  await page.goto('/?bw-debug')
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((path) => path.startsWith('/widgets/debug.'))).toHaveLength(1)
  expect(loaded).toContain('/rest/website')
  expect(lines).toEqual([])
})

test('every mistake in the markup is one line, with the page that mends it', async ({
  page,
  portal,
  website,
}) => {
  const lines = linesOf(page)
  website.put('/', {
    body: `
      <bw-login>Zonder link</bw-login>
      <span data-bw-widget="inlog"><a href="${portal.url}/gegevens">Verkeerde naam</a></span>
      <a href="${portal.url}/bedrijven/externalId/5b0f">Geen venster</a>
      <div id="later"></div>`,
  })
  await page.goto('/?bw-debug')
  await expect
    .poll(() => lines)
    .toEqual([
      `Beterwerk: Deze link leidt naar een bedrijf. Hij nodigt niemand uit. <a href="${portal.url}/bedrijven/externalId/5b0f">Geen venster ${portal.url}/widgets#geen-venster`,
      `Beterwerk: In dit element staat geen link. <bw-login>Zonder link ${portal.url}/widgets#zonder-link`,
      `Beterwerk: Deze naam is niet die van een widget. <span data-bw-widget="inlog">Verkeerde naam ${portal.url}/widgets#onbekende-naam`,
    ])
  await page.evaluate(() => {
    document.querySelector('#later')!.innerHTML = '<bw-cart></bw-cart>'
  })
  await expect.poll(() => lines.at(-1)).toContain('<bw-cart>')
  expect(lines).toHaveLength(4)
})

test('a website that the portal does not know, and a policy that blocks, are told apart', async ({
  page,
  portal,
  website,
  browserErrors,
}) => {
  const lines = linesOf(page)
  const other = website.url.replace('//www.', '//actie.')
  website.put('/', { body: await allWidgets(portal, 'a plain link') })
  await page.goto(`${other}/?bw-debug`)
  await expect
    .poll(() => lines.filter((line) => !line.includes('#verkeerd-aantal')))
    .toEqual([
      `Beterwerk: De omgeving kent deze website niet, en weigert wat de widgets vragen. ${other} ${portal.url}/widgets#website-onbekend`,
    ])

  lines.length = 0
  const policy = `script-src ${portal.url}; connect-src 'self'`
  website.put('/', { body: '', headers: { 'content-security-policy': policy } })
  await page.goto('/?bw-debug')
  await expect
    .poll(() => lines)
    .toEqual([
      `Beterwerk: De content security policy van de pagina houdt de widgets tegen. connect-src ${portal.url}/widgets#policy`,
    ])

  lines.length = 0
  const onlyLoader = `script-src ${portal.url}/bw.js`
  website.put('/', { body: '', headers: { 'content-security-policy': onlyLoader } })
  await page.goto('/?bw-debug')
  await expect.poll(() => lines).toEqual([`Beterwerk: ${portal.url}/widgets#policy`])
  browserErrors.length = 0
})

test('another domain of the cookie, and none in common', async ({ page, portal, website }) => {
  const lines = linesOf(page)
  const head = loaderTag(portal.url).replace('<script', '<script data-cookie-domain="www.bw.localhost"')
  website.put('/', { head, body: '' })
  await page.goto('/?bw-debug')
  await expect
    .poll(() => lines)
    .toEqual([
      `Beterwerk: De website en de omgeving bewaren hun cookie bij een ander domein, en zien elkaars gegevens niet. www.bw.localhost, bw.localhost ${portal.url}/widgets#cookiedomein`,
    ])

  // A page in development logs without being asked.
  lines.length = 0
  website.put('/', { body: '' })
  const { port } = new URL(website.url)
  await page.goto(`http://localhost:${port}/`)
  await expect
    .poll(() => lines)
    .toEqual([
      `Beterwerk: De website en de omgeving hebben geen domein gemeen. De widgets blijven daar gewone links. localhost:${port}, ${new URL(portal.url).host} ${portal.url}/widgets#geen-gedeeld-domein`,
    ])
})

test('a portal that sets the cookie for its own host only, and a module that is gone', async ({
  page,
  website,
}) => {
  const lines = linesOf(page)
  const { port, url } = await pickAddress('mijn.bw.localhost')
  const settings = {
    PORT: port,
    PUBLIC_URL: url,
    WEBSITE_ORIGINS: website.url,
    WEBSITE_URL: `${website.url}/`,
  }
  await withPortal(settings, async () => {
    website.put('/', { head: loaderTag(url), body: `<a href="${url}/inloggen">Inloggen</a>` })
    await page.goto('/?bw-debug')
    await expect
      .poll(() => lines)
      .toEqual([
        `Beterwerk: De website en de omgeving bewaren hun cookie bij een ander domein, en zien elkaars gegevens niet. bw.localhost, ${url} ${url}/widgets#cookiedomein`,
      ])
    await page.route('**/widgets/panels.*.js', (route) => route.abort())
    await page.getByRole('link', { name: 'Inloggen' }).click()
    await expect.poll(() => lines.at(-1)).toContain(`${url}/widgets#niet-geladen`)
  })
})
