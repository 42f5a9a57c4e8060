import type { RemoteRoutes } from '#shared/federation/remote-routes.ts'

// No pages yet: the shell answers its paths with "Niet gevonden".
export default {} satisfies RemoteRoutes
