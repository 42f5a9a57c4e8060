import { execFileSync, spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { createInterface } from 'node:readline'

import { serverEnvironment } from '../../testing/harness/server-environment.ts'
import { createTemporaryFolder } from '../../testing/harness/temporary-folder.ts'
import { expect, test } from '../harness/portal.ts'

const SOURCES = [
  ...['package.json', 'tsconfig.json', 'rspack.config.ts'],
  ...['remotes', 'shared', 'shell', 'tools', 'website', 'widgets'],
]

function hashesIn(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return files
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => `${relative(folder, file)} ${hash('sha256', readFileSync(file))}`)
    .sort()
}

test('the same sources give the same bytes in another folder', () => {
  const folder = createTemporaryFolder('in another folder ')
  try {
    for (const name of SOURCES) cpSync(name, join(folder, name), { recursive: true })
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    // Makes Node look for packages in this folder, not where the link points.
    const env = { ...serverEnvironment, NODE_PRESERVE_SYMLINKS: '1', NODE_PRESERVE_SYMLINKS_MAIN: '1' }
    execFileSync(process.execPath, ['tools/build.ts'], { cwd: folder, env })
    expect(hashesIn(join(folder, 'dist'))).toEqual(hashesIn('dist'))
  } finally {
    rmSync(folder, { recursive: true })
  }
})

type Component = { group?: string; name: string; version: string }
type Lock = { packages: Record<string, { version: string; dev?: boolean }> }

/** Of a lock file, in the versions of the project. */
function packagesIn(project: Lock['packages'], file: string): string[] {
  const { packages }: Lock = JSON.parse(readFileSync(file, 'utf8'))
  const paths = Object.keys(packages).filter((path) => path !== '')
  const names = paths.map(
    (path) =>
      `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${project[path]?.version}`,
  )
  return [...new Set(names)].sort()
}

test('a release serves the portal with its own files, which its checksums describe, and its own database', async ({
  page,
  portal,
}) => {
  const folder = createTemporaryFolder('beterwerk-release-')
  const release = join(folder, 'release')
  const [DATA_DIR, env] = [join(folder, 'data'), serverEnvironment]
  execFileSync(process.execPath, ['tools/release.ts', '--without-dependencies', '--out', release], { env })
  const sums = readFileSync(join(release, 'SHA256SUMS'), 'utf8').trim().split('\n')
  const sumOf = (file: string) => hash('sha256', readFileSync(join(release, file)))
  expect(sums.length).toBeGreaterThan(500)
  expect(sums.filter((line) => !line.startsWith(`${sumOf(line.slice(66))}  `))).toEqual([])
  const list = JSON.parse(readFileSync(join(release, 'sbom.cdx.json'), 'utf8'))
  const listed = list.components.map(
    ({ group, name, version }: Component) => `${group ? `${group}/` : ''}${name}@${version}`,
  )
  // As the lock file of the project has them, also those that development needs too.
  const { packages }: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const installed = packagesIn(packages, join(release, 'package-lock.json'))
  expect(installed.length).toBeGreaterThan(150)
  expect([...new Set(listed)].sort()).toEqual(installed)
  expect(installed.filter((name) => /^(@playwright|typescript|vitest|storybook)/.test(name))).toEqual([])

  symlinkSync(resolve('node_modules'), join(release, 'node_modules'))
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: release,
    env: { ...env, DATA_DIR, PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  try {
    const [line] = await once(createInterface(server.stdout), 'line')
    const another = await page.request.get(`${portal.url}/health/ready`)
    expect(another.status()).toBe(200)
    expect(line).toContain(`build ${another.headers()['x-build']})`)
    await page.goto(`${/http:\S+/.exec(line)![0]}/inloggen`)
    await expect(page.getByRole('button', { name: 'Inloggen', exact: true })).toBeVisible()
  } finally {
    server.kill()
    await once(server, 'exit')
    rmSync(folder, { recursive: true })
  }
})
