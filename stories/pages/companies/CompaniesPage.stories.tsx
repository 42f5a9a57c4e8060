import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { adminCompanies } from '../fixtures/admin-companies.ts'
import { listData, pendingList } from '../fixtures/lists.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { unreachable } from '../fixtures/unreachable.ts'
import { asAdmin } from '../fixtures/visitors.ts'

const SIZE = 20

export default {
  title: 'Pages/Companies for administrators',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/bedrijvenbeheer' },
  beforeEach: asAdmin,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const Found: Story = {
  args: {
    data: () =>
      listData(adminCompanies, {
        query: { search: 'bedrijf', page: 1, filters: {} },
        count: 23,
        total: 148,
        size: SIZE,
      }),
  },
  async play(context) {
    const { canvas } = context
    await shows('Bedrijven (23 / 148)', 'Bedrijvenbeheer')(context)
    const link = canvas.getByRole('link', { name: 'Constructiebedrijf Maasoever' })
    await expect(link).toHaveAttribute('href', '/bedrijvenbeheer/1')
  },
}

export const NothingFound: Story = {
  tags: ['deep'],
  args: {
    data: () => listData([], { query: { search: 'konijn', page: 1, filters: {} }, total: 148, size: SIZE }),
  },
  async play(context) {
    await shows('Bedrijven (0 / 148)', 'Bedrijvenbeheer')(context)
    await expect(context.canvas.getByRole('heading', { name: 'Geen bedrijven gevonden.' })).toBeVisible()
  },
}

export const Loading: Story = {
  tags: ['deep'],
  args: { data: () => pendingList(new Promise<never>(() => {})) },
  async play(context) {
    await shows('Bedrijven', 'Bedrijvenbeheer')(context)
    await expect(context.canvas.getByText('Bedrijven worden geladen...')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  tags: ['deep'],
  args: { data: () => pendingList(unreachable('Overzicht van bedrijven kan niet geladen worden.')) },
  play: shows('Er ging iets mis', 'Bedrijvenbeheer'),
}
