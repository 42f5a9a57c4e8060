import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DatabaseError } from 'pg'

import { describeUnavailable, isDatabaseUnavailable } from '../database/unavailable.ts'
import { count } from '../monitoring/store.ts'
import { isPlain } from './plain-body.ts'
import { type FinalStatus, Refusal, userDeleted } from './refusal.ts'

/** In lists and objects of a body together: ten times the longest form. */
const MAX_VALUES = 2_500

/** Foreign keys to a person: of the columns person_id and owner_id, and of created_by and the like. */
const TO_PERSON = /_(person_id|owner_id|[a-z]+_by)_fkey$/
/** PostgreSQL: a reference to a row that does not exist. */
const FOREIGN_KEY_VIOLATION = '23503'

/** In seconds. */
const RETRY_AFTER_S = 5

const READS = ['GET', 'HEAD', 'OPTIONS']

/** The user of the request was deleted while it was handled, so that nothing can refer to them any more. */
function isUserDeleted(error: unknown): boolean {
  const { code, constraint } = error as Partial<DatabaseError>
  return code === FOREIGN_KEY_VIOLATION && TO_PERSON.test(constraint ?? '')
}

/**
 * An error of the framework (malformed JSON, a body that is too large or of another type) keeps its status, without
 * its English message. A database that cannot be used now is temporary. Everything else is an internal error.
 */
function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (isUserDeleted(error)) return userDeleted()
  if (isDatabaseUnavailable(error)) return new Refusal(503, null, { retryAfter: RETRY_AFTER_S })
  const { statusCode = 500 } = error as Partial<FastifyError>
  return new Refusal(statusCode >= 400 && statusCode < 500 ? (statusCode as FinalStatus) : 500)
}

const reasons = ['BUSY', 'DATABASE', 'STORAGE_UNAVAILABLE', 'STORAGE_FULL'] as const

function reasonFor(error: unknown, code: string | null): (typeof reasons)[number] {
  if (code === 'STORAGE_UNAVAILABLE' || code === 'STORAGE_FULL') return code
  return error instanceof Refusal ? 'BUSY' : 'DATABASE'
}

function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, code, problems, retryAfter } = toRefusal(error)
  // A refusal with 503 means that the server is busy, which is no fault to look into.
  if (error instanceof Refusal && status >= 500) request.log.warn({ status }, 'request refused for now')
  else if (status === 503) {
    const { reason, message } = describeUnavailable(error)
    request.log.warn({ reason }, message)
  } else if (status >= 500) request.log.error({ err: error }, 'request failed')
  if (status === 503 && !READS.includes(request.method) && code !== 'MAINTENANCE')
    count('refused_changes_total', { reason: reasonFor(error, code) })
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply.code(status).send({ responseObject: null, code, ...problems })
}

/** Makes every error response an envelope, and refuses input that no schema needs to handle. */
export function handleErrors(app: FastifyInstance): void {
  for (const reason of reasons) count('refused_changes_total', { reason }, 0)
  count('storage_errors_total', {}, 0)
  app.setErrorHandler(sendRefusal)
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    // Node itself would answer a request without a host, without the headers that every response has. Source: RFC
    // 9112, section 3.2.
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length
    if (raw.url?.includes('%00') || hosts > 1 || (raw.httpVersion === '1.1' && hosts === 0))
      throw new Refusal(400)
    done()
  })
  app.addHook('preValidation', ({ body }, _reply, done) => {
    if (!Buffer.isBuffer(body) && !isPlain(body, MAX_VALUES)) throw new Refusal(400)
    done()
  })
}

/** For a path that cannot be decoded, such as `/%`, which the framework refuses before any hook runs. */
export function handleFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  void sendRefusal(error, request, reply)
}
