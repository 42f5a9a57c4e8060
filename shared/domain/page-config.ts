import * as v from 'valibot'

/** What the server tells the page about this installation, as JSON in the document. */
export const PageConfig = v.object({
  /** Name of a remote -> address of its entry. */
  remotes: v.record(v.string(), v.string()),
  /** The public website; ends in '/'. */
  websiteUrl: v.string(),
  productName: v.string(),
  /** Telephone number of the helpline, as people read it. */
  helpline: v.string(),
  /** Parent domain of the shared cookie, so that website and portal both see it. */
  cookieDomain: v.nullable(v.string()),
  /** Where the browser reports errors to; null: nowhere. */
  sentryDsn: v.nullable(v.string()),
})
export type PageConfig = v.InferOutput<typeof PageConfig>
