import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import {
  busyCoachDay,
  coachNextSteps,
  finishedCoachDay,
  fullCoachDay,
  newCoachDay,
} from '../fixtures/coach-days.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { unreachable } from '../fixtures/unreachable.ts'
import { asCoach } from '../fixtures/visitors.ts'

export default {
  title: 'Pages/Today',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/vandaag', data: () => busyCoachDay },
  beforeEach: asCoach,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const NoCompanies: Story = {
  tags: ['deep'],
  args: { data: () => newCoachDay },
  async play(context) {
    await shows('Vandaag')(context)
    await expect(context.canvas.getByRole('heading', { name: 'Je kijkt nog nergens mee' })).toBeVisible()
  },
}

export const Busy: Story = {
  async play(context) {
    await shows('Vandaag')(context)
    await expect(context.canvas.getByText('Maandag 23-11-2026 · je kijkt mee bij 34 bedrijven')).toBeVisible()
    await expect(context.canvas.getByRole('heading', { name: 'Vraagt je aandacht (5)' })).toBeVisible()
  },
}

export const BusyNarrow: Story = { tags: ['deep'], ...Busy, globals: { viewport: { value: 'narrow' } } }

export const AllDone: Story = {
  tags: ['deep'],
  args: { data: () => finishedCoachDay },
  async play(context) {
    await shows('Vandaag')(context)
    await expect(context.canvas.getByRole('heading', { name: 'Niets dringends' })).toBeVisible()
  },
}

export const Full: Story = {
  tags: ['deep'],
  args: { data: () => fullCoachDay },
  async play(context) {
    await shows('Vandaag')(context)
    await expect(context.canvas.getByText('En nog 36 later.')).toBeVisible()
  },
}

const withNextStep = (kind: keyof typeof coachNextSteps, title: string): Story => ({
  args: { data: () => ({ ...finishedCoachDay, nextStep: coachNextSteps[kind] }) },
  async play(context) {
    await shows('Vandaag')(context)
    await expect(context.canvas.getByRole('heading', { level: 2, name: title })).toBeVisible()
  },
})

export const LowRating: Story = {
  tags: ['deep'],
  ...withNextStep('READ_RATING', 'Lasbedrijf Zuiderhaven gaf je bezoek 2 sterren'),
}
export const VisitTomorrow: Story = {
  tags: ['deep'],
  ...withNextStep('PREPARE_VISIT', 'Morgen bezoek je Verspaning Lindeveld'),
}
export const ReportToWrite: Story = {
  tags: ['deep'],
  ...withNextStep(
    'WRITE_REPORT',
    'Je had vrijdag een afspraak bij Plaatwerkerij Noordkade. Schrijf het verslag.',
  ),
}
export const CompanyInNeed: Story = {
  tags: ['deep'],
  ...withNextStep('HELP_COMPANY', 'Constructiebedrijf Maasoever heeft 3 directe risico’s'),
}

export const Failed: Story = {
  tags: ['deep'],
  args: { data: () => unreachable('Het overzicht van vandaag kon niet geladen worden') },
  play: shows('Er ging iets mis', 'Vandaag'),
}
