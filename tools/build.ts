import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { rspack, type Stats } from '@rspack/core'

import { configurations } from '../rspack.config.ts'
import { remotePaths } from '../shell/remote-paths.ts'

// npm run build                      everything, into dist/
// npm run build -- --only shop       one remote, 'shell' or 'widgets', for a deployment of its own
// npm run build -- --single          the same code as one bundle, into dist-single/, to measure federation against

const { values } = parseArgs({ options: { only: { type: 'string' }, single: { type: 'boolean' } } })
const compress = promisify(brotliCompress)

/** Bytes below which compressing costs more than it saves. */
const SMALL = 500

function compile(): Promise<Stats[]> {
  const compiler = rspack(configurations(values.single ? 'single' : (values.only ?? 'all')))
  return new Promise((resolve, reject) => {
    compiler.run((failure, result) => {
      compiler.close(() => undefined)
      if (failure) reject(failure)
      else if (!result || result.hasErrors()) reject(new Error(result?.toString({ preset: 'errors-only' })))
      else resolve(result.stats)
    })
  })
}

/** Puts a brotli twin beside every file that gains by it, for a server to send as it is. */
async function compressFolder(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html|svg|json)$/.test(entry.name))
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
  const stats = await compile()
  for (const { compilation } of stats) console.info(`built ${compilation.compiler.name}`)
  await compressFolder(values.single ? 'dist-single' : 'dist')
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure)
  process.exitCode = 1
}
