import { brotliCompressSync } from 'node:zlib'

import type { FastifyInstance } from 'fastify'

import { acceptsBrotli } from '#server/platform/http/send-file.ts'
import { readAllPictures } from './pictures.ts'

/**
 * Open to everybody: the pictures of questions are the same for all, and no secret. Their addresses, which the
 * questionnaire contains, include a hash of the content, so that browsers keep them.
 */
export function pictureRoutes(app: FastifyInstance): void {
  const svgs = new Map(readAllPictures().map(({ url, svg }) => [url, svg]))
  // Compressing all of them takes a third of a second, which a start does not wait for.
  const compressed = new Map<string, Buffer>()
  app.get('/pictures/*', { schema: { hide: true } }, (request, reply) => {
    const { url } = request
    const svg = svgs.get(url)
    if (svg === undefined) return reply.callNotFound()
    reply.type('image/svg+xml').headers({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    if (!acceptsBrotli(request)) return reply.send(svg)
    const brotli = compressed.get(url) ?? brotliCompressSync(svg)
    compressed.set(url, brotli)
    return reply.header('content-encoding', 'br').send(brotli)
  })
}
