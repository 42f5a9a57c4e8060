import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

/** How the host of a remote behaves. `corrupt`: it sends wrong code every time; `stumbling`: only the first time. */
type HostMode = 'well' | 'slow' | 'corrupt' | 'stumbling'

/** A server of remotes on another origin, which can be made to misbehave. Serves a folder of built files. */
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
    /** Returns the address of a remote's entry. */
    entryOf: (remote: string) => `http://127.0.0.1:${port}/remotes/${remote}/remoteEntry.js`,
    behave(next: HostMode) {
      mood = next
    },
    /** Serves the build in another folder from now on. */
    deploy(next: string) {
      root = next
    },
    stop,
    resume: () => listen(port),
  }
}
