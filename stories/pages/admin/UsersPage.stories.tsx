import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { listData, pendingList } from '../fixtures/lists.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { unreachable } from '../fixtures/unreachable.ts'
import { users } from '../fixtures/users.ts'
import { asAdmin } from '../fixtures/visitors.ts'

const SIZE = 20

export default {
  title: 'Pages/Users',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/gebruikersbeheer' },
  beforeEach: asAdmin,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const AFew: Story = {
  args: { data: () => listData(users, { count: 148, size: SIZE }) },
  async play(context) {
    const { canvas } = context
    await shows('Gebruikers (148)', 'Gebruikersbeheer')(context)
    const link = canvas.getByRole('link', { name: 'Els Meulen (van der)' })
    await expect(link).toHaveAttribute('href', '/gebruikersbeheer/5')
    const row = within(link.closest('tr')!)
    await expect(
      row.getByText('standaardgebruiker, gevaarlijkestoffen special user, brondatabase, Onbekende rol'),
    ).toBeVisible()
    // The link covers its row, up to the end.
    const { right, top } = link.closest('tr')!.getBoundingClientRect()
    await expect(document.elementFromPoint(right - 8, top + 8)).toBe(link)
  },
}

export const MoreThanIsCounted: Story = {
  tags: ['deep'],
  args: {
    data: () =>
      listData(users, {
        query: { search: 'de', page: 500, filters: {} },
        count: 10_000,
        size: SIZE,
        more: { isCountCapped: true, isTotalCapped: true },
      }),
  },
  async play(context) {
    await shows('Gebruikers (meer dan 10.000 / meer dan 10.000)', 'Gebruikersbeheer')(context)
    await expect(context.canvas.getByText(/^Er zijn er meer dan hier passen/)).toBeVisible()
  },
}

export const NothingFound: Story = {
  tags: ['deep'],
  args: {
    data: () => listData([], { query: { search: 'konijn', page: 1, filters: {} }, total: 148, size: SIZE }),
  },
  async play(context) {
    await shows('Gebruikers (0 / 148)', 'Gebruikersbeheer')(context)
    await expect(context.canvas.getByRole('heading', { name: 'Geen gebruikers gevonden.' })).toBeVisible()
  },
}

export const Loading: Story = {
  tags: ['deep'],
  args: { data: () => pendingList(new Promise<never>(() => {})) },
  async play(context) {
    await shows('Gebruikers', 'Gebruikersbeheer')(context)
    await expect(context.canvas.getByText('Gebruikers worden geladen...')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  tags: ['deep'],
  args: { data: () => pendingList(unreachable('Overzicht van gebruikers kan niet geladen worden.')) },
  play: shows('Er ging iets mis', 'Gebruikersbeheer'),
}
