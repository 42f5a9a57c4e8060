import type { Access } from '#shared/domain/access.ts'
import type { RouteObject } from './router.ts'

/** What a page asks of its visitor. The guard reads it before any loader of the page runs. */
export type RouteHandle = {
  /**
   * The page's name in the breadcrumbs and the document title, also on the pages below it. Where only data tell the
   * name: what reads it from what the loader of the page one is on gave.
   */
  breadcrumb?: string | ((data: unknown) => string | undefined)
  /** Who may see the page, in the words of the server's routes; absent: 'user'. `company` needs `:companyId`. */
  access?: Access
  /** false: who is not logged in has no access, instead of being led to the login and back. */
  loginRedirect?: boolean
  /** true: a public page that somebody is busy with. Who logs in in the header stays there. */
  staysAtLogin?: boolean
  /** What stands beside the page: 'account', the way through what is one's own. */
  sidebar?: 'account'
  /** Where the way back leads from a page under /bedrijven/:companyId, relative to it; absent: to one's companies. */
  back?: { path: string; label: string }
}

/**
 * What a remote hands to the shell: its routes, per layout they hang in. Paths are relative: to the portal's address
 * for `site`, to /bedrijven/:companyId for `company`. Those of `fullScreen`, for pages that need all attention, are
 * relative to the portal's address too, and have `:companyId` in them; such a page brings its own `<main id="inhoud">`.
 */
export type RemoteRoutes = Partial<Record<'site' | 'company' | 'fullScreen', RouteObject[]>>

/** What a page says on the next one: it goes along with the navigation as its state, and stands above that page. */
export type PageState = { warning?: { title: string; detail?: string } }

/** Marks a failed load with the sentence the page has for it. */
export class LoadError extends Error {}

/** Gives what `promise` gives; when it fails, fails with the page's own sentence and the failure as its cause. */
export async function load<T>(promise: Promise<T>, message: string): Promise<T> {
  try {
    return await promise
  } catch (cause) {
    throw new LoadError(message, { cause })
  }
}
