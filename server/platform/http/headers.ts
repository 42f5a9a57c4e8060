import { createHash } from 'node:crypto'

import type { Config } from '../runtime/config.ts'
import { remoteOrigins, remoteScripts } from './remote-integrity.ts'

type Headers = Record<string, string>

const hashSource = (content: string | undefined) =>
  content ? ` 'sha256-${createHash('sha256').update(content).digest('base64')}'` : ''

/**
 * No nonce: every module on the page could pass it on. Other sources are the origins of the remotes (code, styles
 * and data), of the error reports, and the folder of STATIC_URL. `inlineStyle`, `importMap`: the content of the one
 * style element and the one inline script of the document, named by their hashes.
 */
export function contentSecurityPolicy(
  config: Config,
  { inlineStyle, importMap }: { inlineStyle?: string | undefined; importMap?: string | undefined } = {},
): string {
  const { staticUrl } = config
  const own = staticUrl ? ["'self'", staticUrl] : ["'self'"]
  const loaded = ["'self'", ...remoteOrigins(config)].join(' ')
  const reports = config.sentryDsn ? ` ${new URL(config.sentryDsn).origin}` : ''
  return [
    "default-src 'none'",
    `script-src ${[...own, ...remoteScripts(config)].join(' ')}${hashSource(importMap)}`,
    `style-src ${[...own, ...remoteOrigins(config)].join(' ')}${hashSource(inlineStyle)}`,
    "font-src 'self'",
    "img-src 'self' data:",
    "frame-src 'self'",
    "manifest-src 'self'",
    `connect-src ${loaded}${reports}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/**
 * For the page on which the portal shows a widget, in a frame: it can do nothing that a page of another website
 * cannot, and no other site can frame it. Without trusted types: it also reads the HTML of other pages, as text.
 */
export const PREVIEW_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** Headers that only apply to documents: on scripts, styles and fonts they would waste 700 bytes each. */
export const documentHeaders = [
  'content-security-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
]

/** `documentHeaders` are left out where the response is part of a document. */
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
