import type { RemoteRoutes } from '#shared/federation/remote-routes.ts'

// Replaces shell/load-remote.ts in the build as one bundle, which measures what federation costs.

const bundled = import.meta.webpackContext('../../remotes', { regExp: /\/routes\.tsx$/, mode: 'lazy' })

export const registerEntries = () => undefined

export const loadRemoteRoutes = async (name: string): Promise<RemoteRoutes> =>
  ((await bundled(`./${name}/routes.tsx`)) as { default: RemoteRoutes }).default
