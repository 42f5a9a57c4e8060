import type { Config } from '../runtime/config.ts'

/** Pages of the public website by their path in the portal: widgets know only where the portal is. */
export const websitePages = ({ websiteUrl }: Pick<Config, 'websiteUrl'>): ReadonlyMap<string, string> =>
  new Map([
    ['/voorwaarden', `${websiteUrl}voorwaarden.html`],
    ['/privacy', `${websiteUrl}privacy.html`],
  ])
