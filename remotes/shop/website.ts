import { checkLabels, checks, definitionOf } from '#shared/domain/basics/check.ts'
import { pageConfig } from '#shared/federation/page-config.ts'

/** On the public website, per theme. */
export const toolLinks = () =>
  checks.map((check) => ({
    href: `${pageConfig().websiteUrl}themas/${definitionOf(check).websiteSlug}.html`,
    label: checkLabels[check],
  }))

/** Where materials are added to the cart, on the public website. */
export const materialsUrl = () => `${pageConfig().websiteUrl}materialen.html`
