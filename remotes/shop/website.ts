import { type Check, checkLabels, checks } from '#shared/domain/check.ts'
import { pageConfig } from '#shared/federation/page-config.ts'

/** What the public website calls its page with the tools of each theme. */
const toolPages: Record<Check, string> = {
  PHYSICAL_STRAIN: 'fysieke-belasting',
  HAZARDOUS_SUBSTANCES: 'gevaarlijke-stoffen',
  MACHINE_SAFETY: 'machineveiligheid',
  NOISE_HAZARD: 'geluid',
  TEMP_WORK_AT_HEIGHT: 'werken-op-hoogte',
  WELDING_SMOKE: 'lasrook',
}

/** The pages of the public website with the tools of each theme. */
export const toolLinks = () =>
  checks.map((check) => ({
    href: `${pageConfig().websiteUrl}themas/${toolPages[check]}.html`,
    label: checkLabels[check],
  }))

/** The page of the public website where materials are put in the cart. */
export const materialsUrl = () => `${pageConfig().websiteUrl}materialen.html`
