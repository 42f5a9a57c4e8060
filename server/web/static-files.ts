import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { documentHeaders } from '../http/headers.ts'
import { Refusal } from '../http/refusal.ts'
import { isRemoteTrusted } from '../http/remote-integrity.ts'
import { type Document, shellDocuments } from './shell-document.ts'
import { siteFiles } from './site-files.ts'

/** Files whose name contains a hash of their content. */
const HASHED = /\.[\da-f]{8,}\.\w+$/
const FOREVER = 'public, max-age=31536000, immutable'
/** Cached, but revalidated each time, so that a deployment is visible at the next visit. */
const REVALIDATE = 'no-cache'

/** Files of the build that are for the server only, and folders, which are pages if anything. */
const NOT_A_FILE = /^\/(index\.html|pages\.json)|\/$/
/** Paths that are not pages of the portal, whether or not they exist. */
const NOT_A_PAGE = /^\/(rest|health|remotes|widgets|website)(\/|$)|\.\w+$/
/** Paths of pages of the website, whether or not they exist. */
const WEBSITE_PAGE = /^\/website\/([^.]*|.*\.html)$/
/** The pages of the portal that search engines may show: all others need a login, or are about somebody's own things. */
const INDEXED_PAGE = /^\/(inloggen|aanmelden)?$/
/** Files that are never a document by themselves, as an image may be. */
const NOT_A_DOCUMENT = /\.(js|css|woff2)$/
/** Files that other sites load: the website loads the widgets, another portal may load the remotes. */
const EMBEDDED = /^\/(remotes\/|widgets\/|bw\.)/

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0]!

/**
 * Serves the build in `dist`: the portal, its remotes, the widgets and the demo website. A path without a file is a page
 * of the portal and gets the document of the shell, with status 404 when the portal has no such page; search engines may
 * show the pages before a login only. A path with an extension but without a file gets a 404, so that a
 * page notices when its code is gone after a deployment. The website has a 404 page of its own.
 */
export async function registerStaticFiles(app: FastifyInstance, dist: string): Promise<void> {
  for (const [name, remote] of Object.entries(app.config.remotes)) {
    if (!isRemoteTrusted(app.config, remote))
      app.log.warn(`the remote ${name} is not loaded: it is on another host, and REMOTES has no integrity`)
  }
  const documentAt = shellDocuments(app.config, dist)
  const generated = siteFiles(app.config)
  const files = {
    schemaHide: true,
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true,
    setHeaders,
  }
  await app.register(fastifyStatic, {
    ...files,
    root: dist,
    index: false,
    allowedPath: (path) => !NOT_A_FILE.test(path),
  })
  await app.register(fastifyStatic, {
    ...files,
    root: join(dist, 'website'),
    prefix: '/website',
    redirect: true,
    decorateReply: false,
  })

  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request)
    if (path.startsWith('/rest/')) throw new Refusal(404)
    const file = generated.get(path)
    if (file) return reply.header('cache-control', REVALIDATE).type(file.type).send(file.content)
    const notFoundPage = join(dist, 'website/404.html')
    if (WEBSITE_PAGE.test(path) && existsSync(notFoundPage))
      return reply
        .code(404)
        .headers({ 'cache-control': REVALIDATE, 'content-type': 'text/html; charset=utf-8' })
        .send(createReadStream(notFoundPage))
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !NOT_A_PAGE.test(path)
    if (!isPage) return reply.code(404).type('text/plain; charset=utf-8').send('Niet gevonden')
    const document = documentAt(path)
    if (document) {
      if (!INDEXED_PAGE.test(path)) reply.header('x-robots-tag', 'noindex')
      return sendDocument(request, reply, document)
    }
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('The portal is not built yet: npm run build')
  })
}

function setHeaders(reply: FastifyReply) {
  const path = pathOf(reply.request)
  if (NOT_A_DOCUMENT.test(path)) for (const name of documentHeaders) reply.removeHeader(name)
  reply.header('cache-control', HASHED.test(path) ? FOREVER : REVALIDATE)
  if (!EMBEDDED.test(path)) return
  // The same headers for every site, so that caches can share the response. It is code, and no secret.
  reply.removeHeader('access-control-allow-credentials')
  reply.headers({ 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' })
}

function sendDocument(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { status, html, brotli, etag, policy }: Document,
) {
  reply.headers({
    'cache-control': REVALIDATE,
    'content-security-policy': policy,
    // A link to another site does not say that it was followed, nor from where.
    'referrer-policy': 'same-origin',
    vary: 'accept-encoding',
    etag,
  })
  if (status === 200 && headers['if-none-match'] === etag) return reply.code(304).send()
  reply.code(status).type('text/html; charset=utf-8')
  if (!/\bbr\b/.test(headers['accept-encoding'] ?? '')) return reply.send(html)
  return reply.header('content-encoding', 'br').send(brotli)
}
