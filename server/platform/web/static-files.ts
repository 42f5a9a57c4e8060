import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type CachedFile, createFileCache, HASHED } from '../http/file-cache.ts'
import { documentHeaders, PREVIEW_POLICY } from '../http/headers.ts'
import { Refusal } from '../http/refusal.ts'
import { isRemoteTrusted } from '../http/remote-integrity.ts'
import { acceptsBrotli, sendFile } from '../http/send-file.ts'
import type { Config } from '../runtime/config.ts'
import { type Document, shellDocuments } from './shell-document.ts'
import { siteFiles } from './site-files.ts'
import { websitePages } from './website-pages.ts'

const FOREVER = 'public, max-age=31536000, immutable'
/** Cached, but revalidated each time, so that a deployment is visible at the next visit. */
const REVALIDATE = 'no-cache'
/**
 * Scripts for websites come from the cache while the browser looks for a newer one, so that no visit waits. After a
 * day the visit waits. The files of an earlier loader are kept for longer (`built-files.ts`).
 */
const REVALIDATE_MEANWHILE = 'max-age=0, stale-while-revalidate=86400'

/** In seconds: a build takes less. */
const NOT_BUILT_RETRY_AFTER_S = 60

/** For the server, and the npm package. The names of files may not distinguish capitals. */
const NOT_SENT = /^\/(index\.html|pages\.json|package\/)/i
const NOT_A_PAGE = /^\/((rest|health|remotes|website)(\/|$)|widgets\/)|\.\w+$/
/** Without and with the slash that their page has. */
const WEBSITE_FOLDER = /^\/website(\/[^./]+)*$/
const WEBSITE_INDEX = /^(\/website(\/[^./]+)*)\/$/
const WEBSITE_PAGE = /^\/website\/([^.]*|.*\.html)$/
/** Search engines may show these: all other pages need a login, or are about somebody's own things. */
const INDEXED_PAGE = /^\/(inloggen|aanmelden|widgets)?$/
/** Never a document by themselves, as an image may be. */
const NOT_A_DOCUMENT = /\.(js|css|woff2)$/
const FOR_WEBSITES = /^\/bw(-if)?\.js$/
const PREVIEW = '/widgets/preview.html'
/** Other sites load these: the website loads the widgets, another portal may load the remotes. */
const EMBEDDED = /^\/(remotes\/|widgets\/|bw[.-])/
/** Pages load these from the host of STATIC_URL, which may get them, with their headers, from here. */
const CODE_OF_SHELL = /^\/[\w-]+\.[\da-f]{8}\.(js|css)$/

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0]!

/**
 * A path without a file is a page of the portal, with status 404 when it has no such page; with an extension it
 * gets a 404, so that a page notices when its code is gone after a deployment. Only pages before a login are
 * indexed. `maintenance`: documents say so. `findEarlier`: a file of an earlier build that is still served.
 */
export async function serveStaticFiles(
  app: FastifyInstance,
  dist: string,
  maintenance: { readonly isOn: boolean } = { isOn: false },
  findEarlier: (path: string) => Promise<CachedFile | undefined> = async () => undefined,
): Promise<void> {
  for (const [name, remote] of Object.entries(app.config.remotes)) {
    if (!isRemoteTrusted(app.config, remote))
      app.log.warn(`the remote ${name} is not loaded: it is on another host, and REMOTES has no integrity`)
  }
  const documentAt = shellDocuments(app.config, dist)
  const generated = siteFiles(app.config)
  const elsewhere = websitePages(app.config)
  const fileAt = createFileCache(dist)

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    async handler(request, reply) {
      const path = pathOf(request)
      if (WEBSITE_FOLDER.test(path) && fileAt(`${path}/index.html`))
        return reply.redirect(request.url.replace(path, `${path}/`), 301)
      const address = elsewhere.get(path)
      if (address) return reply.header('cache-control', REVALIDATE).redirect(address)
      const present = NOT_SENT.test(path) ? undefined : fileAt(path.replace(WEBSITE_INDEX, '$1/index.html'))
      const file = present ?? (await findEarlier(path))
      if (!file) return reply.callNotFound()
      setHeaders(reply, path, app.config)
      return sendFile(request, reply, file)
    },
  })

  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request)
    if (path.startsWith('/rest/')) throw new Refusal(404)
    const file = generated.get(path)
    if (file) return reply.header('cache-control', REVALIDATE).type(file.type).send(file.content)
    const notFoundPage = WEBSITE_PAGE.test(path) ? fileAt('/website/404.html') : undefined
    if (notFoundPage)
      return reply
        .code(404)
        .header('cache-control', REVALIDATE)
        .type(notFoundPage.mediaType)
        .send(notFoundPage.plain.bytes)
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !NOT_A_PAGE.test(path)
    if (!isPage) return reply.code(404).type('text/plain; charset=utf-8').send('Niet gevonden')
    const document = documentAt(path, maintenance.isOn)
    if (document) {
      if (!INDEXED_PAGE.test(path)) reply.header('x-robots-tag', 'noindex')
      return sendDocument(request, reply, document)
    }
    return reply
      .code(503)
      .header('retry-after', NOT_BUILT_RETRY_AFTER_S)
      .type('text/plain; charset=utf-8')
      .send('The portal is not built yet: npm run build')
  })
}

function setHeaders(reply: FastifyReply, path: string, { staticUrl }: Pick<Config, 'staticUrl'>) {
  if (NOT_A_DOCUMENT.test(path)) for (const name of documentHeaders) reply.removeHeader(name)
  const caching = FOR_WEBSITES.test(path) ? REVALIDATE_MEANWHILE : REVALIDATE
  reply.header('cache-control', HASHED.test(path) ? FOREVER : caching)
  if (path === PREVIEW) reply.header('content-security-policy', PREVIEW_POLICY)
  const isEmbedded = EMBEDDED.test(path) || (staticUrl !== undefined && CODE_OF_SHELL.test(path))
  if (!isEmbedded || path === PREVIEW) return
  // The same headers for every site, so that caches can share the response. It is code, and no secret.
  reply.removeHeader('access-control-allow-credentials')
  reply.headers({ 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' })
}

function sendDocument(
  request: FastifyRequest,
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
  if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
  reply.code(status).type('text/html; charset=utf-8')
  if (!acceptsBrotli(request)) return reply.send(html)
  return reply.header('content-encoding', 'br').send(brotli)
}
