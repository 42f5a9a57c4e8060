import { createHash } from 'node:crypto'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { createFileCache } from '#server/platform/http/file-cache.ts'
import { route } from '#server/platform/http/route.ts'
import { sendFile } from '#server/platform/http/send-file.ts'
import { Product } from '#shared/domain/shop/product.ts'

/** In the cache of browsers. The catalogue changes with a deployment. */
const LIST_MAX_AGE_S = 300
/** Images are loaded more often and rarely change. */
const IMAGE_MAX_AGE_S = 86_400

/** The public website shows the catalogue and its images too. */
export async function productRoutes(app: FastifyInstance): Promise<void> {
  const { products } = app.catalogue
  const hash = createHash('sha256').update(JSON.stringify(products)).digest('base64url')
  const etag = `"${hash.slice(0, 22)}"`
  const imageAt = createFileCache(join(import.meta.dirname, 'images'))
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/products/*',
    schema: { hide: true },
    handler(request, reply) {
      const image = imageAt(`/${request.params['*']}`)
      if (!image) return reply.callNotFound()
      reply
        .header('cache-control', `public, max-age=${IMAGE_MAX_AGE_S}`)
        .header('cross-origin-resource-policy', 'cross-origin')
      return sendFile(request, reply, image)
    },
  })

  await app.register(async (scope) => {
    scope.addHook('onRequest', async ({ headers }, reply) => {
      reply.header('cache-control', `public, max-age=${LIST_MAX_AGE_S}`).header('etag', etag)
      if (headers['if-none-match'] === etag) return reply.code(304).send()
    })
    route(
      scope,
      {
        method: 'GET',
        url: '/rest/products',
        access: 'public',
        forWidgets: true,
        summary: 'The free materials that can be ordered',
        response: v.array(Product),
      },
      () => [...products],
    )
  })
}
