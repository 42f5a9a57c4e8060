import type { Config } from '../runtime/config.ts'

export type SiteFile = { type: string; content: string }

/** Tokens of shared/ui/tokens.css. */
const INK = '#14213d'
const PAPER = '#f6f5f1'

/** Drawn by tools/icons.ts. The maskable icon fills its square, for systems that cut it to a shape of their own. */
const icons = [
  { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** Lets people install the portal as an app. Source: https://www.w3.org/TR/appmanifest/ */
const manifest = ({ productName }: Pick<Config, 'productName'>) => ({
  id: '/',
  name: productName,
  short_name: productName,
  description: `${productName}: zelf veiliger en gezonder werken in de metaal.`,
  lang: 'nl',
  start_url: '/',
  scope: '/',
  display: 'browser',
  background_color: PAPER,
  theme_color: INK,
  icons,
})

/** Pages that need a login say that they are not to be indexed: a robot must read them to learn that. */
const robots = 'User-agent: *\nDisallow: /rest/\n'

/** After the start of the server. RFC 9116 advises less than a year, and every update of the server is a start. */
const SECURITY_TXT_DAYS = 364
const DAY_MS = 24 * 60 * 60 * 1000

/** Where to report a vulnerability. Source: https://www.rfc-editor.org/rfc/rfc9116 */
const securityTxt = (contact: string, publicUrl: string, now: Date) =>
  [
    `Contact: ${contact}`,
    `Expires: ${new Date(now.getTime() + SECURITY_TXT_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: nl, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')

/** Depend on the settings, by path. `now`: when the server started. */
export const siteFiles = (
  config: Pick<Config, 'productName' | 'publicUrl' | 'securityContact'>,
  now = new Date(),
): ReadonlyMap<string, SiteFile> =>
  new Map([
    [
      '/manifest.webmanifest',
      { type: 'application/manifest+json; charset=utf-8', content: JSON.stringify(manifest(config)) },
    ],
    ['/robots.txt', { type: 'text/plain; charset=utf-8', content: robots }],
    ...(config.securityContact
      ? [
          [
            '/.well-known/security.txt',
            {
              type: 'text/plain; charset=utf-8',
              content: securityTxt(config.securityContact, config.publicUrl, now),
            },
          ] as const,
        ]
      : []),
  ])
