import type { Access, CompanyRequirement } from '#shared/domain/basics/access.ts'
import type { RouteObject } from './router.ts'

/** For users who meet the requirement. `path`: relative to /bedrijven/:companyId. */
export type CompanyLink = { path: string; label: string; requirement: CompanyRequirement }

/** The guard reads `access` before any loader of the page runs. */
export type RouteHandle = {
  /** Also in the document title and on pages below. A function gets the loader data of the current page. */
  breadcrumb?: string | ((data: unknown) => string | undefined)
  /** For a page whose path is not below the path of its parent. */
  parent?: { text: string; href: string }
  /** As for the server's routes; absent: 'user'. `company` needs `:companyId` in the path. */
  access?: Access
  /** false: a visitor who is not logged in gets "no access" instead of the login page. */
  loginRedirect?: boolean
  /** true: a visitor who logs in from the header stays on this public page. */
  staysAtLogin?: boolean
  sidebar?: 'account'
  /** Links that add something, on a page under /bedrijven/:companyId, for users who may do so. */
  add?: CompanyLink[]
  /** On a page under /bedrijven/:companyId, its path relative to that; absent: a link to the companies. */
  back?: { path: string; label: string }
}

/**
 * By layout. Paths are relative: to the portal's address for `site`, to /bedrijven/:companyId for `company`. Those of
 * `fullScreen`, without header and sidebar, are relative to the portal's address and contain `:companyId`; such a page
 * renders its own `<main id="inhoud">`.
 */
export type RemoteRoutes = Partial<Record<'site' | 'company' | 'fullScreen', RouteObject[]>>

/** Shown above the page that is navigated to. `success`: what was done. */
export type PageState = { warning?: { title: string; detail?: string }; success?: string }

export class LoadError extends Error {}

/**
 * A loader may return the promise without waiting for it (`usePromise` reads it): it is then rejected before the page
 * is rendered, which does not count as unhandled.
 */
export function withLoadError<T>(promise: Promise<T>, message: string): Promise<T> {
  const loaded = promise.catch((cause) => {
    throw new LoadError(message, { cause })
  })
  loaded.catch(() => undefined)
  return loaded
}
