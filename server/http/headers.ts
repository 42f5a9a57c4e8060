import type { Config } from '../runtime/config.ts'

type Headers = Record<string, string>

/** Where the code of remotes that are deployed elsewhere comes from. */
const remoteOrigins = ({ remotes }: Config) => [
  ...new Set(Object.values(remotes).map((entry) => new URL(entry).origin)),
]

/**
 * What a document of ours may load and do. There is no nonce: any module that the page loads could hand it on.
 * Remotes bring code, styles and data, so that their origins are the only ones added.
 */
function contentSecurityPolicy(config: Config): string {
  const ours = ["'self'", ...remoteOrigins(config)].join(' ')
  const reports = config.sentryDsn ? ` ${new URL(config.sentryDsn).origin}` : ''
  return [
    "default-src 'none'",
    `script-src ${ours}`,
    `style-src ${ours}`,
    "font-src 'self'",
    "img-src 'self' data:",
    `connect-src ${ours}${reports}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/** Those of them that browsers look at in a document alone: in each of its parts they would be 700 bytes for nothing. */
export const documentHeaders = [
  'content-security-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
]

/** The headers that every answer carries, apart from `documentHeaders` in what is a part of a document. */
export const securityHeaders = (config: Config): Headers => ({
  'content-security-policy': contentSecurityPolicy(config),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Two years: what browsers ask for before they trust a site with it for good.
  ...(config.secure && { 'strict-transport-security': 'max-age=63072000' }),
})
