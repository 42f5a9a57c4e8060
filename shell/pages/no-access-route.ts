import { loadNoAccess } from './load-no-access.ts'
import { NoAccessPage } from './NoAccessPage.tsx'

/** A module of its own, so that only a refused visit fetches it. */
export const noAccessRoute = { loader: loadNoAccess, Component: NoAccessPage }
