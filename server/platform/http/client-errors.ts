import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

import { cookiePage, type StandalonePage } from './cookie-page.ts'
import { type FinalStatus, Refusal } from './refusal.ts'

/** How long a client may go on sending after the response, in milliseconds: a reset would discard the response. */
const LINGER_MS = 2_000

/** For errors of Node's parser; every other error is a malformed request. */
const statuses: Record<string, FinalStatus> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

function envelopeOf(status: FinalStatus): Omit<StandalonePage, 'policy'> {
  const { code, problems } = new Refusal(status)
  return {
    type: 'application/json; charset=utf-8',
    body: JSON.stringify({ responseObject: null, code, ...problems }),
  }
}

/**
 * Handles requests that Node's parser refuses, before hooks could: responds with the security headers and an
 * envelope, without a word of the request, and closes the connection. Headers that are too large are mostly
 * cookies, which a page offers to delete. `headers`: of every response. `clearPath`: see `cookiePage`.
 */
export function clientErrorHandler(headers: Record<string, string>, clearPath: string) {
  const { policy, ...page } = cookiePage(clearPath)
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const status = statuses[error.code ?? ''] ?? 400
    const isPage = status === 431
    const { type, body } = isPage ? page : envelopeOf(status)
    const all = {
      ...headers,
      ...(isPage && { 'content-security-policy': policy }),
      'cache-control': 'no-store',
      'content-type': type,
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
    socket.removeAllListeners('data').resume()
    setTimeout(() => socket.destroy(), LINGER_MS).unref()
  }
}
