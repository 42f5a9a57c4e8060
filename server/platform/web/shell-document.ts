import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { isPageAt } from '#shared/domain/basics/page-path.ts'
import type { PageShape } from '#shared/domain/website/page.ts'
import type { PageConfig } from '#shared/domain/website/page-config.ts'
import { contentSecurityPolicy } from '../http/headers.ts'
import { integrityImportMap, isRemoteTrusted } from '../http/remote-integrity.ts'
import type { Config } from '../runtime/config.ts'
import { partsElsewhere } from './static-elsewhere.ts'

export type Document = { status: 200 | 404; html: Buffer; brotli: Buffer; etag: string; policy: string }

/** `remote`: absent for a page of the shell. `modules`: what it loads first. */
type Page = { remote?: string; shape: PageShape; modules: string[] }

const NO_PAGE: Page = { shape: 'state', modules: [] }

const MAINTENANCE =
  '<aside class="bw-maintenance" aria-label="Onderhoud"><p>Er is nu onderhoud. Je kunt alles lezen, maar nu niets opslaan.</p></aside>'

/** For browsers without JavaScript, also where links of a website lead: what the page is for, and what it needs. */
const NO_SCRIPT = 'Zet JavaScript aan om deze omgeving te gebruiken.'
const noScript: Record<string, string> = {
  '/inloggen': 'Zet JavaScript aan om in te loggen.',
  '/bedrijven': 'Zet JavaScript aan om in te loggen en je bedrijven te zien.',
  '/bedrijven/externalId/:externalKey':
    'Zet JavaScript aan om in te loggen en dit bedrijf te zien, of iemand te laten meekijken.',
  '/winkelwagen': 'Zet JavaScript aan om je winkelwagen te zien en materialen te bestellen. Ze zijn gratis.',
}

const MAIN_SCRIPT = /(<script [^>]*src=")\/(?=main\.)/
const INLINE_STYLE = /<style>(.*?)<\/style>/s

const escapeJson = (json: unknown) => JSON.stringify(json).replaceAll('<', '\\u003c')

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const remotesIn = (dist: string, { remotes }: Config) =>
  readdirSync(join(dist, 'remotes'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !remotes[entry.name])
    .map(({ name }) => name)

/** The paths of the pages of each remote. */
function pathsByRemote(pages: Record<string, Page>): PageConfig['pages'] {
  const remotes = new Set(Object.values(pages).flatMap(({ remote }) => remote ?? []))
  const pathsOf = (name: string) => Object.keys(pages).filter((path) => pages[path]!.remote === name)
  return Object.fromEntries([...remotes].map((name) => [name, pathsOf(name)]))
}

/** The pages of the build; those of a remote whose setting lists its pages are these. */
const readPages = (list: string, { remotes }: Config): Record<string, Page> =>
  Object.fromEntries([
    ...Object.entries<Page>(JSON.parse(readFileSync(list, 'utf8'))).filter(
      ([, { remote }]) => !remote || !remotes[remote]?.pages,
    ),
    ...Object.entries(remotes).flatMap(([name, { pages = {} }]) =>
      Object.entries(pages)
        .filter(([, { remote }]) => remote === name)
        .map(([path, { shape }]): [string, Page] => [path, { remote: name, shape, modules: [] }]),
    ),
  ])

/**
 * REMOTES overrides the addresses of the remotes that were built here. A remote that a browser may not load has no
 * address, so that its pages say that they are not available.
 */
const pageConfig = (config: Config, dist: string, pages: Record<string, Page>): PageConfig => ({
  remotes: Object.fromEntries([
    ...remotesIn(dist, config).map((name) => [
      name,
      `${config.staticUrl ?? '/'}remotes/${name}/remoteEntry.js`,
    ]),
    ...Object.entries(config.remotes)
      .filter(([, remote]) => isRemoteTrusted(config, remote))
      .map(([name, { entry }]) => [name, entry]),
  ]),
  pages: pathsByRemote(pages),
  websiteUrl: config.websiteUrl,
  productName: config.productName,
  helpline: config.helpline,
  branchRieUrl: config.branchRieUrl,
  cookieDomain: config.cookieDomain ?? null,
  sentryDsn: config.sentryDsn ?? null,
})

/**
 * Renders documents from the last build in `dist`: with the settings, the shape of the page until its code is
 * there, and preload links for its first modules, so that they load in parallel. Where there is no page, the title
 * says so. `isInMaintenance`: the document says so. Undefined without a build.
 */
export function shellDocuments(
  config: Config,
  dist: string,
): (pathname: string, isInMaintenance: boolean) => Document | undefined {
  const staticUrl = config.staticUrl ?? '/'
  let builtAt = 0
  let template = ''
  let importMap: string | undefined
  let policy = ''
  let pages: Record<string, Page> = {}
  const rendered = new Map<string, Document>()

  /** A newer build may appear under a running server. Returns whether there is a build. */
  function readBuild(): boolean {
    const [page, list] = [join(dist, 'index.html'), join(dist, 'pages.json')]
    const changedAt = Math.max(
      ...[page, list].map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0),
    )
    if (changedAt !== builtAt && changedAt > 0) {
      pages = readPages(list, config)
      template = readFileSync(page, 'utf8')
        .replace('"__CONFIG__"', () => escapeJson(pageConfig(config, dist, pages)))
        .replaceAll('__PRODUCT_NAME__', () => escapeText(config.productName))
        .replaceAll('__PUBLIC_URL__', () => escapeText(config.publicUrl))
        .replace(MAIN_SCRIPT, `$1${staticUrl}`)
      importMap = integrityImportMap(
        config,
        config.staticUrl ? partsElsewhere(dist, config.staticUrl, remotesIn(dist, config)) : [],
      )
      policy = contentSecurityPolicy(config, { inlineStyle: INLINE_STYLE.exec(template)?.[1], importMap })
      rendered.clear()
      builtAt = changedAt
    }
    return builtAt > 0
  }

  function render(path: string | undefined, isInMaintenance: boolean): Document {
    const isElsewhere = (module: string) =>
      Object.keys(config.remotes).some((name) => module.startsWith(`/remotes/${name}/`))
    const { shape, modules } = (path && pages[path]) || NO_PAGE
    const links = modules
      .filter((module) => !isElsewhere(module))
      // Style sheets of another host are fetched with their integrity, which a preload does not have.
      .filter((module) => !(config.staticUrl && module.endsWith('.css')))
      .map((module) => {
        const rel = module.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"'
        return `<link ${rel} href="${staticUrl}${module.slice(1)}">`
      })
    const checks = importMap ? `<script type="importmap">${importMap}</script>` : ''
    const page = template
      .replace('<!--preload-->', () => checks + links.join(''))
      .replace('<!--maintenance-->', isInMaintenance ? MAINTENANCE : '')
      .replace('__PAGE_SHAPE__', shape)
      .replace('__NO_SCRIPT__', noScript[path ?? ''] ?? NO_SCRIPT)
    const notFoundTitle = `<title>${escapeText(config.productName)} – Niet gevonden</title>`
    const html = Buffer.from(path ? page : page.replace(/<title>.*<\/title>/, () => notFoundTitle))
    const etag = `"${createHash('sha256').update(html).digest('base64url')}"`
    return { status: path ? 200 : 404, html, brotli: brotliCompressSync(html), etag, policy }
  }

  return (pathname, isInMaintenance) => {
    if (!readBuild()) return undefined
    const path = Object.keys(pages).find((path) => isPageAt(pathname, path))
    const key = `${path} ${isInMaintenance}`
    const document = rendered.get(key) ?? render(path, isInMaintenance)
    rendered.set(key, document)
    return document
  }
}
