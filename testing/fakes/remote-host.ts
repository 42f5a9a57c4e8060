import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

/** How a remote that is deployed elsewhere behaves. `corrupt`: it does not send the code it should; `stumbling`: once. */
type HostMode = 'well' | 'slow' | 'corrupt' | 'stumbling'

/** A server of remotes elsewhere, which can be made to misbehave. Serves what was built into a folder. */
export async function startRemoteHost(folder: string) {
  let mood: HostMode = 'well'
  let root = folder
  let server: Server

  async function answer(path: string) {
    if (mood === 'slow') await new Promise((resolve) => setTimeout(resolve, 30_000).unref())
    const isNonsense = mood === 'corrupt' || mood === 'stumbling'
    if (mood === 'stumbling') mood = 'well'
    if (isNonsense) return 'export default "something else'
    return readFile(join(root, path), 'utf8')
  }

  async function listen(port: number) {
    server = createServer(async ({ url = '' }, response) => {
      const content = await answer(new URL(url, 'http://localhost').pathname).catch(() => undefined)
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
    /** Where the entry of a remote is found. */
    entryOf: (remote: string) => `http://127.0.0.1:${port}/remotes/${remote}/remoteEntry.js`,
    behave(next: HostMode) {
      mood = next
    },
    /** Serves another build from now on. */
    deploy(next: string) {
      root = next
    },
    stop,
    resume: () => listen(port),
  }
}
