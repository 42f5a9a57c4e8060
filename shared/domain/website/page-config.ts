import * as v from 'valibot'

/** Before the page must be loaded again. A remote that could not be loaded is fetched from another address. */
export const MAX_RETRIES = 9

/** An address that the browser has not tried yet. `attempt`: from 1 to MAX_RETRIES. */
export const retryAddress = (entry: string, attempt: number) =>
  `${entry}?again=${Math.min(attempt, MAX_RETRIES)}`

/**
 * As JSON in the document. `remotes`: the URL of the entry of each, by its name. `pages`: the paths of each remote.
 * `websiteUrl`: with a slash at the end. `branchRieUrl`: the RI&E of the branch. `cookieDomain`: the parent domain for the shared cookie; null: the host of the page
 * only. `sentryDsn`: for error reports; null: no reports.
 */
export const PageConfig = v.object({
  remotes: v.record(v.string(), v.string()),
  pages: v.record(v.string(), v.array(v.string())),
  websiteUrl: v.string(),
  productName: v.string(),
  helpline: v.string(),
  branchRieUrl: v.string(),
  cookieDomain: v.nullable(v.string()),
  sentryDsn: v.nullable(v.string()),
})
export type PageConfig = v.InferOutput<typeof PageConfig>
