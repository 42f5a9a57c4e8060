import { toJsonSchema } from '@valibot/to-json-schema'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchemaCompiler } from 'fastify'
import type { Kysely } from 'kysely'
import * as v from 'valibot'

import { type Access, type CompanyScope, hasRequiredRole, mayEnter } from '#shared/domain/access.ts'
import { type Problem, Problems } from '#shared/domain/response.ts'
import { INVALID, REQUIRED } from '#shared/domain/rules.ts'
import type { CompanyAccess } from '../companies/permission.ts'
import { findPermission } from '../companies/queries.ts'
import type { Database } from '../database/schema.ts'
import { sessionCookieName } from '../session/cookies.ts'
import { type CurrentUser, findSession } from '../session/queries.ts'
import { attachmentHeader } from './attachment.ts'
import { ExternalId, Id } from './ids.ts'

/** The company of the path, and what the user may do there. */
type Company = CompanyAccess & { id: number }

declare module 'fastify' {
  interface FastifyRequest {
    user: CurrentUser | undefined
    company: Company | undefined
  }
  interface FastifyContextConfig {
    access?: Access
  }
}

/**
 * A request that is refused. Takes the status and what to say to the user: one sentence about the whole request,
 * problems per field, or nothing, in which case the page's own words for the status serve.
 */
export class Refusal extends Error {
  readonly status: number
  readonly problems: Problems

  constructor(status: number, details: string | Problem[] | null = null) {
    super(`Refused with ${status}`)
    this.status = status
    this.problems = {
      message: typeof details === 'string' ? details : null,
      globalerrors: [],
      errors: Array.isArray(details) ? details : [],
    }
  }
}

type Schema = v.GenericSchema | undefined
type Output<S extends Schema> = S extends v.GenericSchema ? v.InferOutput<S> : undefined
type ResponseBody<S extends Schema> = S extends v.GenericSchema ? v.InferInput<S> : unknown

type Declaration<A extends Access, P extends Schema, Q extends Schema, B extends Schema, R extends Schema> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: `/rest/${string}`
  access: A
  /** What the call does, in an English sentence for the API's description. */
  summary: string
  params?: P
  query?: Q
  body?: B
  /** What goes into the envelope; a field that is not in it never leaves. Absent: 204 without a body. */
  response?: R
}

type Call<A extends Access, P extends Schema, Q extends Schema, B extends Schema> = {
  params: Output<P>
  query: Output<Q>
  body: Output<B>
  user: A extends 'public' ? CurrentUser | undefined : CurrentUser
  company: A extends CompanyScope ? Company : undefined
  request: FastifyRequest
  reply: FastifyReply
}

/** A file as an answer. `name`: as people read it, in whatever letters. */
export type FileResponse = { name: string; content: Uint8Array }

/** Declares a call that answers with a file, to be kept and never to be shown as a page of ours. */
export function fileRoute<const A extends Access, P extends Schema = undefined>(
  app: FastifyInstance,
  {
    mediaType,
    ...declaration
  }: Omit<Declaration<A, P, undefined, undefined, undefined>, 'method'> & { mediaType: string },
  handler: (call: Call<A, P, undefined, undefined>) => Promise<FileResponse>,
): void {
  registerRoute(
    app,
    { ...declaration, method: 'GET' },
    { 200: fileResponseSchema(mediaType) },
    async (call) => {
      const { name, content } = await handler(call)
      const disposition = attachmentHeader(name)
      return call.reply.type(mediaType).header('content-disposition', disposition).send(content)
    },
  )
}

/**
 * Declares a call of the API: the one way to do so. Before the handler runs, the origin, the session, the access and
 * the input were checked, in that order. Values that a schema refuses give 400 with the schema's sentences per field.
 * Fails, and so stops the start, when the access is not stated or names a company that the path does not.
 */
export function route<
  const A extends Access,
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  R extends Schema = undefined,
>(
  app: FastifyInstance,
  { response, ...declaration }: Declaration<A, P, Q, B, R>,
  handler: (call: Call<A, P, Q, B>) => ResponseBody<R> | Promise<ResponseBody<R>>,
): void {
  const responses = response ? { 200: envelopeSchema(response) } : { 204: noContentSchema }
  registerRoute(app, declaration, responses, async (call: Call<A, P, Q, B>) => {
    const output = await handler(call)
    if (!response) return call.reply.code(204).send()
    // The browser has it already, says the handler.
    if (call.reply.statusCode === 304) return call.reply.send()
    return { responseObject: output, message: null, globalerrors: [], errors: [] }
  })
}

/** What both kinds of calls have in common. Takes what the API's description says about the answer. */
function registerRoute<A extends Access, P extends Schema, Q extends Schema, B extends Schema>(
  app: FastifyInstance,
  { method, url, access, summary, params, query, body }: Omit<Declaration<A, P, Q, B, undefined>, 'answer'>,
  responses: object,
  handler: (call: Call<A, P, Q, B>) => Promise<unknown>,
): void {
  if (typeof access === 'object' && !/\/:(companyId|externalId)(\/|$)/.test(url))
    throw new Error(`${method} ${url} asks for access to a company that is not in its path`)
  app.route({
    method,
    url,
    config: { access },
    onRequest: authorize(app, access),
    validatorCompiler,
    schema: {
      summary,
      ...(access === 'public' && { security: [] }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { ...responses, default: refusalSchema },
    },
    handler: (request, reply) => {
      const { params, query, body, user, company } = request
      return handler({ params, query, body, user, company, request, reply } as Call<A, P, Q, B>)
    },
  })
}

/** Lets a request through to its route, or refuses it. Everything is looked up anew: rights may have been revoked. */
function authorize({ db, config }: FastifyInstance, access: Access) {
  const cookie = sessionCookieName(config)

  return async (request: FastifyRequest): Promise<void> => {
    const { method, headers, cookies, params } = request
    if (method !== 'GET' && method !== 'HEAD' && !config.allowedOrigins.includes(headers.origin ?? '')) {
      request.log.warn('the origin is not allowed: are PUBLIC_URL and WEBSITE_ORIGINS right?')
      throw new Refusal(403, 'Vanaf dit adres kun je hier niets wijzigen.')
    }
    const token = cookies[cookie]
    const user = token ? await findSession(db, token) : undefined
    request.user = user
    if (access === 'public') return
    if (!user) throw new Refusal(401, 'Je bent niet meer ingelogd. Log opnieuw in.')
    if (!hasRequiredRole(user.roles, access)) throw new Refusal(403)
    if (typeof access === 'string') return
    const company = await findCompanyOf(db, user, params as CompanyParams)
    if (!company || !mayEnter(access.company, { ...company, roles: user.roles })) throw new Refusal(403)
    request.company = company
  }
}

type CompanyParams = { companyId?: string; externalId?: string }

/** What the user may do in the company that the path names; undefined when that is nothing at all. */
async function findCompanyOf(db: Kysely<Database>, user: CurrentUser, params: CompanyParams) {
  const id = v.safeParse(Id, params.companyId)
  if (id.success) return findPermission(db, user, { companyId: id.output })
  const externalId = v.safeParse(ExternalId, params.externalId)
  return externalId.success ? findPermission(db, user, { externalId: externalId.output }) : undefined
}

/** What a rule says that has no sentence of its own. */
const issueMessage = ({ received }: v.BaseIssue<unknown>) => (received === 'undefined' ? REQUIRED : INVALID)

/** Checks a part of a request. An absent body counts as an empty one, so that its fields are asked for by name. */
const validatorCompiler: FastifySchemaCompiler<unknown> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    const checked = v.safeParse(schema as v.GenericSchema, data ?? {}, {
      message: issueMessage,
      abortPipeEarly: true,
    })
    if (checked.success) return { value: checked.output }
    // A path with something impossible in it leads nowhere, like any other unknown path.
    if (httpPart === 'params') return { error: new Refusal(404) }
    const problems = checked.issues.map((issue) => ({
      field: v.getDotPath(issue) ?? undefined,
      message: issue.message,
    }))
    return { error: new Refusal(400, problems) }
  }

/** JSON schema of what a valibot schema takes in, or of what it gives. What JSON schema cannot say is left out. */
export const jsonSchemaOf = (schema: v.GenericSchema, typeMode: 'input' | 'output') => {
  const { $schema, ...json } = toJsonSchema(schema, { target: 'openapi-3.0', typeMode, errorMode: 'ignore' })
  return json
}

const problems = jsonSchemaOf(Problems, 'input')

const envelope = (responseObject: object) => ({
  ...problems,
  properties: { responseObject, ...problems.properties },
  required: ['responseObject', ...(problems.required ?? [])],
})

const envelopeSchema = (answer: v.GenericSchema) => ({
  description: 'Done',
  ...envelope(jsonSchemaOf(answer, 'input')),
})

const fileResponseSchema = (mediaType: string) => ({
  description: 'A file to keep',
  content: { [mediaType]: { schema: { type: 'string', format: 'binary' } } },
})

const noContentSchema = { description: 'Done', type: 'null' }
const refusalSchema = { description: 'Refused', ...envelope({ type: 'object', nullable: true }) }
