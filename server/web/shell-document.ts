import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { PageConfig } from '#shared/domain/page-config.ts'
import { isPageParam } from '#shared/domain/page-params.ts'
import type { Config } from '../runtime/config.ts'

/** A document with its compressed form and its entity tag. `status`: 404 when the portal has no such page. */
export type Document = { status: 200 | 404; html: Buffer; brotli: Buffer; etag: string }

/** The path of every page, with `:x` for one segment -> the modules that it loads first. */
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

/** Returns the path of the page at `pathname` as `preloads` has it; undefined when the portal has no such page. */
function findPage(pathname: string, preloads: Preloads): string | undefined {
  const segments = pathname.replace(/(?<=.)\/+$/, '').split('/')
  const matches = (page: string) => {
    const expected = page.split('/')
    return (
      expected.length === segments.length &&
      expected.every((segment, at) =>
        segment.startsWith(':') ? isPageParam(segment.slice(1), segments[at]!) : segment === segments[at],
      )
    )
  }
  return Object.keys(preloads).find(matches)
}

/**
 * Renders the document of the shell per path, from the last build in `dist`: with the settings of this installation, and
 * with preload links for the first modules of the page, so that they load in parallel. Where there is no page, the
 * document has the title of the page that says so. Returns a function from a path to its document; undefined without a
 * build.
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

  function render(page: string | undefined): Document {
    const isElsewhere = (module: string) =>
      Object.keys(config.remotes).some((name) => module.startsWith(`/remotes/${name}/`))
    const modules = page ? preloads[page]!.filter((module) => !isElsewhere(module)) : []
    const links = modules.map((module) => `<link rel="modulepreload" href="${module}">`).join('')
    const withLinks = template.replace('<!--preload-->', links)
    const notFoundTitle = `<title>${escapeText(config.productName)} – Niet gevonden</title>`
    const html = Buffer.from(page ? withLinks : withLinks.replace(/<title>.*<\/title>/, () => notFoundTitle))
    const etag = `"${createHash('sha256').update(html).digest('base64url')}"`
    return { status: page ? 200 : 404, html, brotli: brotliCompressSync(html), etag }
  }

  return (pathname) => {
    if (!readBuild()) return undefined
    const page = findPage(pathname, preloads)
    const document = rendered.get(page) ?? render(page)
    rendered.set(page, document)
    return document
  }
}
