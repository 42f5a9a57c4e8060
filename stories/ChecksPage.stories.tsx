import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { constructionCompany, lookedAtCompany, newSmithy } from './companies.ts'
import { Page, shows } from './Page.tsx'
import { unreachable } from './unreachable.ts'
import { asColleague, asOwner } from './visitors.ts'

export default {
  title: 'Pages/Checks',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/bedrijven/1/checks' },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const NothingStarted: Story = { args: { company: () => newSmithy }, play: shows(newSmithy.name) }

export const UnderWay: Story = {
  args: { company: () => constructionCompany },
  play: shows(constructionCompany.name),
}

/** Who may only look cannot start a check. */
export const LookingAlong: Story = {
  args: { company: () => lookedAtCompany },
  beforeEach: asColleague,
  async play(context) {
    await shows(lookedAtCompany.name)(context)
    await expect(context.canvas.getByRole('button', { name: 'Start Verbetercheck: Lasrook' })).toBeDisabled()
  },
}

export const Loading: Story = {
  args: { company: () => new Promise(() => {}) },
  async play({ canvas }) {
    await expect(await canvas.findByText('De pagina wordt geladen')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { company: () => unreachable('Overzicht van verbeterchecks kon niet geladen worden') },
  play: shows('Er ging iets mis', 'Mijn bedrijven'),
}
