import type { Access, CompanyRequirement } from '#shared/domain/basics/access.ts'
import type { RouteObject } from './router.ts'

/** A link to a page of a company, for users who meet the requirement. `path`: relative to /bedrijven/:companyId. */
export type CompanyLink = { path: string; label: string; requirement: CompanyRequirement }

/** Requirements and presentation of a page. The guard reads `access` before any loader of the page runs. */
export type RouteHandle = {
  /**
   * The page's name in the breadcrumbs and the document title, also on the pages below it. A function derives it from
   * the loader data of the current page.
   */
  breadcrumb?: string | ((data: unknown) => string | undefined)
  /** The page above it in the breadcrumbs, for a page whose path is not below the path of that page. */
  parent?: { text: string; href: string }
  /**
   * The access rule of the page, as for the server's routes; absent: 'user'. `company` needs `:companyId` in the path.
   */
  access?: Access
  /** false: a visitor who is not logged in gets "no access" instead of the login page. */
  loginRedirect?: boolean
  /** true: a visitor who logs in from the header stays on this public page. */
  staysAtLogin?: boolean
  /** Sidebar of the page: 'account' shows the links to the user's own pages. */
  sidebar?: 'account'
  /** Links of the sidebar on a page under /bedrijven/:companyId that add something, for users who may do so. */
  add?: CompanyLink[]
  /** Back link of a page under /bedrijven/:companyId, its path relative to that; absent: a link to the companies. */
  back?: { path: string; label: string }
}

/**
 * The routes of a remote, by layout. Paths are relative: to the portal's address for `site`, to /bedrijven/:companyId
 * for `company`. Those of `fullScreen`, for pages without header and sidebar, are relative to the portal's address and
 * contain `:companyId`; such a page renders its own `<main id="inhoud">`.
 */
export type RemoteRoutes = Partial<Record<'site' | 'company' | 'fullScreen', RouteObject[]>>

/** Navigation state: a message shown above the page that is navigated to. `success`: what was done. */
export type PageState = { warning?: { title: string; detail?: string }; success?: string }

/** A failed load, with the page's error message as its `message` and the failure as its `cause`. */
export class LoadError extends Error {}

/**
 * Returns `promise`, with a `LoadError` with this message as its error. A loader may return it without waiting for it
 * (`usePromise` reads it): it is then rejected before the page is rendered, which does not count as unhandled.
 */
export function withLoadError<T>(promise: Promise<T>, message: string): Promise<T> {
  const loaded = promise.catch((cause) => {
    throw new LoadError(message, { cause })
  })
  loaded.catch(() => undefined)
  return loaded
}
