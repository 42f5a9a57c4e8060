import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { constructionCompany } from '../fixtures/companies.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { asOwner } from '../fixtures/visitors.ts'

const labels = [
  { id: 1, name: 'Kolomboor 1', facts: 'Kolomboormachine · Constructie · volgende keuring 01-03-2027' },
  { id: 2, name: 'Zaag', facts: '' },
  {
    id: 3,
    name: 'Kantpersopstelling-met-automatische-aanslag-en-lichtschermen in de hal aan de Industrieweg',
    facts: 'Kantpers · Plaatwerk, achter de zetbank bij de laaddeur aan de kant van het magazijn',
  },
]

export default {
  title: 'Pages/Labels',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/bedrijven/1/checks/machineveiligheid/labels', company: () => constructionCompany },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const AllMachines: Story = {
  args: { data: () => ({ labels, isOne: false }) },
  async play(context) {
    await shows('Labels van alle machines', 'Labels')(context)
    await expect(context.canvas.getByRole('img', { name: 'QR-code van Kolomboor 1' })).toBeVisible()
  },
}

export const OneMachine: Story = {
  tags: ['deep'],
  args: { data: () => ({ labels: labels.slice(0, 1), isOne: true }) },
  play: shows('Label van Kolomboor 1', 'Labels'),
}

export const NoMachines: Story = {
  tags: ['deep'],
  args: { data: () => ({ labels: [], isOne: false }) },
  play: shows('Labels van alle machines', 'Labels'),
}
