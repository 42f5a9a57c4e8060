import type { FastifyInstance } from 'fastify'

/**
 * Shows texts of the description as they are. The viewer's own component takes them for Markdown and sets `innerHTML`,
 * which the content security policy forbids. The viewer sends its source to the browser: it must refer to nothing here.
 */
const plainText = () => ({ components: { Markdown: ({ source }: { source?: string }) => source ?? null } })

/**
 * Serves the description of the API as pages at /rest/docs when the setting API_DOCS is on; the viewer is loaded only
 * then. To be registered after the description, and before the hook that requires an access rule of every route, since
 * the viewer's routes have none: they are public.
 */
export async function registerApiDocs(app: FastifyInstance): Promise<void> {
  if (!app.config.apiDocs) return
  const { default: swaggerUi } = await import('@fastify/swagger-ui')
  await app.register(swaggerUi, {
    routePrefix: '/rest/docs',
    theme: { title: `API – ${app.config.productName}` },
    uiConfig: { layout: 'BaseLayout', plugins: [plainText] },
  })
}
