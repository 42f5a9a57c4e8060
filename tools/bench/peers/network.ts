import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request as forward } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'

import { launchOptions } from '../../../testing/browser/browser.ts'

// A small internet: one server on this machine that is every host of the web to the browser. Everything is transferred
// the same way, whoever it belongs to: HTTP/2 over TLS, compressed with brotli at its best, from memory.

/** What a host is asked. `body`: '' when there is none. */
type Question = { method: string; url: URL; body: string }

/** What a host answers; by default with status 200. */
export type Answer = { type: string; body: string | Buffer; status?: number }

/** Answers what it is asked; undefined: there is nothing at that address. */
export type Host = (question: Question) => Answer | undefined

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

export const html = (body: string): Answer => ({ type: 'text/html; charset=utf-8', body })
export const json = (value: unknown, status = 200): Answer => ({
  type: 'application/json',
  body: JSON.stringify(value),
  status,
})

/** Answers with files. `find`: the file at a path. */
export const fileHost =
  (find: (path: string) => string | undefined): Host =>
  ({ url }) => {
    const file = find(url.pathname)
    if (!file || !existsSync(file)) return undefined
    return { type: types[extname(file)] ?? 'application/octet-stream', body: readFileSync(file) }
  }

/** A key and a certificate for every host, with the hash of the key by which a browser can be told to accept it. */
function createCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'beterwerk-peers-'))
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  try {
    const subject = ['-subj', '/CN=peers', '-days', '2']
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
    const args = ['req', '-x509', ...kind, ...subject, '-keyout', keyFile, '-out', certFile]
    execFileSync('openssl', args, { stdio: 'ignore' })
    const [key, cert] = [readFileSync(keyFile), readFileSync(certFile)]
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
    return { key, cert, hash: createHash('sha256').update(publicKey).digest('base64') }
  } catch (cause) {
    throw new Error('The peers cannot be measured: openssl could not make a certificate.', { cause })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What a browser needs to read an answer of another origin. */
const sharingHeaders = ({ headers }: Http2ServerRequest) => ({
  'access-control-allow-origin': headers.origin ?? '*',
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': '*, authorization, x-auth-token, x-session-lifetime',
  vary: 'Origin',
})

export type Network = {
  /** A browser for which every host is the server on this machine. */
  browser: Browser
  /** What was requested although nobody answers for it: `GET host/path`. */
  unanswered: Set<string>
  close: () => Promise<void>
}

/**
 * Starts the network. `hosts`: who answers, by the name of the host. `programs`: the ports of the hosts that are programs
 * of this machine.
 */
export async function startNetwork(
  hosts: Record<string, Host>,
  programs: Record<string, number>,
): Promise<Network> {
  const { key, cert, hash } = createCertificate()
  const unanswered = new Set<string>()
  const compressed = new Map<string, Buffer>()
  const compress = (body: string | Buffer) => {
    const bodyHash = createHash('sha256').update(body).digest('base64')
    const known = compressed.get(bodyHash) ?? brotliCompressSync(body)
    compressed.set(bodyHash, known)
    return known
  }

  async function answer(request: Http2ServerRequest, response: Http2ServerResponse) {
    const url = new URL(request.url, `https://${request.authority}`)
    const port = programs[url.hostname]
    if (port !== undefined) return pass(request, response, port)
    const host = hosts[url.hostname]
    if (host && request.method === 'OPTIONS') {
      response.writeHead(204, {
        ...sharingHeaders(request),
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
        'access-control-max-age': '7200',
      })
      response.end()
      return
    }
    const found = host?.({ method: request.method, url, body: await text(request) })
    if (!found) {
      if (url.pathname !== '/favicon.ico') unanswered.add(`${request.method} ${url.host}${url.pathname}`)
      response.writeHead(404, sharingHeaders(request))
      response.end()
      return
    }
    const body = compress(found.body)
    response.writeHead(found.status ?? 200, {
      ...sharingHeaders(request),
      'content-type': found.type,
      'content-encoding': 'br',
      'content-length': body.length,
      // Of files as CDNs say it, of documents and answers of an API not.
      'cache-control': /^(text\/html|application\/json)/.test(found.type)
        ? 'no-store'
        : 'public, max-age=31536000',
    })
    response.end(body)
  }

  /** Lets a program of this machine answer, with its own compression. */
  function pass(request: Http2ServerRequest, response: Http2ServerResponse, port: number) {
    const headers = Object.entries(request.headers).filter(([name]) => !name.startsWith(':'))
    const options = {
      host: '127.0.0.1',
      port,
      method: request.method,
      path: request.url,
      headers: { ...Object.fromEntries(headers), host: request.authority },
    }
    const passed = forward(options, (answered) => {
      const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...rest } = answered.headers
      response.writeHead(answered.statusCode!, rest)
      answered.pipe(response)
    })
    passed.on('error', () => response.stream.destroy())
    request.pipe(passed)
  }

  const server = createSecureServer({ key, cert }, (request, response) => {
    void answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const options = launchOptions()
  const browser = await chromium.launch({
    ...options,
    args: [
      ...options.args,
      `--host-resolver-rules=MAP * 127.0.0.1:${port}`,
      // Accepts this key, instead of ignoring errors of certificates: pages with such errors are not cached.
      `--ignore-certificate-errors-spki-list=${hash}`,
    ],
  })
  return {
    browser,
    unanswered,
    async close() {
      await browser.close()
      server.close()
    },
  }
}
