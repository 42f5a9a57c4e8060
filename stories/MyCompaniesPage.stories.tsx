import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { constructionCompany, lookedAtCompany, manyCompanies, newSmithy } from './companies.ts'
import { Page, shows } from './Page.tsx'
import { unreachable } from './unreachable.ts'
import { asOwner } from './visitors.ts'

export default {
  title: 'Pages/My companies',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/bedrijven' },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const Empty: Story = {
  args: { data: () => ({ companies: Promise.resolve([]) }) },
  async play(context) {
    await shows('Mijn bedrijven')(context)
    await expect(await context.canvas.findByRole('heading', { name: 'Geen bedrijven.' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { data: () => ({ companies: new Promise(() => {}) }) },
  async play(context) {
    await shows('Mijn bedrijven')(context)
    await expect(await context.canvas.findByRole('status')).toHaveTextContent('Bedrijven worden geladen...')
  },
}

export const Failed: Story = {
  args: { data: () => ({ companies: unreachable('Overzicht van bedrijven kan niet geladen worden') }) },
  play: shows('Er ging iets mis', 'Mijn bedrijven'),
}

export const AFew: Story = {
  args: { data: () => ({ companies: Promise.resolve([constructionCompany, newSmithy, lookedAtCompany]) }) },
  async play(context) {
    await shows('Mijn bedrijven')(context)
    await expect(await context.canvas.findByText('Je kijkt mee bij dit bedrijf.')).toBeVisible()
  },
}

export const Many: Story = {
  args: { data: () => ({ companies: Promise.resolve(manyCompanies) }) },
  async play(context) {
    await shows('Mijn bedrijven')(context)
    await expect(await context.canvas.findByRole('heading', { name: 'Staalbouw Twente' })).toBeVisible()
  },
}
