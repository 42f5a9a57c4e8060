import { subscribe } from 'node:diagnostics_channel'

import type { FastifyInstance } from 'fastify'

import { compose } from '../../server/compose.ts'
import { start } from '../../server/runtime/start.ts'
import type { SqlRequest, SqlResponse } from './back-end.ts'

// A program of its own, forked by back-end.ts: the real server, which in addition answers questions about its
// database to the test that started it, since nobody else can look into an embedded one.

const routes: string[] = []
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url }) => {
    routes.push(...[method].flat().map((verb) => `${verb} ${url}`))
  })
})

const server = await start(process.env, compose)
const answer = (reply: SqlResponse) => process.send?.(reply)

process.on('message', async ({ id, text, values }: SqlRequest) => {
  const reply = await server.app.pool.query(text, values).then(
    ({ rows }) => ({ id, rows }),
    ({ message }: Error) => ({ id, failure: message }),
  )
  answer(reply)
})
process.once('disconnect', () => void server.stop().then(() => process.exit(0)))
answer({ id: 0, rows: [{ url: server.config.publicUrl, routes }] })
