import * as v from 'valibot'

/** How often a remote that could not be loaded is fetched from another address, before the page must be loaded again. */
export const MAX_RETRIES = 9

/** Returns the address of the entry of a remote that a browser has not tried yet. `attempt`: from 1 to MAX_RETRIES. */
export const retryAddress = (entry: string, attempt: number) =>
  `${entry}?again=${Math.min(attempt, MAX_RETRIES)}`

/** The settings of this installation for the browser, as JSON in the document. */
export const PageConfig = v.object({
  /** The URL of the entry of each remote, by its name. */
  remotes: v.record(v.string(), v.string()),
  /** The paths of the pages of each remote, by its name; `:x` stands for one segment. */
  pages: v.record(v.string(), v.array(v.string())),
  /** The URL of the public website, with a slash at the end. */
  websiteUrl: v.string(),
  productName: v.string(),
  /** The telephone number of the helpline, as it is displayed. */
  helpline: v.string(),
  /** The parent domain of website and portal for their shared cookie; null: the host of the page only. */
  cookieDomain: v.nullable(v.string()),
  /** The Sentry DSN for error reports of the browser; null: no reports. */
  sentryDsn: v.nullable(v.string()),
})
export type PageConfig = v.InferOutput<typeof PageConfig>
