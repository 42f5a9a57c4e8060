import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import type { ImprovementSummary } from '#shared/domain/improve/improvement.ts'
import { constructionCompany, readOnlyCompany } from '../fixtures/companies.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { unreachable } from '../fixtures/unreachable.ts'
import { asColleague, asOwner } from '../fixtures/visitors.ts'

export default {
  title: 'Pages/Improve overview',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/bedrijven/1/verbeter', company: () => constructionCompany },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

/** Numbers not given are 0. */
const summaryOf = (summary: Partial<ImprovementSummary>): ImprovementSummary => ({
  advices: 0,
  openActionPoints: 0,
  lateActionPoints: 0,
  companyRecords: 0,
  visitReports: 0,
  ...summary,
})

export const NothingYet: Story = {
  tags: ['deep'],
  args: { data: () => summaryOf({}) },
  async play(context) {
    await shows('Verbeter')(context)
    for (const status of [
      'Geen open adviezen',
      'Geen open actiepunten',
      'Geen items',
      'Geen bezoekverslagen',
    ])
      await expect(context.canvas.getByText(status)).toBeVisible()
  },
}

export const UnderWay: Story = {
  args: {
    data: () =>
      summaryOf({
        advices: 3,
        openActionPoints: 14,
        lateActionPoints: 2,
        companyRecords: 1,
        visitReports: 5,
      }),
  },
  async play(context) {
    await shows('Verbeter')(context)
    for (const status of ['14 open actiepunten, 2 te laat', '1 item', '5 bezoekverslagen'])
      await expect(context.canvas.getByText(status)).toBeVisible()
  },
}

export const AsInvitee: Story = {
  tags: ['deep'],
  args: {
    company: () => readOnlyCompany,
    data: () => summaryOf({ advices: 1, companyRecords: null, visitReports: null }),
  },
  beforeEach: asColleague,
  async play(context) {
    await shows('Verbeter')(context)
    const menu = within(context.canvas.getByRole('navigation', { name: 'Bedrijfsmenu' }))
    await expect(menu.getByRole('link', { name: 'Adviezen' })).toBeInTheDocument()
    await expect(menu.queryByRole('link', { name: /dossier|verslag|toevoegen/ })).toBeNull()
    await expect(context.canvas.queryByRole('heading', { name: 'Bedrijfsdossier' })).toBeNull()
  },
}

export const Failed: Story = {
  tags: ['deep'],
  args: { data: () => unreachable('Overzicht van verbeteringen kon niet geladen worden') },
  play: shows('Er ging iets mis', 'Verbeter'),
}
