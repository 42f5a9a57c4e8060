import type { Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

/** For requests in flight to finish, in milliseconds: less than the usual 30 s of orchestrators. */
const DRAIN_TIMEOUT_MS = 25_000
/** A closing server closes idle connections this often, in milliseconds. */
const SWEEP_INTERVAL_MS = 100

/**
 * Makes `app.close()` resolve as soon as the requests in flight have a response. Node alone would wait for
 * keep-alive connections, and a minute for a connection that a browser opened in advance and never used.
 */
export function closeConnectionsInTime(app: FastifyInstance): void {
  const { server } = app
  const connections = new Set<Socket>()
  server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  app.addHook('preClose', async () => {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_INTERVAL_MS)
    const limit = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS)
    server.once('close', () => {
      clearInterval(sweep)
      clearTimeout(limit)
    })
  })
}
