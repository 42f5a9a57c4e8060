import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import type { CompanyPlan } from '#shared/domain/improve/company-plan.ts'
import { companyWithPeople, readOnlyCompany } from '../fixtures/companies.ts'
import { busyPlan, finishedPlan, longPlan } from '../fixtures/company-plans.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { unreachable } from '../fixtures/unreachable.ts'
import { asColleague, asOwner } from '../fixtures/visitors.ts'

const loaded = (plan: CompanyPlan, filters = {}) => ({
  query: { search: '', page: 1, filters },
  plan: Promise.resolve(plan),
})

export default {
  title: 'Pages/Plan',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/bedrijven/1/plan-van-aanpak',
    company: () => companyWithPeople,
    data: () => loaded(busyPlan),
  },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const Busy: Story = {
  async play(context) {
    await shows('Plan van Aanpak')(context)
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { name: '1 van 6 maatregelen klaar' })).toBeVisible()
    const direct = within(canvas.getByRole('table', { name: 'Maatregelen: Direct' }))
    await expect(direct.getByText(/Risico opgelost op 20-10-2026 door Els van der Meulen\./)).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Platen van 30 kg op de vloer' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Foto na de maatregel' })).toBeVisible()
    await expect(canvas.getByText(/Bankwerkers, Lassers, Zagers en 2 anderen/)).toBeVisible()
  },
}

export const Narrow: Story = { tags: ['deep'], ...Busy, globals: { viewport: { value: 'narrow' } } }

export const ReadOnly: Story = {
  tags: ['deep'],
  args: { company: () => readOnlyCompany },
  beforeEach: asColleague,
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Kijk opnieuw naar nummer 2' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Maak een actiepunt/ })).toBeNull()
  },
}

export const AllDone: Story = {
  tags: ['deep'],
  args: { data: () => loaded(finishedPlan) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: '1 van 1 maatregel klaar' })).toBeVisible()
    await expect(canvas.queryByText('Dit plan is een concept')).toBeNull()
  },
}

export const Long: Story = {
  tags: ['deep'],
  args: { data: () => loaded(longPlan) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Toon alle 120 maatregelen' })).toBeVisible()
  },
}

export const Filtered: Story = {
  tags: ['deep'],
  args: { data: () => loaded(busyPlan, { thema: 'WELDING_SMOKE' }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Filters wissen' })).toBeVisible()
  },
}

export const New: Story = {
  tags: ['deep'],
  args: { data: () => loaded({ unfinishedChecks: [], measures: [] }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Er staat nog niets in het plan' })).toBeVisible()
  },
}

export const Loading: Story = {
  tags: ['deep'],
  args: { data: () => ({ ...loaded(busyPlan), plan: new Promise<never>(() => {}) }) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Plan van Aanpak wordt geladen...')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  tags: ['deep'],
  args: {
    data: () => ({ ...loaded(busyPlan), plan: unreachable('Het plan van aanpak kon niet geladen worden') }),
  },
  play: shows('Er ging iets mis', 'Plan van Aanpak'),
}
