import { type Check, checkLabels, checks } from '#shared/domain/check.ts'
import { pageConfig } from '#shared/federation/page-config.ts'

/** File names of the public website's pages with the tools of each theme. */
const toolPages: Record<Check, string> = {
  PHYSICAL_STRAIN: 'fysieke-belasting',
  HAZARDOUS_SUBSTANCES: 'gevaarlijke-stoffen',
  MACHINE_SAFETY: 'machineveiligheid',
  NOISE_HAZARD: 'geluid',
  TEMP_WORK_AT_HEIGHT: 'werken-op-hoogte',
  WELDING_SMOKE: 'lasrook',
}

/** Links to the public website's pages with the tools of each theme. */
export const toolLinks = () =>
  checks.map((check) => ({
    href: `${pageConfig().websiteUrl}themas/${toolPages[check]}.html`,
    label: checkLabels[check],
  }))

/** Address of the public website's page where materials are added to the cart. */
export const materialsUrl = () => `${pageConfig().websiteUrl}materialen.html`
