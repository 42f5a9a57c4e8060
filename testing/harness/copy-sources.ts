import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

const COPIED = [
  ...['content', 'remotes', 'server', 'shared', 'shell', 'testing', 'tools', 'widgets'],
  ...['biome.json', 'package.json', 'rspack.config.ts', 'tsconfig.json', 'vitest.config.ts'],
]

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** To an empty folder, without tests, to run another version of the sources. */
export function copySources(root: string): void {
  for (const part of COPIED)
    cpSync(join(ROOT, part), join(root, part), { recursive: true, filter: (path) => !isTest(path) })
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
}
