import Bowser from 'bowser'
import type { FastifyRequest } from 'fastify'

/** The browser that opened a session, by the names that people know; null: another one. */
export type Browser = { browser: string | null; system: string | null }

/** Names of browsers and systems, by those of the package. Only these are stored, never what the browser itself says. */
const browsers = new Map([
  ['Chrome', 'Chrome'],
  ['Chromium', 'Chromium'],
  ['Firefox', 'Firefox'],
  ['Microsoft Edge', 'Edge'],
  ['Opera', 'Opera'],
  ['Safari', 'Safari'],
  ['Samsung Internet for Android', 'Samsung Internet'],
])
const systems = new Map([
  ['Android', 'Android'],
  ['Chrome OS', 'ChromeOS'],
  ['iOS', 'iOS'],
  ['Linux', 'Linux'],
  ['macOS', 'macOS'],
  ['Windows', 'Windows'],
])

/** The maximum length of what is read of a header: more than any of these browsers sends. */
const MAX_LENGTH = 400

/** The browser of a request, as far as its user needs it to recognise a session: no version and no model. */
export function browserOf({ headers }: Pick<FastifyRequest, 'headers'>): Browser {
  const header = headers['user-agent']?.slice(0, MAX_LENGTH)
  if (!header) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(header)
  return { browser: browsers.get(browser.name ?? '') ?? null, system: systems.get(os.name ?? '') ?? null }
}
