import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CachedFile } from './file-cache.ts'
import { rangeOf } from './stored-file.ts'

export const acceptsBrotli = ({ headers }: FastifyRequest): boolean =>
  /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(headers['accept-encoding'] ?? '')

/** Source: RFC 9110, section 13.2.2. */
function isKnown({ headers }: FastifyRequest, etag: string, modifiedAt: number): boolean {
  const { 'if-none-match': tags, 'if-modified-since': date } = headers
  if (tags === undefined)
    return date !== undefined && Date.parse(date) >= Math.floor(modifiedAt / 1000) * 1000
  const known = tags.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}

/**
 * Sends a cached file, compressed where possible, or the part of it that the request asks for; with 304 when the
 * browser has it. A part after the end gets the whole file.
 */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { mediaType, modifiedAt, plain, brotli }: CachedFile,
): FastifyReply {
  const { range: asked, 'if-range': version } = request.headers
  const isCompressed = brotli !== undefined && acceptsBrotli(request)
  const { bytes, etag } = isCompressed ? brotli : plain
  const range = rangeOf(version === undefined || version === etag ? asked : undefined, bytes.length)
  reply.headers({ etag, 'last-modified': new Date(modifiedAt).toUTCString(), 'accept-ranges': 'bytes' })
  if (brotli) reply.header('vary', 'accept-encoding')
  if (isKnown(request, etag, modifiedAt)) return reply.code(304).send()
  reply.type(mediaType)
  if (isCompressed) reply.header('content-encoding', 'br')
  if (!range) return reply.send(bytes)
  const { start, end } = range
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${bytes.length}`)
    .send(bytes.subarray(start, end + 1))
}
