import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { documentHeaders } from '../http/headers.ts'
import { Refusal } from '../http/refusal.ts'
import { type Document, shellDocuments } from './shell-document.ts'

/** A file whose name changes with its content. */
const HASHED = /\.[\da-f]{8,}\.\w+$/
const FOREVER = 'public, max-age=31536000, immutable'
/** Kept, but asked about each time: what was deployed is there at the next visit. */
const ASK_FIRST = 'no-cache'

/** What the build leaves for the server, not for visitors; and folders, which are pages if they are anything. */
const NO_FILE = /^\/(index\.html|preload\.json)|\/$/
/** Paths that are no page of the portal, whether or not something is there. */
const NO_PAGE = /^\/(rest|health|remotes|widgets|website)(\/|$)|\.\w+$/
/** What a page of the website may be called, whether or not it is there. */
const WEBSITE_PAGE = /^\/website\/([^.]*|.*\.html)$/
/** What is only ever a part of a document. An image can be one by itself. */
const NO_DOCUMENT = /\.(js|css|woff2)$/
/** What other sites load as well: the website the widgets, and a portal elsewhere our remotes. */
const EMBEDDED = /^\/(remotes\/|widgets\/|bw\.)/

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0]!

/**
 * Serves what the build left in `dist`: the portal, its remotes, the widgets and the demo website. A path that is
 * no file is a page of the portal and gets the shell's document; what looks like a file and is not there is a 404,
 * so that a page notices when its code is gone after a deployment. The website has a page of its own for that.
 */
export async function registerStaticFiles(app: FastifyInstance, dist: string): Promise<void> {
  const documentAt = shellDocuments(app.config, dist)
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
    allowedPath: (path) => !NO_FILE.test(path),
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
    const lost = join(dist, 'website/404.html')
    if (WEBSITE_PAGE.test(path) && existsSync(lost))
      return reply
        .code(404)
        .headers({ 'cache-control': ASK_FIRST, 'content-type': 'text/html; charset=utf-8' })
        .send(createReadStream(lost))
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !NO_PAGE.test(path)
    if (!isPage) return reply.code(404).type('text/plain; charset=utf-8').send('Niet gevonden')
    const document = documentAt(path)
    if (document) return sendDocument(request, reply, document)
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('The portal is not built yet: npm run build')
  })
}

function setHeaders(reply: FastifyReply) {
  const path = pathOf(reply.request)
  if (NO_DOCUMENT.test(path)) for (const name of documentHeaders) reply.removeHeader(name)
  reply.header('cache-control', HASHED.test(path) ? FOREVER : ASK_FIRST)
  if (!EMBEDDED.test(path)) return
  // The same for everybody, so that a copy that is kept somewhere does for every page: it is code, and no secret.
  reply.removeHeader('access-control-allow-credentials')
  reply.headers({ 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' })
}

function sendDocument({ headers }: FastifyRequest, reply: FastifyReply, { html, brotli, etag }: Document) {
  reply.headers({ 'cache-control': ASK_FIRST, vary: 'accept-encoding', etag })
  if (headers['if-none-match'] === etag) return reply.code(304).send()
  reply.type('text/html; charset=utf-8')
  if (!/\bbr\b/.test(headers['accept-encoding'] ?? '')) return reply.send(html)
  return reply.header('content-encoding', 'br').send(brotli)
}
