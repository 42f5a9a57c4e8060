import type { RemoteRoutes } from '#shared/federation/remote-routes.ts'

// Stands in for shell/load-remote.ts in the one build that measures what federation costs: the same code, one bundle.

const bundled = import.meta.webpackContext('../../remotes', { regExp: /\/routes\.tsx$/, mode: 'lazy' })

export const loadRemoteRoutes = async (name: string): Promise<RemoteRoutes> =>
  ((await bundled(`./${name}/routes.tsx`)) as { default: RemoteRoutes }).default
