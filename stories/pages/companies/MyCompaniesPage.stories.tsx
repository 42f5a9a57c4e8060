import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { constructionCompany, manyCompanies, newSmithy, readOnlyCompany } from '../fixtures/companies.ts'
import { listData, pendingList } from '../fixtures/lists.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { unreachable } from '../fixtures/unreachable.ts'
import { asOwner } from '../fixtures/visitors.ts'

export default {
  title: 'Pages/My companies',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/bedrijven' },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const Empty: Story = {
  args: { data: () => listData([]) },
  async play(context) {
    await shows('Mijn bedrijven')(context)
    await expect(await context.canvas.findByRole('heading', { name: 'Geen bedrijven.' })).toBeVisible()
  },
}

export const Loading: Story = {
  tags: ['deep'],
  args: { data: () => pendingList(new Promise<never>(() => {})) },
  async play(context) {
    await shows('Mijn bedrijven')(context)
    await expect(await context.canvas.findByRole('status')).toHaveTextContent('Bedrijven worden geladen...')
  },
}

export const Failed: Story = {
  tags: ['deep'],
  args: { data: () => pendingList(unreachable('Overzicht van bedrijven kan niet geladen worden')) },
  play: shows('Er ging iets mis', 'Mijn bedrijven'),
}

export const AFew: Story = {
  tags: ['deep'],
  args: { data: () => listData([constructionCompany, newSmithy, readOnlyCompany]) },
  async play(context) {
    await shows('Mijn bedrijven')(context)
    await expect(await context.canvas.findByText('Je kijkt mee bij dit bedrijf.')).toBeVisible()
  },
}

export const Many: Story = {
  tags: ['deep'],
  args: { data: () => listData(manyCompanies, { count: 5_000 }) },
  async play(context) {
    await shows('Mijn bedrijven')(context)
    await expect(await context.canvas.findByRole('heading', { name: 'Staalbouw Twente' })).toBeVisible()
  },
}

export const FarIntoTheList: Story = {
  tags: ['deep'],
  args: {
    data: () => listData(manyCompanies, { query: { search: '', page: 250, filters: {} }, count: 5_000 }),
  },
  async play(context) {
    await shows('Mijn bedrijven')(context)
    const pages = within(await context.canvas.findByRole('navigation', { name: "Pagina's" }))
    await expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('250')
    for (const link of pages.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const NothingFound: Story = {
  tags: ['deep'],
  args: {
    data: () => listData([], { query: { search: 'konijnenhouderij', page: 1, filters: {} }, total: 12 }),
  },
  async play(context) {
    await shows('Mijn bedrijven')(context)
    await expect(await context.canvas.findByRole('heading', { name: 'Niets gevonden' })).toBeVisible()
    await expect(context.canvas.getByRole('searchbox')).toHaveValue('konijnenhouderij')
  },
}
