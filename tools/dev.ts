import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'

import { configurations } from '../rspack.config.ts'

// `npm run dev` serves everything at one address. Changed code of shell and remotes is replaced in the open page; pages
// of the website show that of the widgets after a reload. The server restarts after a change.

const port = Number(process.env.PORT ?? 8080)
const serverPort = port + 1
const address = `http://localhost:${port}`
/** Scripts for websites are written; the development server keeps all others in memory. */
const out = join(import.meta.dirname, '../node_modules/.cache/dev')
rmSync(out, { recursive: true, force: true })

const server = spawn(process.execPath, ['--watch', 'server/main.ts'], {
  stdio: 'inherit',
  env: { DEMO: '1', ...process.env, PORT: String(serverPort), PUBLIC_URL: address },
})

const devServer = new RspackDevServer(
  {
    host: '127.0.0.1',
    port,
    hot: true,
    historyApiFallback: true,
    static: [{ directory: 'website', publicPath: '/website/', watch: true }, { directory: out }],
    allowedHosts: ['localhost', '127.0.0.1'],
    client: { overlay: false },
    proxy: [
      {
        context: ['/rest', '/health', '/products', '/voorwaarden', '/privacy'],
        target: `http://127.0.0.1:${serverPort}`,
      },
    ],
  },
  rspack(configurations('all', { dev: true, out })),
)
await devServer.start()
process.stdout.write(`Portal: ${address}\n`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    server.kill(signal)
    await devServer.stop()
    process.exit(0)
  })
}
