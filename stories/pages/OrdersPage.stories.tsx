import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Page, shows } from '../fixtures/Page.tsx'
import { catalogue, orders } from '../fixtures/products.ts'
import { unreachable } from '../fixtures/unreachable.ts'
import { asOwner } from '../fixtures/visitors.ts'

const given = (some = orders, page = 1, last = 1) => ({
  listed: Promise.resolve({ orders: some, page, last }),
  catalogue: Promise.resolve(catalogue),
})

export default {
  title: 'Pages/Orders',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/bestellingen', data: () => given(orders.slice(0, 3)) },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const AFew: Story = {
  async play(context) {
    await shows('Mijn bestellingen')(context)
    await expect(
      await context.canvas.findByRole('heading', { name: 'Bestelling van 23-10-2026' }),
    ).toBeVisible()
  },
}

export const Many: Story = {
  args: { path: '/bestellingen?pagina=2', data: () => given(orders.slice(0, 3), 2, 2) },
  async play(context) {
    await shows('Mijn bestellingen')(context)
    await expect(await context.canvas.findByRole('link', { name: 'Pagina 2' })).toHaveAttribute(
      'aria-current',
    )
  },
}

export const Empty: Story = {
  args: { data: () => given([]) },
  async play(context) {
    await shows('Mijn bestellingen')(context)
    await expect(
      await context.canvas.findByRole('heading', { name: 'Je hebt geen bestellingen' }),
    ).toBeVisible()
  },
}

export const Loading: Story = {
  args: { data: () => ({ ...given(), listed: new Promise(() => {}) }) },
  async play(context) {
    await shows('Mijn bestellingen')(context)
    await expect(await context.canvas.findByRole('status')).toHaveTextContent(
      'Bestellingen worden geladen...',
    )
  },
}

export const Failed: Story = {
  args: { data: () => ({ ...given(), listed: unreachable('Je bestellingen kunnen niet geladen worden') }) },
  play: shows('Er ging iets mis', 'Mijn bestellingen'),
}
