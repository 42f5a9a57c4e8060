import { setImmediate } from 'node:timers/promises'

import { sessionCookieName } from '#server/platform/session/cookies.ts'
import { createToken, hashToken } from '#server/platform/session/token.ts'
import type { Envelope } from '#shared/domain/basics/response.ts'
import { plainSpaces } from './plain-spaces.ts'

/** The real one; pages-setup.ts replaces it during a test by one that calls `Client.fetch`. */
const { fetch } = globalThis

/** `body`: parsed JSON, the text of other types, or undefined without a body. */
export type ApiResponse = {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a test reads any property, and fails when it is absent
  body: Envelope<any>
}

async function withPlainSpaces(response: Response): Promise<Response> {
  if (response.status !== 200 || !response.headers.get('content-type')?.startsWith('application/json'))
    return response
  const text = await response.text()
  const { status, headers } = response
  return new Response(plainSpaces(text), { status, headers })
}

type Query = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>

const withoutDatabase: Query = () => Promise.reject(new Error('This client knows no database'))

/** Calls the back end as a browser would: it keeps cookies and sends an Origin. */
export class Client {
  readonly cookies = new Map<string, string>()
  readonly #address: () => string
  readonly #query: Query
  readonly #underWay = new Set<Promise<unknown>>()

  /** `address`: of the back end, known once it runs. `query`: of its database, for `openSession`. */
  constructor(address: () => string, query: Query = withoutDatabase) {
    this.#address = address
    this.#query = query
  }

  get url() {
    return this.#address()
  }

  /** A client with the same cookies for another instance of the back end. */
  at(url: string): Client {
    const client = new Client(() => url, this.#query)
    for (const [name, value] of this.cookies) client.cookies.set(name, value)
    return client
  }

  /** `fetch` with the cookies and headers of a page of the portal. `target`: a path or an absolute URL. */
  fetch(target: string, init: RequestInit = {}): Promise<Response> {
    const response = this.#fetch(target, init)
    const ended = response.catch(() => undefined).finally(() => this.#underWay.delete(ended))
    this.#underWay.add(ended)
    return response
  }

  /** Waits until no request is under way, also none that followed from another. Returns whether there was one. */
  async settle(): Promise<boolean> {
    const isWaiting = this.#underWay.size > 0
    do {
      await Promise.all(this.#underWay)
      for (let turn = 0; turn < 2; turn++) await setImmediate()
    } while (this.#underWay.size > 0)
    return isWaiting
  }

  async #fetch(target: string, init: RequestInit): Promise<Response> {
    const origin = this.#address()
    const method = init.method ?? 'GET'
    const headers = new Headers(init.headers)
    const defaults = {
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      origin: method === 'GET' ? '' : origin,
      'sec-fetch-site': 'same-origin',
    }
    for (const [name, value] of Object.entries(defaults))
      if (value && !headers.has(name)) headers.set(name, value)
    const response = await fetch(new URL(target, origin), { ...init, headers })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    return withPlainSpaces(response)
  }

  #keep(line: string) {
    const [pair = '', ...attributes] = line.split('; ')
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    const expires = attributes.find((attribute) => /^expires=/i.test(attribute))?.slice('expires='.length)
    const isGone = attributes.includes('Max-Age=0') || (expires && Date.parse(expires) <= Date.now())
    if (isGone) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }

  async #call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<ApiResponse> {
    const init: RequestInit = { method, headers }
    if (body !== undefined) {
      init.headers = { 'content-type': 'application/json', ...headers }
      init.body = JSON.stringify(body)
    }
    const response = await this.fetch(path, init)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : text || undefined,
    }
  }

  get = (path: string, headers?: Record<string, string>) => this.#call('GET', path, undefined, headers)
  post = (path: string, body?: unknown, headers?: Record<string, string>) =>
    this.#call('POST', path, body, headers)
  put = (path: string, body?: unknown, headers?: Record<string, string>) =>
    this.#call('PUT', path, body, headers)
  patch = (path: string, body?: unknown) => this.#call('PATCH', path, body)
  delete = (path: string, headers?: Record<string, string>) => this.#call('DELETE', path, undefined, headers)

  /** As after a login whose password was given again just now: for tests that are about neither, twenty times as fast. */
  async openSession(email: string): Promise<void> {
    const token = createToken()
    const rows = await this.#query(
      `insert into session (token_hash, person_id, expires_at, identity_confirmed_at)
      select $1, id, now() + interval '1 day', now() + interval '1 day' from person where email = $2 returning person_id`,
      [hashToken(token), email],
    )
    if (rows.length === 0) throw new Error(`There is no account of ${email}`)
    this.cookies.set(sessionCookieName({ secure: false }), token)
  }

  /** Throws an error when the back end refuses. */
  async login(email: string, password = PASSWORD): Promise<void> {
    const { status, body } = await this.post('/rest/login', { username: email, password })
    if (status !== 200) throw new Error(`${email} cannot log in: ${status} ${JSON.stringify(body)}`)
  }
}

export const PASSWORD = 'Vonkenregen2026'
