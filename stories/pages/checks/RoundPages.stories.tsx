import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { constructionCompany } from '../fixtures/companies.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { lastRound, rounds, sameRound } from '../fixtures/rounds.ts'
import { unreachable } from '../fixtures/unreachable.ts'
import { asOwner } from '../fixtures/visitors.ts'

const ROUNDS = '/bedrijven/1/checks/fysieke-belasting/rondes'

export default {
  title: 'Pages/Rounds',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: ROUNDS, company: () => constructionCompany },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const List: Story = { tags: ['deep'], args: { data: () => rounds }, play: shows('Rondes') }

export const None: Story = {
  tags: ['deep'],
  args: { data: () => [] },
  async play(context) {
    await shows('Rondes')(context)
    await expect(context.canvas.getByText('Er is nog geen ronde afgerond')).toBeVisible()
  },
}

export const Round: Story = {
  args: { path: `${ROUNDS}/2`, data: () => lastRound },
  async play(context) {
    await shows('Ronde 2 van 14-03-2026')(context)
    await expect(
      context.canvas.getByRole('region', { name: 'Wat is er veranderd sinds 14-03-2026' }),
    ).toBeVisible()
  },
}

export const NothingChanged: Story = {
  tags: ['deep'],
  args: { path: `${ROUNDS}/2`, data: () => sameRound },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Er is niets veranderd\./)).toBeVisible()
  },
}

export const Failed: Story = {
  tags: ['deep'],
  args: { data: () => unreachable('De rondes konden niet worden geladen.') },
  play: shows('Er ging iets mis', 'Rondes'),
}
