import { Readable } from 'node:stream'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { attachmentHeader } from './attachment.ts'
import { Refusal } from './refusal.ts'

/** From `start` up to and including `end`. */
type ByteRange = { start: number; end: number }

/**
 * Sent while it is read. `size`: in bytes. `tag`: changes with the content. `read`: opens a part. `isInline`: the
 * browser may show it, because the server made it; all others are only saved.
 */
export type StoredFile = {
  name: string
  mediaType: string
  size: number
  tag: string
  read: (range: ByteRange) => Promise<Readable>
  isInline?: boolean
}

/**
 * Undefined for the whole file, also when the header `range` asks for several parts; null when the part begins
 * after the end. `size`: of the file, in bytes. Source: RFC 9110, section 14.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | undefined | null {
  const [, first = '', last = ''] = header?.match(/^bytes=(\d{0,15})-(\d{0,15})$/) ?? []
  if (first === '' && last === '') return undefined
  const range =
    first === ''
      ? { start: Math.max(0, size - Number(last)), end: size - 1 }
      : { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  return range.start > range.end ? null : range
}

/** Sends the file, or the part that the request asks for. Throws a Refusal with 416 for a part after the end. */
export async function sendStoredFile(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { name, mediaType, size, tag, read, isInline }: StoredFile,
): Promise<FastifyReply> {
  const { range: asked, 'if-range': version } = request.headers
  const etag = `"${tag}"`
  const range = rangeOf(version === undefined || version === etag ? asked : undefined, size)
  if (range === null) {
    reply.header('content-range', `bytes */${size}`)
    throw new Refusal(416)
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  // Opened before anything is sent, so that a missing file is a refusal instead of an empty one.
  const content = request.method === 'HEAD' || size === 0 ? Readable.from([]) : await read({ start, end })
  return reply
    .code(range ? 206 : 200)
    .headers({
      'content-type': mediaType,
      'content-length': end - start + 1,
      'content-disposition': isInline ? 'inline' : attachmentHeader(name),
      'content-security-policy': 'sandbox',
      'accept-ranges': 'bytes',
      etag,
      ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
    })
    .send(content)
}
