import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { createBuildId } from './build-id.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beterwerk-build-id-'))
  mkdirSync(join(folder, 'dist/remotes'), { recursive: true })
  for (const name of ['main.js', 'remotes/entry.js', 'pages.json'])
    writeFileSync(join(folder, 'dist', name), name)
})
afterEach(() => rmSync(folder, { recursive: true }))

const idOf = (name: string) => createBuildId(join(folder, name))()

test('the same files have the same id in any folder', () => {
  cpSync(join(folder, 'dist'), join(folder, 'elsewhere/dist'), { recursive: true })
  expect(idOf('dist')).toMatch(/^[\da-f]{12}$/)
  expect(idOf('elsewhere/dist')).toBe(idOf('dist'))
})

test.each([
  ['a changed file', () => writeFileSync(join(folder, 'dist/remotes/entry.js'), 'changed')],
  ['a file that is missing', () => rmSync(join(folder, 'dist/main.js'))],
  ['a file with another name', () => renameSync(join(folder, 'dist/main.js'), join(folder, 'dist/main2.js'))],
])('%s makes another id', (_, change) => {
  const before = idOf('dist')
  change()
  expect(idOf('dist')).not.toBe(before)
})

test('a new build under a running server is noticed; without a build there is no id', () => {
  const buildId = createBuildId(join(folder, 'dist'))
  const before = buildId()
  writeFileSync(join(folder, 'dist/main.js'), 'new')
  utimesSync(join(folder, 'dist/pages.json'), new Date(), new Date(Date.now() + 5_000))
  expect(buildId()).not.toBe(before)
  expect(idOf('elsewhere')).toBeUndefined()
})
