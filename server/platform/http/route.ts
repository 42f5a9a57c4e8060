import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type * as v from 'valibot'
import type { AccountEventKind } from '#shared/domain/accounts/account-event.ts'
import type { Access, CompanyScope } from '#shared/domain/basics/access.ts'
import { recordAccountEvent } from '../account-events/record-account-event.ts'
import { authorize, type CompanyOfPath, type CurrentUser } from './access.ts'
import { attachmentHeader } from './attachment.ts'
import { answerOnce, KeyHeaders } from './idempotency-key.ts'
import { acceptFormOfMailProgram } from './mail-programs.ts'
import {
  envelopeSchema,
  fileResponseSchema,
  noContentSchema,
  refusalSchema,
  validatorCompiler,
} from './schema.ts'
import { type StoredFile, sendStoredFile } from './stored-file.ts'
import { acceptStream, type StreamedMediaType } from './streams.ts'
import type { Throttle } from './throttle.ts'

type Schema = v.GenericSchema | undefined
type Output<S extends Schema> = S extends v.GenericSchema ? v.InferOutput<S> : undefined
type ResponseBody<S extends Schema> = S extends v.GenericSchema ? v.InferInput<S> : unknown

type Declaration<A extends Access, P extends Schema, Q extends Schema, B extends Schema, R extends Schema> = {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: `/rest/${string}`
  access: A
  /** Whether widgets on pages of the website call it; for those pages every other route is closed. */
  forWidgets?: boolean
  /** Whether it works during maintenance though it changes something. */
  duringMaintenance?: boolean
  /** Whether the user must have given the password again in the last minutes. */
  needsIdentity?: boolean
  /** Whether mail programs call it too, without an origin and with a form. */
  forMailPrograms?: boolean
  /** One English line for the API's description. */
  summary: string
  params?: P
  query?: Q
  body?: B
  /** The type of a body that the handler reads by itself (`streams.ts`), instead of `body`. */
  stream?: StreamedMediaType
  /** What such a body contains, for the API's description: the handler checks it. */
  streamed?: v.GenericSchema
  /** The content of the envelope; fields that it lacks are never sent. Absent: no body. */
  response?: R
  /** The sentence in the envelope that tells users what was done. Requires `response`. */
  message?: string
  /** The status of a response without a body; 204 by default. */
  status?: 200 | 201
  /**
   * Whether it makes something that a repetition would make twice: then a request with the header Idempotency-Key is
   * carried out once, and a repetition gets the same answer. The header is optional.
   */
  once?: boolean
  /**
   * Counts each request before its body is read: by user and IP address, or by address alone where nobody need be
   * logged in.
   */
  limit?: Throttle
  /** Maximum size of the body, in bytes, where it is not that of every other route. */
  bodyLimit?: number
}

type Call<A extends Access, P extends Schema, Q extends Schema, B extends Schema> = {
  params: Output<P>
  query: Output<Q>
  body: Output<B>
  user: A extends 'public' ? CurrentUser | undefined : CurrentUser
  company: A extends CompanyScope ? CompanyOfPath : undefined
  request: FastifyRequest
  reply: FastifyReply
}

/** A file to download. `name`: as people read it, in any script. */
export type FileResponse = { name: string; content: Uint8Array } | StoredFile

/**
 * Declares a route whose response is a file, which the browser saves and never shows as a page of the portal.
 * `mediaType`: of every file, or of those that do not name their own. `recordedAs`: the event that a download of it is.
 */
export function fileRoute<const A extends Access, P extends Schema = undefined, Q extends Schema = undefined>(
  app: FastifyInstance,
  {
    mediaType,
    recordedAs,
    ...declaration
  }: Omit<Declaration<A, P, Q, undefined, undefined>, 'method'> & {
    mediaType: string
    recordedAs?: AccountEventKind
  },
  handler: (call: Call<A, P, Q, undefined>) => Promise<FileResponse>,
): void {
  declareRoute(
    app,
    { ...declaration, method: 'GET' },
    { 200: fileResponseSchema(mediaType) },
    async (call) => {
      const file = await handler(call)
      if (recordedAs) await recordDownload(app, call, recordedAs)
      if ('read' in file) return sendStoredFile(call, file)
      const disposition = attachmentHeader(file.name)
      return call.reply.type(mediaType).header('content-disposition', disposition).send(file.content)
    },
  )
}

/** Records that a user downloads a file: once, when the browser asks for it in parts. */
async function recordDownload(
  { db, authorization }: FastifyInstance,
  {
    user,
    company,
    request,
  }: Pick<Call<Access, undefined, undefined, undefined>, 'user' | 'company' | 'request'>,
  kind: AccountEventKind,
): Promise<void> {
  const { range = 'bytes=0-' } = request.headers
  if (!user || request.method !== 'GET') return
  // Whatever part of it: all but the first byte is a copy too.
  if (company) await authorization.recordCopy({ user, company, kind })
  if (range.startsWith('bytes=0-'))
    await recordAccountEvent(db, { kind, personId: user.id, companyId: company?.id ?? null })
}

/**
 * The only way to declare a route of the API. Origin, session, access and input are checked before the handler, in that
 * order: input that a schema refuses gives 400 with the message of each field, `params` give 404. Throws at the start of
 * the server when the access is missing, or requires a company that the path does not name.
 */
export function route<
  const A extends Access,
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  R extends Schema = undefined,
>(
  app: FastifyInstance,
  { response, message, status, ...declaration }: Declaration<A, P, Q, B, R>,
  handler: (call: Call<A, P, Q, B>) => ResponseBody<R> | Promise<ResponseBody<R>>,
): void {
  const responses = response ? { 200: envelopeSchema(response) } : { [status ?? 204]: noContentSchema }
  /** Returns the body of the response; undefined for none. */
  async function answer(call: Call<A, P, Q, B>): Promise<object | undefined> {
    const output = await handler(call)
    if (!response) call.reply.code(status ?? 204)
    // 304 is set by the handler: the browser has the current version.
    if (!response || call.reply.statusCode === 304) return undefined
    return { responseObject: output, message: message ?? null, globalerrors: [], errors: [] }
  }
  declareRoute(app, declaration, responses, async (call: Call<A, P, Q, B>) => {
    if (declaration.once) return answerOnce(app, call, () => answer(call))
    return (await answer(call)) ?? call.reply.send()
  })
}

const countBy = (limit: Throttle) => (request: FastifyRequest) =>
  request.routeOptions.config.access === 'public'
    ? limit.countAddress({ request })
    : limit.count({ request }, String(request.user!.id))

/** The common part of both kinds of routes. `responses`: the schema of the response per status, when it succeeds. */
function declareRoute<A extends Access, P extends Schema, Q extends Schema, B extends Schema>(
  app: FastifyInstance,
  {
    method,
    url,
    access,
    forWidgets = false,
    forMailPrograms = false,
    needsIdentity = false,
    duringMaintenance = false,
    summary,
    params,
    query,
    body,
    stream,
    streamed = body,
    once,
    limit,
    bodyLimit,
  }: Omit<Declaration<A, P, Q, B, undefined>, 'response' | 'message'>,
  responses: object,
  handler: (call: Call<A, P, Q, B>) => Promise<unknown>,
): void {
  if (typeof access === 'object' && !/\/:(companyId|externalId)(\/|$)/.test(url))
    throw new Error(`${method} ${url} asks for access to a company that is not in its path`)
  const options: RouteOptions = {
    method,
    url,
    ...(bodyLimit !== undefined && { bodyLimit }),
    // The description leaves out the other routes for HEAD, which Fastify adds to each GET.
    config: {
      access,
      forWidgets,
      duringMaintenance,
      ...(method === 'HEAD' && { swagger: { exposeHeadRoute: true } }),
    },
    onRequest: [
      authorize(app, { access, forWidgets, forMailPrograms, needsIdentity }),
      ...(limit ? [countBy(limit)] : []),
    ],
    validatorCompiler: (part) =>
      stream && part.httpPart === 'body' ? (value: unknown) => ({ value }) : validatorCompiler(part),
    schema: {
      summary,
      ...(access === 'public' && { security: [] }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(once && { headers: KeyHeaders }),
      ...(streamed && { body: streamed }),
      ...(stream && { consumes: [stream] }),
      response: { ...responses, default: refusalSchema },
    },
    handler: (request, reply) => {
      const { params, query, body, user, company } = request
      return handler({ params, query, body, user, company, request, reply } as Call<A, P, Q, B>)
    },
  }
  if (!stream && !forMailPrograms) app.route(options)
  else
    app.register(async (scope) => {
      if (stream) await acceptStream(scope, stream)
      if (forMailPrograms) acceptFormOfMailProgram(scope)
      scope.route(options)
    })
}
