import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { createTemporaryFolder } from '../../../testing/harness/temporary-folder.ts'

const folder = createTemporaryFolder('beterwerk-build-')
afterAll(() => rmSync(folder, { recursive: true }))
const [dist, away] = [join(folder, 'dist'), join(folder, 'away')]
cpSync(join(import.meta.dirname, '../../../testing/harness/small-build'), dist, { recursive: true })

function write(name: string, content: object) {
  mkdirSync(join(dist, name, '..'), { recursive: true })
  writeFileSync(join(dist, name), JSON.stringify(content))
}
write('pages.json', {
  '/': { shape: 'state', modules: [] },
  '/winkelwagen': { remote: 'shop', shape: 'state', modules: [] },
  '/elders': { remote: 'elsewhere', shape: 'state', modules: [] },
})
write('integrity.json', { 'main.aaaaaaaa.js': 'sha256-a' })
write('main.aaaaaaaa.js', {})
write('remotes/shop/integrity.json', { 'remoteEntry.js': 'sha256-a', '1.bbbbbbbb.css': 'sha256-b' })
write('remotes/shop/remoteEntry.js', {})
write('remotes/shop/1.bbbbbbbb.css', {})

const backEnd = useOwnBackEnd({
  env: { TEST_DIST: dist, REMOTES: '{"elsewhere":"https://remotes.voorbeeld.nl/remoteEntry.js"}' },
})

test('an instance is ready with a complete build only, and says which file is missing', async () => {
  const client = backEnd.client()
  const ready = async () => {
    const { status, body } = await client.get('/health/ready')
    return [status, body]
  }
  const files = [
    ...['pages.json', 'index.html', 'bw.js', 'integrity.json', 'main.aaaaaaaa.js', 'widgets/loader.json'],
    ...['remotes/shop', 'remotes/shop/remoteEntry.js', 'remotes/shop/1.bbbbbbbb.css'],
  ]
  expect(await ready()).toEqual([200, { status: 'ready', problems: [] }])
  for (const file of files) {
    renameSync(join(dist, file), away)
    await expect.poll(ready).toEqual([503, { status: 'not ready', problems: ['build'] }])
    renameSync(away, join(dist, file))
    await expect.poll(ready).toEqual([200, { status: 'ready', problems: [] }])
  }
  expect(backEnd.log).toContain(
    '"file":"remotes/shop/1.bbbbbbbb.css","msg":"the build is missing or incomplete, and no page works: npm run build"',
  )
  expect(backEnd.log).toContain('"msg":"the build is complete again"')
})

test('while a list is being written, the build is not complete', async () => {
  const client = backEnd.client()
  const status = async () => (await client.get('/health/ready')).status
  writeFileSync(join(dist, 'remotes/shop/integrity.json'), '{"remoteEntry.js": ')
  await expect.poll(status).toBe(503)
  write('remotes/shop/integrity.json', { 'remoteEntry.js': 'sha256-a' })
  await expect.poll(status).toBe(200)
})

test('a new build in place, which begins by deleting the former one, is noticed', async () => {
  const client = backEnd.client()
  const status = async () => (await client.get('/health/ready')).status
  cpSync(dist, away, { recursive: true })
  rmSync(dist, { recursive: true })
  await expect.poll(status).toBe(503)
  cpSync(away, dist, { recursive: true })
  await expect.poll(status).toBe(200)
})
