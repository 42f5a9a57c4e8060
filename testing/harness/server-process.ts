import { subscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { deserialize, serialize } from 'node:v8'

import type { FastifyInstance } from 'fastify'

import { DIST } from '#server/app.ts'
import { compose } from '#server/compose.ts'
import { start } from '#server/platform/runtime/start.ts'
import type { ServerAddress, SqlRequest, SqlResponse } from './server.ts'

// The entry point of a forked process: the real server, plus access to its database. Statements arrive over HTTP on a port
// of the loopback.

/** In milliseconds: a test cannot wait for five minutes, and for Node's check of it. */
function shortenTimeout({ server }: FastifyInstance, timeout: number) {
  Object.assign(server, {
    headersTimeout: timeout,
    requestTimeout: timeout,
    connectionsCheckingInterval: 100,
  })
}

const routes: string[] = []
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  if (process.env.TEST_REQUEST_TIMEOUT_MS)
    shortenTimeout(fastify, Number(process.env.TEST_REQUEST_TIMEOUT_MS))
  fastify.addHook('onRoute', ({ method, url }) => {
    routes.push(...[method].flat().map((verb) => `${verb} ${url}`))
  })
})

/** Ends this process with the one that forked it, also during startup. */
let stop: () => Promise<unknown> = async () => {}
process.once('disconnect', () => void stop().then(() => process.exit(0)))

/** Tests need no build: a page without content stands in for it. TEST_DIST: another folder. */
const dist =
  process.env.TEST_DIST ??
  [DIST, join(import.meta.dirname, 'small-build')].find((folder) => existsSync(join(folder, 'pages.json')))
const server = await start(process.env, (config, logger) => compose(config, logger, dist))
stop = server.stop

const execute = ({ text, values }: SqlRequest): Promise<SqlResponse> =>
  server.app.pool.query(text, values).then(
    ({ rows }) => ({ rows }),
    ({ message }: Error) => ({ failure: message }),
  )

// A keep-alive timeout could close a connection while a test sends a statement over it.
const sqlServer = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
  response.end(serialize(await execute(deserialize(await buffer(request)))))
}).listen(0, '127.0.0.1')
await once(sqlServer, 'listening')
const { port } = sqlServer.address() as AddressInfo

process.send?.({
  url: server.config.publicUrl,
  sqlUrl: `http://127.0.0.1:${port}`,
  routes,
} satisfies ServerAddress)
