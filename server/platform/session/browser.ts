import Bowser from 'bowser'
import type { FastifyRequest } from 'fastify'

/** The names that people know; null: another one. */
export type Browser = { browser: string | null; system: string | null }

/** By the names of the package. Only these are stored, never what the browser itself says. */
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

/** Of a header, in characters: more than any of these browsers sends. */
const MAX_LENGTH = 400

/** What users need to recognise a session: no version and no model. */
export function browserOf({ headers }: Pick<FastifyRequest, 'headers'>): Browser {
  const header = headers['user-agent']?.slice(0, MAX_LENGTH)
  if (!header) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(header)
  return { browser: browsers.get(browser.name ?? '') ?? null, system: systems.get(os.name ?? '') ?? null }
}
