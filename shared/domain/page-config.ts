import * as v from 'valibot'

/** The settings of this installation for the browser, as JSON in the document. */
export const PageConfig = v.object({
  /** The URL of the entry of each remote, by its name. */
  remotes: v.record(v.string(), v.string()),
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
