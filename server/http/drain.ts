import type { Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

/** How long requests in flight may take to finish, in milliseconds: less than the 30 s that orchestrators usually give. */
const DRAIN_TIMEOUT_MS = 25_000
/** How often a server that closes looks for connections that are done, in milliseconds. */
const SWEEP_INTERVAL_MS = 100

/**
 * Makes closing end as soon as what was asked is answered. Node by itself would go on waiting for connections that
 * are kept alive after that answer, and a minute long for one that a browser opened in advance and never used.
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
