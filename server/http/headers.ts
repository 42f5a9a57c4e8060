import { createHash } from 'node:crypto'

import type { Config } from '../runtime/config.ts'

type Headers = Record<string, string>

/** The origins of remotes that are deployed elsewhere. */
const remoteOrigins = ({ remotes }: Config) => [
  ...new Set(Object.values(remotes).map((entry) => new URL(entry).origin)),
]

/**
 * The policy of documents. There is no nonce: every module on the page could pass it on. The only other origins are
 * those of the remotes, which load code, styles and data from there, and of the error reports. `inlineStyle`: the content
 * of the one style element that the document contains, which is named by its hash.
 */
export function contentSecurityPolicy(
  config: Config,
  { inlineStyle }: { inlineStyle?: string | undefined } = {},
): string {
  const styleHash = inlineStyle && ` 'sha256-${createHash('sha256').update(inlineStyle).digest('base64')}'`
  const sources = ["'self'", ...remoteOrigins(config)].join(' ')
  const reports = config.sentryDsn ? ` ${new URL(config.sentryDsn).origin}` : ''
  return [
    "default-src 'none'",
    `script-src ${sources}`,
    `style-src ${sources}${styleHash ?? ''}`,
    "font-src 'self'",
    "img-src 'self' data:",
    "manifest-src 'self'",
    `connect-src ${sources}${reports}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/** The security headers that only apply to documents: on scripts, styles and fonts they would waste 700 bytes each. */
export const documentHeaders = [
  'content-security-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
]

/** The headers of every response; `documentHeaders` are left out where the response is part of a document. */
export const securityHeaders = (config: Config): Headers => ({
  'content-security-policy': contentSecurityPolicy(config),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Two years, in seconds: as browsers require for their preload lists.
  ...(config.secure && {
    'strict-transport-security': `max-age=63072000${config.hstsSubdomains ? '; includeSubDomains' : ''}`,
  }),
})
