import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

import { page } from './back-end.ts'

type NetworkMode = 'normal' | 'cut' | 'without responses'

/** Routes the page's requests through a proxy that can cut connections and hold requests. Call it below `useBackEnd()`. */
export function useNetwork(backEnd: { readonly url: string }) {
  const sockets = new Set<Socket>()
  const { fetch } = globalThis
  let mode: NetworkMode = 'normal'
  /** Delivers the held requests; undefined while none are held. */
  let held: (() => void)[] | undefined
  let responses = { isHeld: (_: Request) => false, ...Promise.withResolvers<void>() }
  let url = ''

  const server = createServer((near) => {
    if (mode === 'cut') return near.destroy()
    const far = connect(Number(new URL(backEnd.url).port), new URL(backEnd.url).hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => near.destroy() && far.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    const deliver = (action: () => void) => (held ? held.push(action) : action())
    near.on('data', (data) => deliver(() => far.write(data)))
    near.on('end', () => deliver(() => far.end()))
    far.on('data', (data) => (mode === 'without responses' ? near.destroy() : near.write(data)))
    far.on('end', () => near.end())
    return undefined
  })

  function setMode(next: NetworkMode) {
    mode = next
    // Connections kept alive would stay in the old mode.
    for (const socket of sockets) socket.destroy()
  }

  function release() {
    const actions = held ?? []
    held = undefined
    for (const action of actions) action()
  }

  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  beforeEach(() => {
    setMode('normal')
    globalThis.fetch = async (input, init) => {
      const request = new Request(
        input instanceof Request ? input : new URL(input, window.location.href),
        init,
      )
      const { pathname, search } = new URL(request.url)
      const body = request.body && (await request.arrayBuffer())
      const { method, headers, signal } = request
      const response = await page!.fetch(url + pathname + search, { method, headers, body, signal })
      if (responses.isHeld(request)) await responses.promise
      return response
    }
  })
  afterEach(() => {
    release()
    responses.resolve()
    globalThis.fetch = fetch
  })
  afterAll(() => {
    setMode('cut')
    server.close()
  })

  return {
    /** After the requests under way. */
    async cut() {
      await page?.settle()
      setMode('cut')
    },
    /** After the requests under way. Delivers later ones, but closes the connection instead of returning the response. */
    async swallowAnswers() {
      await page?.settle()
      setMode('without responses')
    },
    restore: () => setMode('normal'),
    /** Keeps requests from the server until the returned function is called, or the test ends. */
    hold() {
      held ??= []
      return release
    },
    /** Keeps the responses to these requests from the page until the returned function is called, or the test ends. */
    holdResponses(isHeld: (request: Request) => boolean) {
      responses = { isHeld, ...Promise.withResolvers<void>() }
      return responses.resolve
    },
  }
}
