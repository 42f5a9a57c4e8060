import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import type * as v from 'valibot'

import { authorize } from './access.ts'
import { jsonSchemaOf } from './schema.ts'

const inputParts = ['querystring', 'headers', 'body'] as const

export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: { title: 'Beterwerk', version: '1' },
      servers: [{ url: app.config.publicUrl }],
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: app.authorization.sessionCookie } },
      },
      security: [{ session: [] }],
    },
    transform: ({ schema, url }) => ({
      schema: {
        ...schema,
        ...jsonSchemasOf(schema),
        ...paramsSchemaOf(schema, url),
        ...streamSchemaOf(schema),
      },
      url,
    }),
  })
  const onRequest = authorize(app, { access: 'public' })
  const options = { config: { access: 'public' }, schema: { hide: true }, onRequest } as const
  app.get('/rest/openapi.json', options, () => app.swagger())
}

const jsonSchemasOf = (schema: object = {}) =>
  Object.fromEntries(
    inputParts
      .filter((part) => part in schema)
      .map((part) => [part, jsonSchemaOf((schema as Record<string, v.GenericSchema>)[part]!, 'input')]),
  )

/** Also the parameters that the route does not declare: the company. */
function paramsSchemaOf(schema: { params?: unknown } = {}, url: string) {
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  if (names.length === 0) return undefined
  const declared = schema.params ? jsonSchemaOf(schema.params as v.GenericSchema, 'input').properties : {}
  const all = Object.fromEntries(names.map((name) => [name, { type: 'string' }]))
  return { params: { type: 'object', properties: { ...all, ...declared }, required: names } }
}

const bytes = { type: 'string', format: 'binary' }

/** For a body that the handler reads as a stream: the bytes, or a form with one file. */
const streamSchemaOf = ({ consumes: [mediaType] = [] }: { consumes?: readonly string[] } = {}) =>
  mediaType && {
    body:
      mediaType === 'multipart/form-data'
        ? { type: 'object', properties: { file: bytes }, required: ['file'] }
        : bytes,
  }
