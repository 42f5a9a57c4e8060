import { checkLabels, checks } from '#shared/domain/basics/check.ts'
import { sectionThemeOf } from '#shared/domain/checks/themes.ts'
import { pageConfig } from '#shared/federation/page-config.ts'

/** On the public website, per theme. */
export const toolLinks = () =>
  checks.map((check) => ({
    href: `${pageConfig().websiteUrl}themas/${sectionThemeOf(check).websiteSlug}.html`,
    label: checkLabels[check],
  }))

/** Where materials are added to the cart, on the public website. */
export const materialsUrl = () => `${pageConfig().websiteUrl}materialen.html`
