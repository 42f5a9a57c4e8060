import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { rspack, type Stats } from '@rspack/core'
import { checkDefinitions } from '#shared/domain/basics/check.ts'
import { checkPages } from '#shared/domain/checks/check-pages.ts'
import type { PageShape } from '#shared/domain/website/page.ts'
import { configurations } from '../rspack.config.ts'
import { PACKAGE_FOLDER } from './build/package.ts'
import { pagesOfParts, requestsOfPages } from './build/pages.ts'
import { runCompiler } from './build/run-compiler.ts'
import { CHECK_ROUTES } from './build/shared-modules.ts'

// npm run build                      everything, into dist/
// npm run build -- --only shop       one remote, 'shell' or 'widgets', for a deployment of its own
// npm run build -- --out folder      somewhere else than into dist/
// npm run build -- --widgets react  the panels of the widgets with React in place of preact/compat
// npm run build -- --single          the same code as one bundle, into dist-single/, to measure federation against

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    out: { type: 'string' },
    single: { type: 'boolean' },
    widgets: { type: 'string', default: 'preact' },
  },
})
const target = values.single ? 'single' : (values.only ?? 'all')
const out = resolve(values.out ?? (values.single ? 'dist-single' : 'dist'))
const compress = promisify(brotliCompress)
const checkPaths = checkDefinitions.flatMap(({ check }) =>
  Object.values(checkPages(check)).map(({ path }) => path),
)

/** In bytes. Compressing smaller files saves next to nothing. */
const MIN_COMPRESSED_SIZE = 500
/** The only files of a remote whose names change with their content. */
const HASHED_CODE = /\.[\da-f]{8}\.(js|css)(\.br)?$/
/** Lists the pages by path, each with its remote, its shape and the modules to preload: the server reads it. */
const PAGES = join(out, 'pages.json')

/** What each page of a remote needs first: its entry and its routes. */
function firstFiles(remote: string, stats: Stats): string[] {
  const { chunks = [] } = stats.toJson({ all: false, chunks: true, chunkOrigins: true })
  return chunks
    .filter(({ origins = [] }) => origins.some(({ request }) => !request))
    .flatMap(({ files = [] }) => files.filter((file) => file.endsWith('.js')))
    .map((file) => `/remotes/${remote}/${file}`)
}

/** What a page loads once the routes are there: `request` of an import in them. */
function filesOfPage(remote: string, stats: Stats, request: string | undefined): string[] {
  const { chunks = [] } = stats.toJson({ all: false, chunks: true, chunkOrigins: true })
  return chunks
    .filter(({ origins = [] }) => request && origins.some((origin) => origin.request === request))
    .flatMap(({ files = [] }) => files.filter((file) => /\.(js|css)$/.test(file)))
    .map((file) => `/remotes/${remote}/${file}`)
}

/** The shell's chunk with the routes that the pages of every check share. */
function checkFiles(stats: Stats): string[] {
  const { chunks = [] } = stats.toJson({ all: false, chunks: true, chunkModules: true, ids: true })
  return chunks
    .filter(({ modules = [] }) => modules.some(({ name }) => name?.startsWith(`./${CHECK_ROUTES}`)))
    .flatMap(({ files = [] }) => files.filter((file) => file.endsWith('.js')))
    .map((file) => `/${file}`)
}

type Page = { remote?: string; shape: PageShape; modules: string[] }

const isOfRemote = (module: string) => module.startsWith('/remotes/')

/** Writes the pages of the parts that were built to `pages.json`; keeps those of other parts as they are there. */
async function writePages(built: Stats[]) {
  const before: Record<string, Page> = existsSync(PAGES) ? JSON.parse(readFileSync(PAGES, 'utf8')) : {}
  const parts = new Map(built.map((stats) => [stats.compilation.compiler.name ?? '', stats]))
  const pages = Object.fromEntries(
    Object.entries(before).filter(([, { remote = 'shell' }]) => !parts.has(remote)),
  )
  const shell = parts.get('shell')
  const ofChecks = shell
    ? checkFiles(shell)
    : [...new Set(Object.values(before).flatMap(({ modules }) => modules.filter((it) => !isOfRemote(it))))]
  for (const [name, stats] of parts) {
    const first = name === 'shell' ? [] : firstFiles(name, stats)
    const requests = await requestsOfPages(name)
    for (const { path, shape } of pagesOfParts[name] ?? []) {
      const modules = [...first, ...filesOfPage(name, stats, requests.get(path))]
      pages[path] = { ...(name !== 'shell' && { remote: name }), shape, modules }
    }
  }
  for (const path of checkPaths) {
    const page = pages[path]
    if (page) pages[path] = { ...page, modules: [...page.modules.filter(isOfRemote), ...ofChecks] }
  }
  writeFileSync(PAGES, JSON.stringify(pages, null, 1))
}

/** Files of a remote that its last build did not have. */
function removeOldFiles(folder: string) {
  const list = join(folder, 'integrity.json')
  if (!existsSync(list)) return
  const last = Object.keys(JSON.parse(readFileSync(list, 'utf8')))
  for (const name of readdirSync(folder))
    if (HASHED_CODE.test(name) && !last.includes(name.replace(/\.br$/, ''))) rmSync(join(folder, name))
}

/** For every text file that the server sends and that is large enough. */
async function compressAll() {
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html|svg)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join(out, PACKAGE_FOLDER, '/')))
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file)
      if (content.length < MIN_COMPRESSED_SIZE) return
      writeFileSync(
        `${file}.br`,
        await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      )
    }),
  )
}

try {
  // Building one part keeps the other parts, and the files of its last build, which open pages may still request.
  if (values.only) removeOldFiles(join(out, 'remotes', values.only))
  else rmSync(out, { recursive: true, force: true })
  const { widgets } = values
  if (widgets !== 'preact' && widgets !== 'react')
    throw new Error(`--widgets is 'preact' or 'react', not '${widgets}'`)
  const { stats: built } = await runCompiler(rspack(configurations(target, { out, widgets })))
  await compressAll()
  // Last, because a running server reads the new document when this file changes.
  if (!values.single) await writePages(built)
  console.info(`Built ${built.map(({ compilation }) => compilation.compiler.name).join(', ')}.`)
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure)
  process.exitCode = 1
}
