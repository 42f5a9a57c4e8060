import { once } from 'node:events'
import { createReadStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'

import { startRemoteHost } from '../../testing/fakes/remote-host.ts'
import { runCompiler } from '../../tools/build/run-compiler.ts'
import { expect, test } from '../harness/portal.ts'
import { withPortal } from '../harness/start-portal.ts'

// Parts of others join ours: they are built as the documentation of Module Federation says, with nothing of our build.

const ROOT = join(import.meta.dirname, '../..')

type Sources = Record<string, string>
type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0]

/** Builds the sources in a new folder, into its folder `out`, which is returned. */
async function build(sources: Sources, out: string, options: Options, rest: Configuration) {
  const folder = mkdtempSync(join(tmpdir(), 'beterwerk-stock-'))
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text)
  await runCompiler(
    rspack({
      mode: 'production',
      context: folder,
      resolve: { extensions: ['.tsx', '.ts', '.js'], modules: [join(ROOT, 'node_modules')] },
      module: {
        rules: [
          {
            test: /\.tsx?$/,
            loader: 'builtin:swc-loader',
            options: {
              jsc: {
                parser: { syntax: 'typescript', tsx: true },
                transform: { react: { runtime: 'automatic' } },
                target: 'es2022',
              },
            },
          },
          { test: /\.css$/, type: 'css/auto' },
        ],
      },
      ...rest,
      output: {
        path: join(folder, 'out', out),
        module: true,
        chunkFormat: 'module',
        chunkLoading: 'import',
        uniqueName: options.name,
        ...rest.output,
      },
      infrastructureLogging: { level: 'error' },
      plugins: [new ModuleFederationPlugin({ dts: false, ...options })],
    }),
  )
  return join(folder, 'out')
}

test('a remote of others works in this shell, by its manifest or by its entry', async ({ page }) => {
  const folder = await build(
    {
      'routes.tsx': `
        import { useState } from 'react'
        const Hello = () => {
          const [count, setCount] = useState(0)
          return <><h1 tabIndex={-1}>Hallo</h1><button onClick={() => setCount(count + 1)}>{count} keer</button></>
        }
        export default { site: [{ path: '/hallo', handle: { access: 'public' }, Component: Hello }] }
      `,
    },
    'remotes/stock',
    {
      name: 'stock',
      filename: 'remoteEntry.js',
      library: { type: 'module' },
      exposes: { './routes': './routes.tsx' },
      shared: {
        react: { singleton: true, requiredVersion: '^19.0.0' },
        'react-dom': { singleton: true, requiredVersion: '^19.0.0' },
      },
    },
    { entry: {}, output: { publicPath: 'auto' } },
  )
  const host = await startRemoteHost(folder)
  for (const file of ['mf-manifest.json', 'remoteEntry.js']) {
    const stock = {
      entry: `${host.url}remotes/stock/${file}`,
      integrity: 'none',
      pages: { '/hallo': { remote: 'stock', shape: 'reading' } },
    }
    await withPortal({ REMOTES: JSON.stringify({ stock }) }, async ({ url }) => {
      await page.goto(`${url}/hallo`)
      await expect(page.getByRole('heading', { level: 1, name: 'Hallo' })).toBeVisible()
      await page.getByRole('button', { name: '0 keer' }).click()
      await expect(page.getByRole('button', { name: '1 keer' })).toBeVisible()
      await page.goto(`${url}/inloggen`)
      await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible()
    })
  }
  await host.stop()
  rmSync(join(folder, '..'), { recursive: true })
})

/** As its manifest says that a remote shares a module. */
type SharedModule = { name: string; version: string; requiredVersion: string; singleton: boolean }

test('a remote of this product works in a shell of others', async ({ page }) => {
  const host = await startRemoteHost('dist')
  const manifest: { shared: SharedModule[] } = JSON.parse(
    readFileSync('dist/remotes/shop/mf-manifest.json', 'utf8'),
  )
  const folder = await build(
    {
      'main.ts': `import('./start.tsx')`,
      'start.tsx': `
        import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
        import { createRoot } from 'react-dom/client'
        import { createBrowserRouter, RouterProvider } from '#shared/federation/router.ts'
        registerRemotes([{ name: 'shop', entry: '${host.url}remotes/shop/mf-manifest.json' }])
        const { default: { site } } = await loadRemote('shop/routes')
        createRoot(document.body).render(<RouterProvider router={createBrowserRouter(site)} />)
      `,
    },
    '',
    {
      name: 'others',
      // Remotes of this product have no runtime of their own.
      experiments: { provideExternalRuntime: true },
      shared: Object.fromEntries(
        manifest.shared.map(({ name, version, requiredVersion, singleton }) => [
          name,
          {
            singleton,
            version,
            requiredVersion,
            ...(name.startsWith('#') && { import: name.replace('#', `${ROOT}/`) }),
          },
        ]),
      ),
    },
    { entry: './main.ts', output: { publicPath: '/', filename: 'main.js' } },
  )
  const config = {
    remotes: {},
    pages: {},
    websiteUrl: '/',
    productName: 'Elders',
    helpline: '',
    branchRieUrl: '',
    cookieDomain: null,
    sentryDsn: null,
  }
  const document = `<!doctype html><html lang="nl"><title>Elders</title><link rel="icon" href="data:,">
    <script type="application/json" id="config">${JSON.stringify(config)}</script>
    <script type="module" src="/main.js"></script><body></body>`
  const server = createServer(({ url = '/' }, response) => {
    const isScript = url.endsWith('.js')
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8')
    if (isScript) createReadStream(join(folder, url)).pipe(response)
    else response.end(document)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/winkelwagen`)
  await expect(page.getByRole('heading', { level: 1, name: 'Winkelwagen' })).toBeVisible()
  await expect(page.getByText('Alle materialen zijn gratis. Ook het bezorgen kost niets.')).toBeVisible()
  server.close()
  server.closeAllConnections()
  await host.stop()
  rmSync(join(folder, '..'), { recursive: true })
})

test('the parts that a page has loaded are listed where tools for Module Federation look', async ({
  page,
}) => {
  await page.goto('/inloggen')
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible()
  const names = await page.evaluate(() => {
    const { __FEDERATION__ } = globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: { name: string }[] }
    }
    return __FEDERATION__.__INSTANCES__.map(({ name }) => name)
  })
  expect(names).toEqual(['shell', 'account'])
})
