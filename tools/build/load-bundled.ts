import type { RemoteRoutes } from '#shared/federation/remote-routes.ts'

// Replaces shell/load-remote.ts in the build as one bundle, which measures what federation costs.

const bundled = import.meta.webpackContext('../../remotes', { regExp: /\/routes\.tsx$/, mode: 'lazy' })

const NAME = /\/remotes\/([^/]+)\//

export const loadRemoteRoutes = async (entry: string): Promise<RemoteRoutes> =>
  ((await bundled(`./${NAME.exec(entry)![1]}/routes.tsx`)) as { default: RemoteRoutes }).default
