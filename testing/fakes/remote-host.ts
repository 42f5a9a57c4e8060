import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

/**
 * `held`: responds in the next mode. `corrupt`: invalid code; `corrupt once`: only to the next request. `tampered`:
 * working files with a byte added; `tampered styles`: only style sheets.
 */
type HostMode = 'normal' | 'held' | 'corrupt' | 'corrupt once' | 'tampered' | 'tampered styles'

/** Serves a folder of built files on another origin. Responses can be late or invalid. */
export async function startRemoteHost(folder: string) {
  let mode: HostMode = 'normal'
  let root = folder
  let server: Server
  let { promise: released, resolve: release } = Promise.withResolvers<void>()

  async function readContent(path: string) {
    if (mode === 'held') await released
    const isCorrupt = mode === 'corrupt' || mode === 'corrupt once'
    if (mode === 'corrupt once') mode = 'normal'
    if (isCorrupt) return 'export default "something else'
    const content = await readFile(join(root, path), 'utf8')
    const isTampered = mode === 'tampered' || (mode === 'tampered styles' && path.endsWith('.css'))
    return isTampered ? `${content} ` : content
  }

  async function listen(port: number) {
    server = createServer(async ({ url = '' }, response) => {
      const content = await readContent(new URL(url, 'http://localhost').pathname).catch(() => undefined)
      const type = url.includes('.css') ? 'text/css' : 'text/javascript'
      response.writeHead(content === undefined ? 404 : 200, {
        'content-type': type,
        'access-control-allow-origin': '*',
        'cache-control': 'no-store',
      })
      response.end(content)
    }).listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }

  const port = await listen(0)
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return {
    url: `http://127.0.0.1:${port}/`,
    entryOf: (remote: string) => `http://127.0.0.1:${port}/remotes/${remote}/remoteEntry.js`,
    setMode(next: HostMode) {
      mode = next
      release()
      ;({ promise: released, resolve: release } = Promise.withResolvers<void>())
    },
    deploy(next: string) {
      root = next
    },
    stop,
    resume: () => listen(port),
  }
}
