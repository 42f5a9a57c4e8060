import cors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages of the website may call the route; pages of the portal always may. */
    forWidgets?: boolean
    /** Read by @fastify/cors: the permission for pages of other origins. */
    cors?: FastifyCorsOptions
  }
}

/** Browsers may cache for this long, in seconds, which requests the website may make. */
const PREFLIGHT_MAX_AGE_S = 600

/**
 * Whether a page of the website sent the request, where a script of a plugin may act in the name of the user. For routes
 * with `forWidgets`: others refuse it.
 */
export const isFromWebsite = (
  { config }: Pick<FastifyInstance, 'config'>,
  { headers: { origin } }: FastifyRequest,
): boolean => origin !== undefined && !config.portalOrigins.includes(origin)

/**
 * Lets pages of the website call the routes with `forWidgets`, with credentials. For every other route, browsers
 * get no permission. Must be called before the routes.
 */
export async function checkOrigins(app: FastifyInstance): Promise<void> {
  await app.register(cors, { origin: false })
  const methodsByUrl = new Map<string, string[]>()

  const permission = (methods: string[]) => ({
    origin: app.config.websiteOrigins,
    credentials: true,
    maxAge: PREFLIGHT_MAX_AGE_S,
    // Otherwise the plugin refuses an incomplete preflight with a text of its own.
    strictPreflight: false,
    methods,
  })

  function allowPreflight(url: string): string[] {
    const methods: string[] = []
    methodsByUrl.set(url, methods)
    app.options(
      url,
      { config: { access: 'public', cors: permission(methods) }, schema: { hide: true } },
      // The plugin answers preflights of the website; any other leads nowhere.
      (_, reply) => reply.callNotFound(),
    )
    return methods
  }

  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.forWidgets) return
    const methods = methodsByUrl.get(url) ?? allowPreflight(url)
    methods.push(String(method))
    config.cors = permission(methods)
  })
}
