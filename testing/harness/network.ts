import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

import { page } from './back-end.ts'

type NetworkMode = 'well' | 'cut' | 'no word back'

/** Lays a real connection between the page under test and its back end, which can be cut. Call it below `useBackEnd()`. */
export function useNetwork(backEnd: { readonly url: string }) {
  const sockets = new Set<Socket>()
  const { fetch } = globalThis
  let mode: NetworkMode = 'well'
  let url = ''

  const server = createServer((near) => {
    if (mode === 'cut') return near.destroy()
    const far = connect(Number(new URL(backEnd.url).port), new URL(backEnd.url).hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => near.destroy() && far.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    near.pipe(far)
    far.on('data', (data) => (mode === 'no word back' ? near.destroy() : near.write(data)))
    far.on('end', () => near.end())
    return undefined
  })

  function setMode(next: NetworkMode) {
    mode = next
    // What is kept open would go on as it was.
    for (const socket of sockets) socket.destroy()
  }

  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  beforeEach(() => {
    setMode('well')
    globalThis.fetch = async (input, init) => {
      const request = new Request(
        input instanceof Request ? input : new URL(input, window.location.href),
        init,
      )
      const { pathname, search } = new URL(request.url)
      const body = request.body && (await request.arrayBuffer())
      const { method, headers, signal } = request
      return page!.fetch(url + pathname + search, { method, headers, body, signal })
    }
  })
  afterEach(() => {
    globalThis.fetch = fetch
  })
  afterAll(() => {
    setMode('cut')
    server.close()
  })

  return {
    /** Nothing gets through any more. */
    cut: () => setMode('cut'),
    /** What is sent arrives, but no answer comes back. */
    swallowAnswers: () => setMode('no word back'),
    restore: () => setMode('well'),
  }
}
