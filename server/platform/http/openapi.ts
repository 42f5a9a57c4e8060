import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type * as v from 'valibot'

import { authorize } from './access.ts'
import { type CachedFile, contentOf } from './file-cache.ts'
import { jsonSchemaOf } from './schema.ts'
import { sendFile } from './send-file.ts'
import { addressKey, spend } from './throttle.ts'

const inputParts = ['querystring', 'headers', 'body'] as const

/** Per IP address and minute. Programs read the description once, people hardly ever. */
const PER_MINUTE = 100
/** The best quality takes seconds. */
const BROTLI_QUALITY = 6

const compress = promisify(brotliCompress)

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
        ...streamSchemaOf(schema),
        ...jsonSchemasOf(schema),
        ...paramsSchemaOf(schema, url),
      },
      url,
    }),
  })
  const onRequest = authorize(app, { access: 'public' })
  const options = { config: { access: 'public' }, schema: { hide: true }, onRequest } as const
  // In memory: a row in the database would cost more than the description, which does not change.
  const limit = new RateLimiterMemory({ keyPrefix: 'description', points: PER_MINUTE, duration: 60 })
  let description: Promise<CachedFile> | undefined
  app.get('/rest/openapi.json', options, async (request, reply) => {
    await spend(limit, addressKey(request))
    description ??= fileOf(app.swagger())
    return sendFile(request, reply.header('cache-control', 'no-cache'), await description)
  })
}

async function fileOf(description: object): Promise<CachedFile> {
  const bytes = Buffer.from(JSON.stringify(description))
  const compressed = await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
  return {
    mediaType: 'application/json; charset=utf-8',
    modifiedAt: Date.now(),
    plain: contentOf(bytes),
    brotli: contentOf(compressed),
  }
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
