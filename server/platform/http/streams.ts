import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { Refusal } from './refusal.ts'

export type StreamedMediaType = 'multipart/form-data' | 'application/offset+octet-stream' | 'application/json'

/** In the order of arrival. Iterating throws when the client closes the connection. */
export type ByteStream = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/**
 * A client whose body was not read may go on sending for this long, in milliseconds. Closing the connection at once
 * would reset it before the client has read the response.
 */
const LINGER_MS = 2_000

const limits = { files: 1, fields: 10, fieldSize: 1_000, headerPairs: 20 }

function endUnread({ raw }: FastifyRequest) {
  if (raw.complete || raw.destroyed) return
  const timeout = setTimeout(() => raw.socket.destroy(), LINGER_MS).unref()
  raw.once('close', () => clearTimeout(timeout))
  raw.unpipe()
  raw.resume()
}

/** The routes of the scope accept only bodies of this type, which are left to the handler; JSON as its bytes. */
export async function acceptStream(scope: FastifyInstance, mediaType: StreamedMediaType): Promise<void> {
  scope.removeAllContentTypeParsers()
  if (mediaType === 'application/json') {
    scope.addContentTypeParser(mediaType, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    return
  }
  if (mediaType === 'multipart/form-data')
    await scope.register(multipart, { throwFileSizeLimit: false, limits })
  else scope.addContentTypeParser(mediaType, (_request, _body, done) => done(null))
  scope.addHook('onResponse', async (request) => endUnread(request))
}

/** Of a route with the stream 'application/json', which are not parsed. Throws a Refusal with 400 for none. */
export function bodyBytes({ body }: FastifyRequest): Buffer {
  if (!Buffer.isBuffer(body)) throw new Refusal(400)
  return body
}

/** Stopping before the end leaves the connection open for the response. */
export const streamOf = ({ raw }: FastifyRequest): ByteStream => raw.iterator({ destroyOnReturn: false })

/**
 * The file in the field `file` of a form. `maxSize`: in bytes; one byte more is passed on, so that the reader can
 * refuse it. Throws a Refusal with 400 for a form without such a file, and with 415 for another body.
 */
export async function fileInForm(
  request: FastifyRequest,
  maxSize: number,
): Promise<{ name: string; content: ByteStream }> {
  if (!request.isMultipart()) throw new Refusal(415)
  const part = await request.file({ limits: { ...limits, fileSize: maxSize + 1 } }).catch(() => undefined)
  if (part?.fieldname !== 'file') throw new Refusal(400)
  return { name: part.filename ?? '', content: part.file }
}
