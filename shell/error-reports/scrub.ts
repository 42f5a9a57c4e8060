import { remoteFor } from '../remote-paths.ts'

// What may be told of an address or a sentence to whoever reads the error reports: what is ours, not what is somebody's.

/** A part of a path that is a word of ours; anything else is a number, a key or what somebody typed. */
const WORD = /^[a-z]+(-[a-z]+)*$/
const MAX_WORD = 30
/** Paths that are nobody's remote: of the API, and of the shell itself. */
const KNOWN = /^\/(rest\/.*|geen-toegang)?$/
const BUILT = /\.(js|mjs|css|woff2)$/

/** `/bedrijven/:id/checks` for `/bedrijven/7/checks`; `/:unknown` for a path that leads nowhere. Stays as it is the second time. */
export function pathTemplate(pathname: string): string {
  if (!KNOWN.test(pathname) && !remoteFor(pathname)) return '/:unknown'
  const parts = pathname.split('/')
  return parts
    .map((part) => ((part.length <= MAX_WORD && WORD.test(part)) || part === '' ? part : ':id'))
    .join('/')
}

/** An address, absolute or not, without its query and without whose it is. The name of a file of the build stays. */
export function scrubAddress(address: string): string {
  const isPath = address.startsWith('/')
  if (!URL.canParse(address, 'http://x')) return ':unknown'
  const { protocol, origin, pathname } = new URL(address, 'http://x')
  if (!/^https?:$/.test(protocol)) return protocol
  const path = BUILT.test(pathname) ? pathname : pathTemplate(pathname)
  return isPath ? path : origin + path
}

/** Places in a message where somebody's words may stand, the longest kind first. */
const SUSPECT = new RegExp(
  [
    /https?:\/\/[^\s"'`<>()]+/, // an address
    /"[^"]*"|`[^`]*`|'[^']*'/, // a quotation: engines and schemas quote what they could not read
    /[^\s/@]+(?:@|%40)[^\s/]+/, // a mail address
    /(?<![\w.])\/[^\s"'`<>(),]+/, // a path
    /[?#][^\s]+/, // a query
    /(?=[\w-]*\d)[\w-]{16,}|[\w-]{40,}/, // a key
    /\d[\d ()-]{3,}\d/, // a telephone number
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)
/** What JavaScript itself quotes: the name of a property. And React the number of an error. */
const HARMLESS = /^(?:'[A-Za-z_$][\w$.]*'|#\d+;?)$/
const MAX_MESSAGE = 300

/** The message of an error without what may be somebody's: addresses, paths, quotations, keys, numbers of five digits and more. */
export const scrubMessage = (message: string): string =>
  message
    .replace(SUSPECT, (found) => {
      if (HARMLESS.test(found)) return found
      return /^(https?:|\/)/.test(found) ? scrubAddress(found) : '[…]'
    })
    .slice(0, MAX_MESSAGE)
