import type { FastifyInstance } from 'fastify'

/** In bytes. The form has one field. */
const BODY_LIMIT = 1_000

/**
 * Accepts the forms that mail programs send. Their one field says nothing that the address does not say, so it is
 * not read. Source: RFC 8058, section 3.2.
 */
export function acceptFormOfMailProgram(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    (_request, _body, done) => done(null),
  )
}
