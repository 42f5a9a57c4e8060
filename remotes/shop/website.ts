import { checkLabels, checks } from '#shared/domain/basics/check.ts'
import { sectionThemeOf } from '#shared/domain/checks/themes.ts'
import { pageConfig } from '#shared/federation/page-config.ts'

/** Links to the public website's pages with the tools of each theme. */
export const toolLinks = () =>
  checks.map((check) => ({
    href: `${pageConfig().websiteUrl}themas/${sectionThemeOf(check).websiteSlug}.html`,
    label: checkLabels[check],
  }))

/** Address of the public website's page where materials are added to the cart. */
export const materialsUrl = () => `${pageConfig().websiteUrl}materialen.html`
