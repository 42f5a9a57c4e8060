import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import type { VisitReport } from '#shared/domain/improve/visit-report.ts'
import { coachedCompany, companyWithPeople, constructionCompany } from '../fixtures/companies.ts'
import { listData, pendingList } from '../fixtures/lists.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { unreachable } from '../fixtures/unreachable.ts'
import { visitReports } from '../fixtures/visit-reports.ts'
import { asCoach, asOwner } from '../fixtures/visitors.ts'

const active = visitReports.filter(({ archived }) => !archived)

export default {
  title: 'Pages/Visit reports',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/bedrijven/1/bezoekverslagen',
    company: () => companyWithPeople,
    data: () => listData(active, { total: 3 }),
  },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const AFew: Story = {
  async play(context) {
    await shows('Bezoekverslagen')(context)
    await expect(
      await context.canvas.findByRole('heading', { name: 'Bezoekverslag van 10-11-2026' }),
    ).toBeVisible()
  },
}

export const WithArchived: Story = {
  tags: ['deep'],
  args: {
    data: () => listData(visitReports, { query: { search: '', page: 1, filters: { archief: 'ja' } } }),
  },
  async play(context) {
    await shows('Bezoekverslagen')(context)
    await expect(
      await context.canvas.findByRole('checkbox', { name: 'Toon gearchiveerde bezoekverslagen' }),
    ).toBeChecked()
  },
}

export const AllArchived: Story = {
  tags: ['deep'],
  args: { data: () => listData<VisitReport>([], { total: 3 }) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Alle bezoekverslagen zijn gearchiveerd')).toBeVisible()
  },
}

export const ForTheCoach: Story = {
  tags: ['deep'],
  args: { company: () => coachedCompany },
  beforeEach: asCoach,
  async play({ canvas }) {
    await canvas.findByRole('list', { name: 'Bezoekverslagen' })
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('link', { name: 'Bezoekverslag schrijven' })).toBeVisible()
  },
}

export const EmptyForTheCoach: Story = {
  tags: ['deep'],
  args: { company: () => coachedCompany, data: () => listData<VisitReport>([]) },
  beforeEach: asCoach,
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Schrijf het eerste verslag' })).toBeVisible()
  },
}

export const EmptyWithoutCoach: Story = {
  tags: ['deep'],
  args: { company: () => constructionCompany, data: () => listData<VisitReport>([]) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Nodig de verbetercoach uit' })).toBeVisible()
  },
}

export const Empty: Story = {
  tags: ['deep'],
  args: { data: () => listData<VisitReport>([]) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Nog geen bezoekverslagen' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Nodig de verbetercoach uit' })).toBeNull()
  },
}

export const Loading: Story = {
  tags: ['deep'],
  args: { data: () => pendingList(new Promise<never>(() => {})) },
  async play(context) {
    await shows('Bezoekverslagen')(context)
    await expect(await context.canvas.findByText('Bezoekverslagen worden geladen...')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  tags: ['deep'],
  args: { data: () => pendingList(unreachable('Bezoekverslagen konden niet geladen worden')) },
  play: shows('Er ging iets mis', 'Bezoekverslagen'),
}
