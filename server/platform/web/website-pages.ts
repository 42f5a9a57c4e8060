import type { Config } from '../runtime/config.ts'

/**
 * Returns the pages of the public website that have an address in the portal too, by that path: for widgets, which know only
 * where the portal is.
 */
export const websitePages = ({ websiteUrl }: Pick<Config, 'websiteUrl'>): ReadonlyMap<string, string> =>
  new Map([
    ['/voorwaarden', `${websiteUrl}voorwaarden.html`],
    ['/privacy', `${websiteUrl}privacy.html`],
  ])
