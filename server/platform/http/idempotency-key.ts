import { hash } from 'node:crypto'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'

import { INVALID } from '#shared/domain/basics/rules.ts'
import type { CurrentUser } from './access.ts'

/** `content`: everything that the request asks for. `personId`: null for a visitor. */
export type KeyedRequest = { key: string; personId: number | null; content: string }

/** The answer that is repeated. `body`: null for none. */
export type Answer = { status: number; body: string | null }

/** Returns the answer of `carryOut`, or the one that an earlier request with the same key got. */
type CarryOutOnce = (request: KeyedRequest, carryOut: () => Promise<Answer>) => Promise<Answer>

declare module 'fastify' {
  interface FastifyInstance {
    carryOutOnce: CarryOutOnce
  }
}

/** The key is random: 16 to 128 visible characters of ASCII. */
export const KeyHeaders = v.looseObject({
  'idempotency-key': v.optional(v.pipe(v.string(), v.regex(/^[!-~]{16,128}$/, INVALID))),
})

type Call = { request: FastifyRequest; reply: FastifyReply; user: CurrentUser | undefined }

/**
 * Sends what `answer` returns, or returned to the first request with the same key. undefined: no body. Cookies and
 * other headers are not repeated.
 */
export async function answerOnce(
  { carryOutOnce }: FastifyInstance,
  { request, reply, user }: Call,
  answer: () => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string') return (await answer()) ?? reply.send()
  const { method, url, body: input = null } = request
  const content = JSON.stringify([method, url, Buffer.isBuffer(input) ? hash('sha256', input) : input])
  const { status, body } = await carryOutOnce({ key, personId: user?.id ?? null, content }, async () => {
    const output = await answer()
    return { status: reply.statusCode, body: output === undefined ? null : String(reply.serialize(output)) }
  })
  reply.code(status)
  return body === null ? reply.send() : reply.type('application/json; charset=utf-8').send(body)
}
