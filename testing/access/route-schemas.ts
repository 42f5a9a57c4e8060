import { subscribe, unsubscribe } from 'node:diagnostics_channel'

import type { FastifyInstance, RouteOptions } from 'fastify'
import type * as v from 'valibot'
import { inject } from 'vitest'

import { createApp } from '#server/app.ts'
import { connect } from '#server/platform/database/connection.ts'
import { parseConfig } from '#server/platform/runtime/config.ts'
import { createLogger } from '#server/platform/runtime/log.ts'
import { createDatabase } from '../harness/database.ts'

export type RouteSchemas = { body?: v.GenericSchema; querystring?: v.GenericSchema }

/** By method and path, such as "POST /rest/login". */
export async function readRouteSchemas(): Promise<Map<string, RouteSchemas>> {
  const schemas = new Map<string, RouteSchemas>()
  const record = ({ method, url, schema = {} }: RouteOptions) => {
    if (url.startsWith('/rest/')) schemas.set(`${method} ${url}`, schema as RouteSchemas)
  }
  const onInitialization = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', record)
  subscribe('fastify.initialization', onInitialization)
  const { settings, remove } = await createDatabase(inject('template'))
  const config = parseConfig(settings)
  const logger = createLogger({ write: () => {} })
  const { close, ...connection } = await connect(config, logger)
  const app = await createApp({ config, ...connection, logger })
  unsubscribe('fastify.initialization', onInitialization)
  await app.close()
  await close()
  await remove()
  return schemas
}

/** The names of the fields of a form. */
export const fieldsOf = (schema: v.GenericSchema): string[] =>
  Object.keys((schema as unknown as { entries: object }).entries)
