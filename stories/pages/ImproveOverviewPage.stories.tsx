import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { constructionCompany, lookedAtCompany } from '../fixtures/companies.ts'
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

export const NothingYet: Story = {
  args: { data: () => ({ advices: 0, openActionPoints: 0, lateActionPoints: 0 }) },
  async play(context) {
    await shows('Verbeter')(context)
    await expect(context.canvas.getByText('Geen open adviezen')).toBeVisible()
  },
}

export const UnderWay: Story = {
  args: { data: () => ({ advices: 3, openActionPoints: 14, lateActionPoints: 2 }) },
  async play(context) {
    await shows('Verbeter')(context)
    await expect(context.canvas.getByText('14 open actiepunten, 2 te laat')).toBeVisible()
  },
}

export const LookingAlong: Story = {
  args: {
    company: () => lookedAtCompany,
    data: () => ({ advices: 1, openActionPoints: 1, lateActionPoints: 0 }),
  },
  beforeEach: asColleague,
  async play(context) {
    await shows('Verbeter')(context)
    const menu = within(context.canvas.getByRole('navigation', { name: 'Bedrijfsmenu' }))
    await expect(menu.queryByRole('link', { name: 'Advies toevoegen' })).toBeNull()
  },
}

export const Failed: Story = {
  args: { data: () => unreachable('Overzicht van verbeteringen kon niet geladen worden') },
  play: shows('Er ging iets mis', 'Verbeter'),
}
