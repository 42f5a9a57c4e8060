import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import type { PageConfig } from '#shared/domain/page-config.ts'
import type { Config } from '../runtime/config.ts'

/** A document with its compressed form and its entity tag. */
export type Document = { html: Buffer; brotli: Buffer; etag: string }

/** Path prefix, with `:x` for one segment -> the modules that the pages below it load first. */
type Preloads = Record<string, string[]>

const escapeJson = (json: unknown) => JSON.stringify(json).replaceAll('<', '\\u003c')

/** Escapes text for HTML, also for the value of an attribute. */
const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const remotesIn = (dist: string) =>
  readdirSync(join(dist, 'remotes'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** The settings of this installation for pages. REMOTES overrides the addresses of the remotes that were built here. */
const pageConfig = (config: Config, dist: string): PageConfig => ({
  remotes: {
    ...Object.fromEntries(remotesIn(dist).map((name) => [name, `/remotes/${name}/remoteEntry.js`])),
    ...config.remotes,
  },
  websiteUrl: config.websiteUrl,
  productName: config.productName,
  helpline: config.helpline,
  cookieDomain: config.cookieDomain ?? null,
  sentryDsn: config.sentryDsn ?? null,
})

/** Returns the longest prefix that matches a path, segment by segment. */
function findPattern(pathname: string, preloads: Preloads): string | undefined {
  const segments = pathname.split('/')
  const matches = (pattern: string) =>
    pattern
      .split('/')
      .every((segment, at) => (segment.startsWith(':') ? segments[at] : segment === segments[at]))
  const length = (pattern: string) => pattern.split('/').length
  return Object.keys(preloads)
    .filter(matches)
    .sort((a, b) => length(b) - length(a))[0]
}

/**
 * Renders the document of the shell per path, from the last build in `dist`: with the settings of this installation, and
 * with preload links for the first modules of the page, so that they load in parallel. Returns a function from a path to
 * its document; undefined without a build.
 */
export function shellDocuments(config: Config, dist: string): (pathname: string) => Document | undefined {
  let builtAt = 0
  let template = ''
  let preloads: Preloads = {}
  const rendered = new Map<string | undefined, Document>()

  /** Reads a newer build, which may appear under a running server. Returns whether there is a build. */
  function readBuild(): boolean {
    const [page, list] = [join(dist, 'index.html'), join(dist, 'preload.json')]
    const changedAt = Math.max(
      ...[page, list].map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0),
    )
    if (changedAt !== builtAt && changedAt > 0) {
      template = readFileSync(page, 'utf8')
        .replace('"__CONFIG__"', () => escapeJson(pageConfig(config, dist)))
        .replaceAll('__PRODUCT_NAME__', () => escapeText(config.productName))
        .replaceAll('__PUBLIC_URL__', () => escapeText(config.publicUrl))
      preloads = JSON.parse(readFileSync(list, 'utf8'))
      rendered.clear()
      builtAt = changedAt
    }
    return builtAt > 0
  }

  function render(pattern: string | undefined): Document {
    const isElsewhere = (module: string) =>
      Object.keys(config.remotes).some((name) => module.startsWith(`/remotes/${name}/`))
    const modules = pattern ? preloads[pattern]!.filter((module) => !isElsewhere(module)) : []
    const links = modules.map((module) => `<link rel="modulepreload" href="${module}">`).join('')
    const html = Buffer.from(template.replace('<!--preload-->', links))
    const etag = `"${createHash('sha256').update(html).digest('base64url')}"`
    return { html, brotli: brotliCompressSync(html), etag }
  }

  return (pathname) => {
    if (!readBuild()) return undefined
    const pattern = findPattern(pathname, preloads)
    const document = rendered.get(pattern) ?? render(pattern)
    rendered.set(pattern, document)
    return document
  }
}
