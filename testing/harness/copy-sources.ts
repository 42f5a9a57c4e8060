import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** What the server runs and what the pages consist of, with what TypeScript needs to check them. */
const COPIED = [
  ...['content', 'remotes', 'server', 'shared', 'shell', 'testing', 'tools', 'widgets'],
  ...['biome.json', 'package.json', 'rspack.config.ts', 'tsconfig.json', 'vitest.config.ts'],
]

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** Copies the sources to an empty folder, without their tests, to run another version of them. */
export function copySources(root: string): void {
  for (const part of COPIED)
    cpSync(join(ROOT, part), join(root, part), { recursive: true, filter: (path) => !isTest(path) })
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
}
