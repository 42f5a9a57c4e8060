import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { rspack, type Stats } from '@rspack/core'

import { configurations } from '../rspack.config.ts'
import { remotePaths } from '../shell/remote-paths.ts'

// npm run build                      everything, into dist/
// npm run build -- --only shop       one remote, 'shell' or 'widgets', for a deployment of its own
// npm run build -- --out folder      somewhere else than into dist/
// npm run build -- --single          the same code as one bundle, into dist-single/, to measure federation against

const { values } = parseArgs({
  options: { only: { type: 'string' }, out: { type: 'string' }, single: { type: 'boolean' } },
})
const what = values.single ? 'single' : (values.only ?? 'all')
const out = resolve(values.out ?? (values.single ? 'dist-single' : 'dist'))
const compress = promisify(brotliCompress)

/** Bytes below which compressing costs more than it saves. */
const SMALL = 500
/** The server reads it: which modules to announce in the document of a path, so that they need not wait for each other. */
const PRELOADS = join(out, 'preload.json')

function compile(): Promise<Stats[]> {
  const compiler = rspack(configurations(what, { out }))
  return new Promise((resolve, reject) => {
    compiler.run((failure, result) => {
      compiler.close(() => undefined)
      if (failure) reject(failure)
      else if (!result || result.hasErrors()) reject(new Error(result?.toString({ preset: 'errors-only' })))
      else resolve(result.stats)
    })
  })
}

/** The files of a remote that its first page needs, whichever page that is: its entry and its routes. */
function firstFiles(remote: string, stats: Stats): string[] {
  const { chunks = [] } = stats.toJson({ all: false, chunks: true, chunkOrigins: true })
  return chunks
    .filter(({ origins = [] }) => origins.some(({ request }) => !request))
    .flatMap(({ files = [] }) => files.filter((file) => file.endsWith('.js')))
    .map((file) => `/remotes/${remote}/${file}`)
}

/** Notes the first files of what was built; those of other remotes stay as an earlier build noted them. */
function notePreloads(built: Stats[]) {
  const preloads = existsSync(PRELOADS) ? JSON.parse(readFileSync(PRELOADS, 'utf8')) : {}
  for (const stats of built) {
    const name = stats.compilation.compiler.name ?? ''
    for (const path of remotePaths[name] ?? []) preloads[path] = firstFiles(name, stats)
  }
  writeFileSync(PRELOADS, JSON.stringify(preloads, null, 1))
}

/** Puts a brotli twin beside every file that gains by it, for a server to send as it is. */
async function compressAll() {
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html|svg)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file)
      if (content.length < SMALL) return
      writeFileSync(
        `${file}.br`,
        await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      )
    }),
  )
}

try {
  // What is built alone leaves the rest alone, also the shell's old files, which open pages may still ask for.
  if (!values.only) rmSync(out, { recursive: true, force: true })
  else if (values.only !== 'shell')
    rmSync(join(out, 'remotes', values.only), { recursive: true, force: true })
  const built = await compile()
  if (!values.single) notePreloads(built)
  await compressAll()
  console.info(`Built ${built.map(({ compilation }) => compilation.compiler.name).join(', ')}.`)
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure)
  process.exitCode = 1
}
