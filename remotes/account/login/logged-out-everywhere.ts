import { useLocation } from '#shared/federation/router.ts'

/** The state of the visit to the login page after logging out everywhere. */
export const LOGGED_OUT_EVERYWHERE = { isLoggedOutEverywhere: true } as const

/** Whether the user has just logged out everywhere. */
export const useIsLoggedOutEverywhere = (): boolean =>
  (useLocation().state as Partial<typeof LOGGED_OUT_EVERYWHERE> | null)?.isLoggedOutEverywhere === true
