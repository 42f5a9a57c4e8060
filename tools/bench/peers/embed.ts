import type { BrowserContext } from '@playwright/test'

import { type Answer, type Host, html } from './network.ts'

// What is measured: one article of a website, with what each product wants to have in it.

/** The website with the article. A product may have hosts below the domain. */
export const DOMAIN = 'veiliginmetaal.example'
export const WEBSITE = `www.${DOMAIN}`

/** What a browser keeps of a visitor. */
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** Something on the page that opens after a click. Elements are also found in shadow roots and in frames of the page. */
export type Opening = {
  /** The selector of what is clicked. */
  opener: string
  /** The selector of what can be used then. */
  shows: string
}

export type Mode = 'anonymous' | 'logged in'

/** A product that is embedded in the article. */
export type Embed = {
  name: string
  /** HTML for the places in the article. */
  html: { head?: string; login?: string; cart?: string; product?: string; end?: string }
  /** The hosts of its back end. */
  hosts: (mode: Mode) => Record<string, Host>
  /** What is on the page when it has rendered itself. */
  rendered: Partial<Record<Mode, string>>
  /** Login form: for visitors. Account menu: for who is logged in. */
  openings: { login?: Opening; product?: Opening; account?: Opening }
  /** Missing: there is no such state, or it cannot be made without the company's servers. */
  session?: Session
}

/** A cookie that is sent over https only. */
export const cookie = (name: string, value: string, domain: string): Session['cookies'][number] => ({
  name,
  value,
  domain,
  path: '/',
  expires: Date.now() / 1000 + 86_400,
  httpOnly: false,
  secure: true,
  sameSite: 'Lax',
})

/** A session token as these products make them: readable, and here without a valid signature, which no browser checks. */
export function token(claims: Record<string, unknown>): string {
  const now = Math.floor(Date.now() / 1000)
  const parts = [
    { alg: 'RS256', typ: 'JWT', kid: 'key' },
    { iat: now, nbf: now, exp: now + 7_200, ...claims },
  ]
  const encoded = [...parts.map((part) => JSON.stringify(part)), 'signature'.repeat(38)]
  return encoded.map((part) => Buffer.from(part).toString('base64url')).join('.')
}

const paragraph =
  'Lasrook bevat fijne deeltjes en gassen die je longen beschadigen. Zuig de rook af waar die ontstaat, en controleer de afzuiging elke week. Wie dicht bij de las staat, draagt een masker met aanvoer van schone lucht. Bespreek in het werkoverleg wat goed gaat, en wat nog niet.'

/**
 * The article. Keeps the same room free for whatever a product renders, as documentations advise, so that nothing shifts
 * because its place was not known.
 */
export const article = ({
  head = '',
  login = '',
  cart = '',
  product = '',
  end = '',
}: Embed['html']): Answer =>
  html(`<!doctype html>
<html lang="nl">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Lasrook: wat je eraan doet</title>
    <link rel="icon" href="data:," />
    <style>
      body { max-width: 42rem; margin: 0 auto; padding: 0 1rem; font: 1rem/1.6 sans-serif; }
      header { display: flex; gap: 1rem; justify-content: flex-end; min-height: 64px; align-items: center; }
      .login { width: 13rem; min-height: 44px; }
      .cart { width: 10rem; min-height: 44px; }
      .product { min-height: 64px; }
    </style>
    ${head}
  </head>
  <body>
    <header><div class="login">${login}</div><div class="cart">${cart}</div></header>
    <main>
      <h1>Lasrook: wat je eraan doet</h1>
      ${`<p>${paragraph}</p>\n`.repeat(3)}
      <h2>Poster voor in de werkplaats</h2>
      <div class="product">${product}</div>
      ${`<p>${paragraph}</p>\n`.repeat(6)}
    </main>
    ${end}
  </body>
</html>`)
