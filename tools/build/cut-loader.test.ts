import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Cut } from './cut-loader.ts'
import { runCompiler } from './run-compiler.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'beterwerk-cut-'))
  writeFileSync(
    join(folder, 'module.js'),
    'export const twice = (a) => (a.isWanted ? "unwanted" : a.isWanted || "kept")',
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

async function build(cuts: Cut[]): Promise<string> {
  const use = { loader: join(import.meta.dirname, 'cut-loader.ts'), options: { cuts } }
  const stats = await runCompiler(
    rspack({
      context: folder,
      mode: 'production',
      entry: './module.js',
      output: { path: join(folder, 'dist'), module: true, library: { type: 'modern-module' } },
      module: { rules: [{ test: /module\.js$/, use }] },
    }),
  )
  return String(stats.compilation.assets['main.js']?.source())
}

test('leaves out what a condition that is replaced excludes', async () => {
  expect(await build([['a.isWanted', 'true', 2]])).not.toContain('kept')
  expect(await build([['a.isWanted', 'false', 2]])).not.toContain('unwanted')
})

test.each<Cut>([
  ['a.isWanted', 'false'],
  ['a.isWanted', 'false', 3],
  ['a.isNeeded', 'false'],
])('does not build a module that contains another number of %s than it replaces', async (...cut) => {
  await expect(build([cut])).rejects.toThrow(/instead of \d times/)
})
