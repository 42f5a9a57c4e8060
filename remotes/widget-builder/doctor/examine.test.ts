// @vitest-environment jsdom
import { expect, test } from 'vitest'

import { examine } from './examine.ts'

const origin = 'https://mijn.voorbeeld.nl'
const pinned = { src: '/bw.0a1b2c3d.js', integrity: 'sha384-nieuw' }
const portal = { origin, cookieDomain: 'voorbeeld.nl', products: [{ id: 1 }, { id: 5 }], pinned }
const SCRIPT = `<script type="module" async src="${origin}/bw.js"></script>`

type Page = { head?: string; body?: string; address?: string; policy?: string }

function report({
  head = SCRIPT,
  body = '',
  address = 'https://www.voorbeeld.nl/pagina',
  policy = '',
}: Page) {
  const html = `<!doctype html><head>${head}</head><body>${body}</body>`
  const page = new DOMParser().parseFromString(html, 'text/html')
  return examine({ outcome: 'FETCHED', address, status: 200, html, policy }, page, portal)
}

const problemsOf = (page: Page) => report(page).findings.map(({ problem }) => problem)

test('lists each widget once, with how often it is there, and nothing when all fits', () => {
  const login = `<a href="${origin}/inloggen"> Inloggen </a>`
  expect(report({ body: `${login}${login}<a href="${origin}/winkelwagen?product=5">Bestel</a>` })).toEqual({
    widgets: [
      { name: 'login', text: 'Inloggen', count: 2 },
      { name: 'add-to-cart', text: 'Bestel', count: 1 },
    ],
    findings: [],
  })
})

test.each<[string, Page, string[]]>([
  ['no script', { head: '' }, ['geen-script']],
  [
    'a script of another portal',
    { head: '<script type="module" src="https://elders.nl/bw.js"></script>' },
    ['ander-script'],
  ],
  ['a script without its type', { head: `<script src="${origin}/bw.js"></script>` }, ['geen-module']],
  [
    'the newest script, pinned',
    { head: `<script type="module" src="${origin}${pinned.src}" integrity="sha384-nieuw"></script>` },
    [],
  ],
  [
    'an older script, pinned',
    { head: `<script type="module" src="${origin}/bw.99999999.js" integrity="sha384-oud"></script>` },
    ['oud-script'],
  ],
  ['a website elsewhere', { address: 'https://www.elders.nl/' }, ['geen-gedeeld-domein']],
  [
    'another cookie domain',
    { head: SCRIPT.replace('async', 'async data-cookie-domain="www.voorbeeld.nl"') },
    ['cookiedomein'],
  ],
  ['a policy in a header', { policy: "img-src *, connect-src 'self'" }, ['policy']],
  [
    'a policy in the page',
    { head: `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">${SCRIPT}` },
    ['policy'],
  ],
  [
    'a product that is gone',
    { body: `<a href="${origin}/winkelwagen?product=99">Bestel</a>` },
    ['onbekend-product'],
  ],
  ['what is wrong twice, once', { body: '<bw-login></bw-login><bw-login></bw-login>' }, ['zonder-link']],
])('finds %s', (_, page, problems) => {
  expect(problemsOf(page)).toEqual(problems)
})

test('addresses on the page are those of the page, not of the portal', () => {
  expect(report({ body: '<a href="/inloggen">Intranet</a><a href="http://[">Kapot</a>' }).widgets).toEqual([])
  const head = `<base href="${origin}/">${SCRIPT}`
  expect(report({ head, body: '<a href="inloggen">Inloggen</a>' }).widgets).toHaveLength(1)
})

test('a portal on one host with its website needs no common domain', () => {
  const page = { address: `${origin}/website/` }
  expect(problemsOf(page)).toEqual([])
})
