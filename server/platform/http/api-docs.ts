import type { FastifyInstance } from 'fastify'

const PATH = '/rest/docs'

/**
 * Shows descriptions as plain text: the viewer renders Markdown through `innerHTML`, which the content security
 * policy forbids. This function is sent to the browser as source code, so it must not refer to anything outside
 * itself.
 */
const plainText = () => ({ components: { Markdown: ({ source }: { source?: string }) => source ?? null } })

/** The viewer cannot declare an access rule. Must be called before authorization. */
export function makeApiDocsPublic(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith(PATH)) route.config = { ...route.config, access: 'public' }
  })
}

/**
 * OpenAPI pages at /rest/docs, only for the setting API_DOCS: the viewer is imported here, so that other servers do
 * not load it. Must be called after `describeApi`.
 */
export async function serveApiDocs(app: FastifyInstance): Promise<void> {
  const { default: swaggerUi } = await import('@fastify/swagger-ui')
  await app.register(swaggerUi, {
    routePrefix: PATH,
    theme: { title: `API – ${app.config.productName}` },
    uiConfig: { layout: 'BaseLayout', plugins: [plainText] },
  })
}
