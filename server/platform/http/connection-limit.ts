import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies send a request when the one before it was answered. */
const MAX_UNDER_WAY = 10

/**
 * Limits what one connection can have under way, whatever it asks for. Behind a request without an answer, the
 * connection is not read further; one that sent more than ten in one go is closed without an answer.
 */
export function limitConnection(handle: RequestListener): RequestListener {
  const underWay = new WeakMap<Socket, number>()

  return (request, response) => {
    const { socket } = request
    const count = (underWay.get(socket) ?? 0) + 1
    // Node goes on with the requests that it has read already.
    if (socket.destroyed) return
    if (count > MAX_UNDER_WAY) {
      socket.destroy()
      return
    }
    underWay.set(socket, count)
    // Node goes on reading at the end of a request, which is after this.
    setImmediate(() => underWay.get(socket)! > 1 && socket.pause())
    response.once('close', () => {
      const left = underWay.get(socket)! - 1
      underWay.set(socket, left)
      if (left === 1) socket.resume()
    })
    handle(request, response)
  }
}
