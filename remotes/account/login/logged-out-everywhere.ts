import { useLocation } from '#shared/federation/router.ts'

export const LOGGED_OUT_EVERYWHERE = { isLoggedOutEverywhere: true } as const

export const useIsLoggedOutEverywhere = (): boolean =>
  (useLocation().state as Partial<typeof LOGGED_OUT_EVERYWHERE> | null)?.isLoggedOutEverywhere === true
