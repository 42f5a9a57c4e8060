import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import cors from '@fastify/cors'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { handleErrors } from '../http/errors.ts'
import { securityHeaders } from '../http/headers.ts'
import { parseConfig } from '../runtime/config.ts'
import { servableUrl } from './servable-url.ts'
import { serveStaticFiles } from './static-files.ts'

let dist: string
let app: FastifyInstance

const companies = ['/remotes/companies/remoteEntry.js']
const improve = ['/remotes/improve/remoteEntry.js', '/remotes/improve/1.abcdef12.js']
const pages = {
  '/': { shape: 'cards', modules: [] },
  '/widgets': { shape: 'list', modules: [] },
  '/inloggen': { shape: 'login', modules: [] },
  '/bedrijven': { remote: 'companies', shape: 'cards', modules: companies },
  '/bedrijven/externalId/:externalKey': { remote: 'companies', shape: 'company', modules: companies },
  '/bedrijven/:companyId/checks': { remote: 'companies', shape: 'company', modules: companies },
  '/bedrijven/:companyId/adviezen/:adviceId': { remote: 'improve', shape: 'reading', modules: improve },
}
const style = '.a>b{color:red}@media (width<=40rem){.a{color:blue}}'
const page = `<head><title>Mijn omgeving</title><!--preload--><meta property="og:title" content="__PRODUCT_NAME__" /><meta property="og:url" content="__PUBLIC_URL__/" /><style>${style}</style><script type="application/json" id="config">"__CONFIG__"</script></head><b>__PRODUCT_NAME__</b><!--maintenance--><div data-shape="__PAGE_SHAPE__"></div>`

function build(files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(dist, name, '..'), { recursive: true })
    writeFileSync(join(dist, name), content)
    if (name !== 'pages.json') writeFileSync(join(dist, `${name}.br`), brotliCompressSync(content))
  }
}

async function serve(environment = {}, maintenance?: { isOn: boolean }) {
  app = Fastify({ rewriteUrl: ({ url = '/' }) => servableUrl(url) })
  const config = parseConfig(environment)
  app.decorate('config', config)
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(securityHeaders(config))
  })
  handleErrors(app)
  await app.register(cors, { origin: config.websiteOrigins, credentials: true })
  await serveStaticFiles(app, dist, maintenance)
}

const get = (url: string, headers = {}) => app.inject({ url, headers: { accept: 'text/html', ...headers } })
const configIn = (html: string) => JSON.parse(/id="config">(.*)<\/script>/.exec(html)![1]!)

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'beterwerk-dist-'))
  build({
    'index.html': page,
    'pages.json': JSON.stringify(pages),
    'main.0123abcd.js': 'main',
    'remotes/companies/remoteEntry.js': 'companies',
    'remotes/improve/remoteEntry.js': 'improve',
    'bw.js': 'loader',
    'bw.0123abcd.js': 'loader',
    'bw-if.js': 'condition',
    'package/index.js': 'package',
    'widgets/panels.0123abcd.js': 'panels',
    'widgets/preview.html': 'preview',
    'website/index.html': 'website',
    'website/checks/index.html': 'checks',
  })
})

afterEach(async () => {
  await app.close()
  rmSync(dist, { recursive: true })
})

test.each([
  '/',
  '/inloggen',
  '/inloggen/',
  '/bedrijven/7/checks',
  '/bedrijven/externalId/7b3f9a52',
  '/inloggen?redirect=/a.js',
])('%s is a page: the document, revalidated each time', async (url) => {
  await serve()
  const { statusCode, headers, body } = await get(url)
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-cache',
  ])
  expect(configIn(body)).toMatchObject({ remotes: { companies: '/remotes/companies/remoteEntry.js' } })
  expect((await get(url, { 'if-none-match': headers.etag })).statusCode).toBe(304)
})

test.each([
  '/bestaat-niet',
  '/inloggen/nergens',
  '/bedrijven/nul/checks',
  '/bedrijven/1.5/checks',
  '/bedrijven/1234567890/checks',
  '/bedrijven/7',
  '/bedrijven%00',
  '/bedrijven%00.js',
  '/%',
  '/%ff',
  '//',
  '/..%2fpackage',
  `/${'a'.repeat(9_000)}`,
])('%.30s is no page of the portal: its document, with 404', async (url) => {
  await serve()
  const { statusCode, headers, body } = await get(url)
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(body).toContain('<title>Beterwerk – Niet gevonden</title>')
  expect(configIn(body)).toHaveProperty('remotes')
  expect((await get(url, { 'if-none-match': headers.etag })).statusCode).toBe(404)
})

test('documents say that there is maintenance, as long as there is', async () => {
  const maintenance = { isOn: false }
  await serve({}, maintenance)
  const read = async () => /<aside[^>]*>(.*)<\/aside>/.exec((await get('/bedrijven')).body)?.[1]
  expect(await read()).toBeUndefined()
  maintenance.isOn = true
  expect(await read()).toBe('<p>Er is nu onderhoud. Je kunt alles lezen, maar nu niets opslaan.</p>')
  maintenance.isOn = false
  expect(await read()).toBeUndefined()
})

test('the API refuses an address that cannot be read itself', async () => {
  await serve()
  expect((await get('/rest/%')).headers['content-type']).toContain('json')
})

test.each([
  '/main.ffffffff.js',
  '/remotes/improve/2.abcdef12.js',
  '/remotes/nergens',
  '/widgets/nergens',
  '/widgets/',
  '/website/nergens',
  '/health/nergens',
  '/index.html',
  '/index.html.br',
  '/pages.json',
  '/package/index.js',
  '/Package/package.json',
  '/..%2fpackage.json',
  '/website/../pages.json',
  '/website/..%2fbw.js',
  '/main.0123abcd.js.br',
  '/.git/config.json',
  '/%62w.js',
])('%s is not a page: a plain 404', async (url) => {
  await serve()
  const { statusCode, body } = await get(url)
  expect([statusCode, body]).toEqual([404, 'Niet gevonden'])
})

test.each(['/website/nergens', '/website/themas/nergens.html'])(
  '%s is the website’s own 404',
  async (url) => {
    build({ 'website/404.html': '<h1>Weg</h1>' })
    await serve()
    const { statusCode, body, headers } = await get(url)
    expect([statusCode, body, headers['content-type']]).toEqual([
      404,
      '<h1>Weg</h1>',
      'text/html; charset=utf-8',
    ])
    expect((await get('/website/nergens.svg')).body).toBe('Niet gevonden')
  },
)

test.each([
  ['/main.0123abcd.js', 'main', 'public, max-age=31536000, immutable', 'same-origin'],
  ['/remotes/improve/remoteEntry.js', 'improve', 'no-cache', 'cross-origin'],
  ['/bw.js', 'loader', 'max-age=0, stale-while-revalidate=86400', 'cross-origin'],
  ['/bw-if.js', 'condition', 'max-age=0, stale-while-revalidate=86400', 'cross-origin'],
  ['/bw.0123abcd.js', 'loader', 'public, max-age=31536000, immutable', 'cross-origin'],
  ['/widgets/panels.0123abcd.js', 'panels', 'public, max-age=31536000, immutable', 'cross-origin'],
  ['/website/', 'website', 'no-cache', 'same-origin'],
  ['/website/checks/', 'checks', 'no-cache', 'same-origin'],
])('%s is sent as built', async (url, content, caching, sharing) => {
  await serve()
  const plain = await get(url)
  expect([plain.statusCode, plain.body]).toEqual([200, content])
  expect(plain.headers['cache-control']).toBe(caching)
  expect(plain.headers['cross-origin-resource-policy']).toBe(sharing)
  const small = await get(url, { 'accept-encoding': 'gzip, br' })
  expect(small.headers['content-encoding']).toBe('br')
  expect(small.rawPayload).toEqual(brotliCompressSync(content))
  expect((await get(url, { 'if-none-match': plain.headers.etag })).statusCode).toBe(304)
})

test.each(['/bw.js', '/bw.0123abcd.js', '/widgets/panels.0123abcd.js', '/remotes/improve/remoteEntry.js'])(
  '%s can be loaded by any site, without credentials',
  async (url) => {
    await serve({ WEBSITE_ORIGINS: 'https://www.voorbeeld.nl' })
    for (const origin of ['https://www.voorbeeld.nl', 'https://elders.nl']) {
      const { headers } = await get(url, { origin })
      expect(headers['access-control-allow-origin']).toBe('*')
      expect(headers['access-control-allow-credentials']).toBeUndefined()
    }
  },
)

test.each([
  ['/inloggen', true],
  ['/website/', true],
  ['/bestaat-niet.js', true],
  ['/main.0123abcd.js', false],
  ['/remotes/improve/remoteEntry.js', false],
])('%s has a content security policy: %s', async (url, isDocument) => {
  await serve()
  const { headers } = await get(url)
  expect('content-security-policy' in headers).toBe(isDocument)
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('the preview of a widget is in frames of the portal only', async () => {
  await serve()
  const { headers } = await get('/widgets/preview.html')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  expect((await get('/inloggen')).headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

test('the document contains the product name as text, before any script has loaded', async () => {
  await serve({ PRODUCT_NAME: 'Beter <werk> & meer' })
  expect((await get('/inloggen')).body).toContain('<b>Beter &lt;werk> &amp; meer</b>')
})

test('a card for other sites names the product, its quotes escaped, and the address of the portal', async () => {
  await serve({ PRODUCT_NAME: 'Beter "werk"', PUBLIC_URL: 'https://mijn.beterwerk.nl' })
  const { body } = await get('/bedrijven/7/checks')
  expect(body).toContain('<meta property="og:title" content="Beter &quot;werk&quot;" />')
  expect(body).toContain('<meta property="og:url" content="https://mijn.beterwerk.nl/" />')
  expect(body).not.toContain('__')
})

test('the manifest has the product name, and icons that are there', async () => {
  await serve({ PRODUCT_NAME: 'Beter "werk"' })
  const { headers, body } = await get('/manifest.webmanifest')
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  const { name, short_name, lang, start_url, icons } = JSON.parse(body)
  expect({ name, short_name, lang, start_url }).toEqual({
    name: 'Beter "werk"',
    short_name: 'Beter "werk"',
    lang: 'nl',
    start_url: '/',
  })
  for (const { src, sizes, type } of icons) {
    const { format, width, height } = await sharp(join('shell', src)).metadata()
    expect(type).toContain(format)
    if (sizes !== 'any') expect(sizes).toBe(`${width}x${height}`)
  }
  expect(headers['content-security-policy']).toContain("manifest-src 'self';")
})

test.each([
  ['/', true],
  ['/inloggen?redirect=/bedrijven', true],
  ['/aanmelden', true],
  ['/website/', true],
  ['/bedrijven', false],
  ['/bedrijven/7/checks', false],
  ['/wachtwoord-resetten?token=geheim', false],
])('search engines may show %s: %s', async (url, mayShow) => {
  await serve()
  expect((await get(url)).headers['x-robots-tag']).toBe(mayShow ? undefined : 'noindex')
})

test('security.txt says where to report a vulnerability, and is valid for less than a year', async () => {
  await serve({ SECURITY_CONTACT: 'veiligheid@beterwerk.nl', PUBLIC_URL: 'https://mijn.beterwerk.nl' })
  const { statusCode, headers, body } = await get('/.well-known/security.txt')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const expires = /^Expires: (\d{4}-\d\d-\d\dT.*Z)$/m.exec(body)![1]!
  const days = (Date.parse(expires) - Date.now()) / (24 * 60 * 60 * 1000)
  expect(days).toBeGreaterThan(363)
  expect(days).toBeLessThan(365)
  expect(body).toBe(
    [
      'Contact: mailto:veiligheid@beterwerk.nl',
      `Expires: ${expires}`,
      'Preferred-Languages: nl, en',
      'Canonical: https://mijn.beterwerk.nl/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

test('without the setting there is no security.txt', async () => {
  await serve()
  const { statusCode, headers } = await get('/.well-known/security.txt')
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
})

test('robots may read pages, which say themselves that they are not to be indexed, and not the API', async () => {
  await serve()
  const { headers, body } = await get('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toBe('User-agent: *\nDisallow: /rest/\n')
})

test('responds to HEAD requests for pages', async () => {
  await serve()
  const { statusCode, headers } = await app.inject({ method: 'HEAD', url: '/bedrijven' })
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
})

const preloadsOf = async (url: string) =>
  [...(await get(url)).body.matchAll(/<link rel="modulepreload" href="([^"]*)">/g)].map(([, href]) => href)

test('a page preloads the modules of its remote, and no others', async () => {
  await serve()
  expect(await preloadsOf('/bedrijven')).toEqual(companies)
  expect(await preloadsOf('/bedrijven/7/checks')).toEqual(companies)
  expect(await preloadsOf('/bedrijven/7/adviezen/3')).toEqual(improve)
  expect(await preloadsOf('/bedrijvenbeheer')).toEqual([])
})

test.each([
  ['/inloggen', 'login'],
  ['/bedrijven/7/checks', 'company'],
  ['/bedrijven/7/adviezen/3', 'reading'],
  ['/bestaat-niet', 'state'],
])('the document of %s has the shape of its page: %s', async (url, shape) => {
  await serve()
  expect((await get(url)).body).toContain(`<div data-shape="${shape}">`)
})

test('the policy of a document allows the one style element in it, by its hash, and no other', async () => {
  await serve()
  const hash = createHash('sha256').update(style).digest('base64')
  for (const url of ['/inloggen', '/bestaat-niet'])
    expect((await get(url)).headers['content-security-policy']).toContain(
      `style-src 'self' 'sha256-${hash}';`,
    )
  expect((await get('/website/')).headers['content-security-policy']).toContain("style-src 'self';")
})

const elsewhere = 'https://improve.beterwerk.nl/remoteEntry.js'
const scriptSources = (policy: unknown) => /script-src ([^;]*)/.exec(String(policy))![1]!.split(' ')

test('a remote that is deployed elsewhere is loaded from there, and not preloaded from here', async () => {
  await serve({ REMOTES: JSON.stringify({ improve: { entry: elsewhere, integrity: 'none' } }) })
  const { body, headers } = await get('/bedrijven/7/adviezen/3')
  expect(configIn(body).remotes).toEqual({
    companies: '/remotes/companies/remoteEntry.js',
    improve: elsewhere,
  })
  expect(scriptSources(headers['content-security-policy'])).toEqual(["'self'", new URL(elsewhere).origin])
  expect(body).not.toContain('importmap')
  expect(await preloadsOf('/bedrijven/7/adviezen/3')).toEqual([])
})

test('a document lists the pages of each remote of the build', async () => {
  await serve()
  expect(configIn((await get('/inloggen')).body).pages).toEqual({
    companies: ['/bedrijven', '/bedrijven/externalId/:externalKey', '/bedrijven/:companyId/checks'],
    improve: ['/bedrijven/:companyId/adviezen/:adviceId'],
  })
})

test('a remote that is deployed elsewhere brings pages of its own', async () => {
  const own = { remote: 'improve', shape: 'list' }
  const others = { '/bedrijven': { remote: 'companies', shape: 'list' }, '/': { shape: 'list' } }
  const improve = {
    entry: elsewhere,
    integrity: 'none',
    pages: { '/bedrijven/:companyId/nieuw': own, ...others },
  }
  await serve({ REMOTES: JSON.stringify({ improve }) })
  const { body, statusCode } = await get('/bedrijven/7/nieuw')
  expect(statusCode).toBe(200)
  expect(body).toContain('data-shape="list"')
  expect(configIn(body).pages.improve).toEqual(['/bedrijven/:companyId/nieuw'])
  expect((await get('/bedrijven/7/adviezen/3')).statusCode).toBe(404)
  expect((await get('/bedrijven')).body).toContain('data-shape="cards"')
})

test('a remote on another host is not loaded when its setting does not say how it is checked', async () => {
  await serve({ REMOTES: JSON.stringify({ improve: elsewhere }) })
  const { body, headers } = await get('/bedrijven/7/adviezen/3')
  expect(configIn(body).remotes).toEqual({ companies: '/remotes/companies/remoteEntry.js' })
  expect(scriptSources(headers['content-security-policy'])).toEqual(["'self'"])
})

test('a remote whose integrity is known may load these scripts only, which the import map lists', async () => {
  const integrity = { 'remoteEntry.js': 'sha384-aaaa', '12.abcd.js': 'sha384-bbbb' }
  await serve({ REMOTES: JSON.stringify({ improve: { entry: elsewhere, integrity } }) })
  const { body, headers } = await get('/bedrijven/7/adviezen/3')
  const [, map] = /<script type="importmap">(.*?)<\/script>/.exec(body)!
  expect(JSON.parse(map!).integrity).toMatchObject({
    [elsewhere]: 'sha384-aaaa',
    [`${elsewhere}?again=1`]: 'sha384-aaaa',
    [`${elsewhere}?again=9`]: 'sha384-aaaa',
    'https://improve.beterwerk.nl/12.abcd.js': 'sha384-bbbb',
  })
  expect(scriptSources(headers['content-security-policy'])).toEqual([
    "'self'",
    elsewhere,
    'https://improve.beterwerk.nl/12.abcd.js',
    `'sha256-${createHash('sha256').update(map!).digest('base64')}'`,
  ])
})

test('with STATIC_URL, pages load the build from there, and check it', async () => {
  const url = 'https://cdn.example.org/beterwerk/'
  build({
    'integrity.json': JSON.stringify({ 'main.0123abcd.js': 'sha256-aaaa', '9.0123abcd.css': 'sha256-bbbb' }),
    'remotes/improve/integrity.json': JSON.stringify({ 'remoteEntry.js': 'sha256-cccc' }),
    'index.html': `${page}\n<script src="/main.0123abcd.js" type="module"></script>`,
  })
  await serve({ STATIC_URL: url.slice(0, -1) })
  const { body, headers } = await get('/bedrijven/7/adviezen/3')
  const [, map] = /<script type="importmap">(.*?)<\/script>/.exec(body)!
  const entry = `${url}remotes/improve/remoteEntry.js`
  expect(JSON.parse(map!).integrity).toMatchObject({
    [`${url}main.0123abcd.js`]: 'sha256-aaaa',
    [`${url}9.0123abcd.css`]: 'sha256-bbbb',
    [entry]: 'sha256-cccc',
    [`${entry}?again=9`]: 'sha256-cccc',
  })
  expect(body).toContain(`<script src="${url}main.0123abcd.js"`)
  expect(configIn(body).remotes.improve).toBe(entry)
  expect(await preloadsOf('/bedrijven/7/adviezen/3')).toContain(entry)
  const policy = String(headers['content-security-policy'])
  const hash = `'sha256-${createHash('sha256').update(map!).digest('base64')}'`
  expect(scriptSources(policy)).toEqual(["'self'", url, hash])
  expect(/style-src ([^;]*)/.exec(policy)![1]).toContain(` ${url} `)
  expect((await get('/main.0123abcd.js')).headers).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  })
})

test('a page contains the address for error reports, if there is one', async () => {
  await serve()
  expect(configIn((await get('/')).body).sentryDsn).toBeNull()
  await app.close()
  const address = 'https://abc123@errors.example.org/7'
  await serve({ SENTRY_DSN: address })
  expect(configIn((await get('/')).body).sentryDsn).toBe(address)
})

test('a setting cannot inject markup into the document', async () => {
  await serve({ PRODUCT_NAME: '</script><script>$&alert(1)</script>' })
  const { body } = await get('/')
  expect(body).not.toContain('<script>$')
  expect(configIn(body).productName).toBe('</script><script>$&alert(1)</script>')
})

test('the compressed document has the same content', async () => {
  await serve()
  const small = await get('/', { 'accept-encoding': 'br' })
  expect(small.headers['content-encoding']).toBe('br')
  expect(small.rawPayload).toEqual(brotliCompressSync((await get('/')).body))
})

test('serves a new build without a restart', async () => {
  await serve()
  await get('/')
  build({ 'index.html': `${page}<!-- anew -->` })
  utimesSync(join(dist, 'index.html'), new Date(), new Date(Date.now() + 5_000))
  expect((await get('/')).body).toContain('anew')
})

const MAIN = '/main.0123abcd.js'
const age = (name: string, seconds: number) =>
  utimesSync(join(dist, name), new Date(), new Date(Date.now() - seconds * 1000))

test('serves what it has served before without the disk', async () => {
  await serve()
  const urls = [
    MAIN,
    '/remotes/improve/remoteEntry.js',
    '/bw.js',
    '/website/',
    '/website/checks/',
    '/bedrijven',
  ]
  const get = async (url: string) =>
    (await app.inject({ url, headers: { 'accept-encoding': 'br' } })).rawPayload
  const before = await Promise.all(urls.map(get))
  rmSync(dist, { recursive: true })
  expect(await Promise.all(urls.map(get))).toEqual(before)
  mkdirSync(dist)
})

test('serves a new version of a file at once, and looks only once at one whose name says what it contains', async () => {
  age(MAIN.slice(1), 3_600)
  await serve()
  for (const url of ['/bw.js', MAIN]) await get(url)
  build({ 'bw.js': 'a newer loader', [MAIN.slice(1)]: 'another' })
  age('bw.js', -5)
  age('bw.js.br', -5)
  expect((await get('/bw.js')).body).toBe('a newer loader')
  expect((await get('/bw.js', { 'accept-encoding': 'br' })).rawPayload).toEqual(
    brotliCompressSync('a newer loader'),
  )
  expect((await get(MAIN)).body).toBe('main')
})

test('a file that is still being built is read again when it is complete', async () => {
  rmSync(join(dist, `${MAIN}.br`))
  await serve()
  expect((await get(MAIN, { 'accept-encoding': 'br' })).body).toBe('main')
  build({ [MAIN.slice(1)]: 'main, complete' })
  age(MAIN.slice(1), -5)
  age(`${MAIN.slice(1)}.br`, -5)
  expect((await get(MAIN, { 'accept-encoding': 'br' })).rawPayload).toEqual(
    brotliCompressSync('main, complete'),
  )
})

test('a browser that knows the date or one of several tags of a file is told that it is unchanged', async () => {
  await serve()
  const { headers } = await get('/bw.js')
  const statusWith = async (known: Record<string, string>) => (await get('/bw.js', known)).statusCode
  expect(await statusWith({ 'if-modified-since': String(headers['last-modified']) })).toBe(304)
  expect(await statusWith({ 'if-modified-since': 'Mon, 01 Jan 2024 00:00:00 GMT' })).toBe(200)
  expect(await statusWith({ 'if-none-match': `"other", W/${headers.etag}` })).toBe(304)
  expect(
    await statusWith({ 'if-none-match': '"other"', 'if-modified-since': String(headers['last-modified']) }),
  ).toBe(200)
})

test('sends a part of a file, of the form that the browser takes', async () => {
  await serve()
  const part = await get(MAIN, { range: 'bytes=1-2' })
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'ai', 'bytes 1-2/4'])
  expect((await get(MAIN, { range: 'bytes=9-' })).body).toBe('main')
  const other = await get(MAIN, { range: 'bytes=1-2', 'if-range': '"other"' })
  expect([other.statusCode, other.body]).toEqual([200, 'main'])
  expect((await get(MAIN, { 'accept-encoding': 'gzip, br;q=0' })).headers['content-encoding']).toBeUndefined()
})

test.each([
  ['/website', '/website/'],
  ['/website?a=1', '/website/?a=1'],
  ['/website/checks', '/website/checks/'],
])('%s leads to the page of the folder', async (url, location) => {
  await serve()
  const { statusCode, headers } = await get(url)
  expect([statusCode, headers.location]).toEqual([301, location])
})

test.each([
  ['/voorwaarden', 'https://www.beterwerk.nl/over/voorwaarden.html'],
  ['/privacy', 'https://www.beterwerk.nl/over/privacy.html'],
])('%s leads to the page of the public website', async (url, location) => {
  await serve({ WEBSITE_URL: 'https://www.beterwerk.nl/over/' })
  const { statusCode, headers } = await get(url)
  expect([statusCode, headers.location]).toEqual([302, location])
})

test('responds with 503 without a build', async () => {
  rmSync(dist, { recursive: true })
  mkdirSync(dist)
  await serve()
  const { statusCode, headers, body } = await get('/')
  expect(headers['retry-after']).toBe('60')
  expect([statusCode, body]).toEqual([503, 'The portal is not built yet: npm run build'])
})
