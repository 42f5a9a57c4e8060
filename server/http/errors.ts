import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { Refusal } from './refusal.ts'

/** Deepest nesting of a body; the deepest one of ours has four levels. */
const MAX_DEPTH = 16

/** What no form of ours sends and the database or a recursive function chokes on: NUL bytes and deep nesting. */
function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  return (
    depth < MAX_DEPTH && Object.entries(value).every((pair) => pair.every((part) => isPlain(part, depth + 1)))
  )
}

/**
 * What a failure is to the client. Refusals are meant for it; what the framework refuses (malformed JSON, a body
 * that is too large or of another type) keeps its status, without the framework's English. The rest is ours to solve.
 */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const { statusCode = 500 } = error as Partial<FastifyError>
  return new Refusal(statusCode >= 400 && statusCode < 500 ? statusCode : 500)
}

function answerRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, code, problems } = refusalOf(error)
  // What we refuse for now, because there is too much to do, is no fault to look for.
  if (error instanceof Refusal && status >= 500) request.log.warn({ status }, 'request refused for now')
  else if (status >= 500) request.log.error({ err: error }, 'request failed')
  return reply.code(status).send({ responseObject: null, code, ...problems })
}

/** Answers every failure in the envelope, and refuses input that no schema should have to think of. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(answerRefusal)
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.url?.includes('%00')) throw new Refusal(400)
  })
  app.addHook('preValidation', async ({ body }) => {
    if (!isPlain(body)) throw new Refusal(400)
  })
}

/** For a path that cannot be decoded, such as `/%`, which the framework refuses before any hook runs. */
export function handleFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  void answerRefusal(error, request, reply)
}
