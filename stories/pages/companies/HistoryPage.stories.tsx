import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import type { CompanyActivity } from '#shared/domain/companies/company-activity.ts'
import { companyWithPeople, readOnlyCompany } from '../fixtures/companies.ts'
import { activities } from '../fixtures/company-activities.ts'
import { listData, pendingList } from '../fixtures/lists.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { unreachable } from '../fixtures/unreachable.ts'
import { asColleague, asOwner } from '../fixtures/visitors.ts'

export default {
  title: 'Pages/History',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/bedrijven/1/geschiedenis',
    company: () => companyWithPeople,
    data: () => listData(activities, { count: 108, size: 50 }),
  },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const Full: Story = {
  async play(context) {
    await shows('Geschiedenis')(context)
    const day = await context.canvas.findByRole('list', { name: '20-11-2026' })
    await expect(within(day).getAllByText('Je')[0]).toBeVisible()
    await expect(within(day).getByRole('link', { name: 'Bankwerkers' })).toBeVisible()
  },
}

export const ReadOnly: Story = {
  tags: ['deep'],
  args: {
    company: () => readOnlyCompany,
    data: () => listData(activities.filter(({ kind }) => !/^(PERSON|VISIT)_/.test(kind))),
  },
  beforeEach: asColleague,
  async play({ canvas }) {
    const day = await canvas.findByRole('list', { name: '20-11-2026' })
    await expect(within(day).getByText('Els van der Meulen')).toBeVisible()
  },
}

export const Empty: Story = {
  tags: ['deep'],
  args: { data: () => listData<CompanyActivity>([]) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Er is nog niets gebeurd' })).toBeVisible()
  },
}

export const Loading: Story = {
  tags: ['deep'],
  args: { data: () => pendingList(new Promise<never>(() => {})) },
  async play(context) {
    await shows('Geschiedenis')(context)
    await expect(await context.canvas.findByText('De geschiedenis wordt geladen...')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  tags: ['deep'],
  args: { data: () => pendingList(unreachable('De geschiedenis kon niet geladen worden')) },
  play: shows('Er ging iets mis', 'Geschiedenis'),
}
