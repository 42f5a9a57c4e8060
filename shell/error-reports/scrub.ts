import { remoteFor } from '../remote-paths.ts'

// Removes personal data from addresses and messages before they are reported.

/** A segment of a path that the product defines; any other segment is an id, a key or typed by a user. */
const PATH_WORD = /^[a-z]+(-[a-z]+)*$/
const MAX_PATH_WORD_LENGTH = 30
/** Paths of the API and of the shell, which no remote serves. */
const SHELL_PATH = /^\/(rest\/.*|geen-toegang)?$/
const BUILD_FILE = /\.(js|mjs|css|woff2)$/

/** `/bedrijven/7/checks` becomes `/bedrijven/:id/checks`, and a path without a page `/:unknown`. Idempotent. */
export function pathTemplate(pathname: string): string {
  if (!SHELL_PATH.test(pathname) && !remoteFor(pathname)) return '/:unknown'
  const parts = pathname.split('/')
  return parts
    .map((part) =>
      (part.length <= MAX_PATH_WORD_LENGTH && PATH_WORD.test(part)) || part === '' ? part : ':id',
    )
    .join('/')
}

/** Removes ids, query, hash and credentials. Keeps file names of the build. */
export function scrubAddress(address: string): string {
  const isPath = address.startsWith('/')
  if (!URL.canParse(address, 'http://x')) return ':unknown'
  const { protocol, origin, pathname } = new URL(address, 'http://x')
  if (!/^https?:$/.test(protocol)) return protocol
  const path = BUILD_FILE.test(pathname) ? pathname : pathTemplate(pathname)
  return isPath ? path : origin + path
}

const PERSONAL_DATA = new RegExp(
  [
    /https?:\/\/[^\s"'`<>()]+/,
    /"[^"]*"|`[^`]*`|'[^']*'/, // a quotation: engines and schemas quote invalid input
    /[^\s/@]+(?:@|%40)[^\s/]+/,
    /(?<![\w.])\/[^\s"'`<>(),]+/,
    /[?#][^\s]+/,
    /(?=[\w-]*\d)[\w-]{16,}|[\w-]{40,}/, // a key
    /\d[\d ()-]{3,}\d/, // a telephone number
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)
/** Matches to keep: a property name that JavaScript quotes, and the number of a React error. */
const HARMLESS_MATCH = /^(?:'[A-Za-z_$][\w$.]*'|#\d+;?)$/
const MAX_MESSAGE_LENGTH = 300

/** Returns the message with e-mail addresses, quotations, keys and long numbers replaced, and addresses scrubbed. */
export const scrubMessage = (message: string): string =>
  message
    .replace(PERSONAL_DATA, (match) => {
      if (HARMLESS_MATCH.test(match)) return match
      return /^(https?:|\/)/.test(match) ? scrubAddress(match) : '[…]'
    })
    .slice(0, MAX_MESSAGE_LENGTH)
