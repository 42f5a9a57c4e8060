import * as v from 'valibot'

/** Such as Firefox and Windows; null: another one. */
const BrowserOfSession = v.object({
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
})
type BrowserOfSession = v.InferOutput<typeof BrowserOfSession>

/** `isCurrent`: in the browser that asks. Instants: ISO 8601 in UTC, the last use to within some minutes. */
export const OpenSession = v.object({
  ...BrowserOfSession.entries,
  isCurrent: v.boolean(),
  startedAt: v.string(),
  lastUsedAt: v.string(),
})
export type OpenSession = v.InferOutput<typeof OpenSession>

/** "Firefox op Windows". */
export const browserName = ({ browser, system }: BrowserOfSession): string =>
  [browser ?? 'Een andere browser', system].filter(Boolean).join(' op ')
