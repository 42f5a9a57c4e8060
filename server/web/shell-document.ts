import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import type { PageConfig } from '#shared/domain/page-config.ts'
import type { Config } from '../runtime/config.ts'

/** A document as it is sent: its bytes, the same compressed, and what tells it from an earlier one. */
export type Document = { html: Buffer; brotli: Buffer; etag: string }

/** Path prefix, with `:x` for one segment -> the modules that a page under it starts with. */
type Preloads = Record<string, string[]>

const escaped = (json: unknown) => JSON.stringify(json).replaceAll('<', '\\u003c')

/** Words as HTML shows them. */
const asText = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const remotesIn = (dist: string) =>
  readdirSync(join(dist, 'remotes'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** What the page must know of this installation. Remotes are the ones built here, unless REMOTES says otherwise. */
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

/** The longest prefix that a path begins with, segment by segment. */
function patternOf(pathname: string, preloads: Preloads): string | undefined {
  const given = pathname.split('/')
  const fits = (pattern: string) =>
    pattern.split('/').every((segment, at) => (segment.startsWith(':') ? given[at] : segment === given[at]))
  const length = (pattern: string) => pattern.split('/').length
  return Object.keys(preloads)
    .filter(fits)
    .sort((a, b) => length(b) - length(a))[0]
}

/**
 * The shell's document per path, as the last build left it in `dist`: with the settings of this installation, and
 * with the modules announced that the page at that path starts with, so that they need not wait for each other.
 * Gives a function from a path to its document; undefined while nothing was built.
 */
export function shellDocuments(config: Config, dist: string): (pathname: string) => Document | undefined {
  let builtAt = 0
  let template = ''
  let preloads: Preloads = {}
  const rendered = new Map<string | undefined, Document>()

  /** A remote or the shell may be built anew under a running server. */
  function followBuild(): boolean {
    const [page, list] = [join(dist, 'index.html'), join(dist, 'preload.json')]
    const changedAt = Math.max(
      ...[page, list].map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0),
    )
    if (changedAt !== builtAt && changedAt > 0) {
      template = readFileSync(page, 'utf8')
        .replace('"__CONFIG__"', () => escaped(pageConfig(config, dist)))
        .replace('__PRODUCT_NAME__', () => asText(config.productName))
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
    if (!followBuild()) return undefined
    const pattern = patternOf(pathname, preloads)
    const document = rendered.get(pattern) ?? render(pattern)
    rendered.set(pattern, document)
    return document
  }
}
