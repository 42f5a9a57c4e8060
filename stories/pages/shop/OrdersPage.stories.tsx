import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Order } from '#shared/domain/shop/order.ts'
import type { ListData } from '#shared/parts/basics/lists/load-list.ts'
import type { loader } from '../../../remotes/shop/orders/OrdersPage.tsx'
import { listData, pendingList } from '../fixtures/lists.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { catalogue, orders } from '../fixtures/products.ts'
import { unreachable } from '../fixtures/unreachable.ts'
import { asOwner } from '../fixtures/visitors.ts'

const given = (list: ListData<Order>): ReturnType<typeof loader> => ({
  orders: list,
  catalogue: Promise.resolve(catalogue),
})

export default {
  title: 'Pages/Orders',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/bestellingen', data: () => given(listData(orders.slice(0, 3))) },
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
  tags: ['deep'],
  args: {
    path: '/bestellingen?pagina=2',
    data: () =>
      given(listData(orders.slice(0, 3), { query: { search: '', page: 2, filters: {} }, count: 13 })),
  },
  async play(context) {
    await shows('Mijn bestellingen')(context)
    await expect(await context.canvas.findByRole('link', { name: 'Pagina 2' })).toHaveAttribute(
      'aria-current',
    )
  },
}

export const Empty: Story = {
  tags: ['deep'],
  args: { data: () => given(listData<Order>([])) },
  async play(context) {
    await shows('Mijn bestellingen')(context)
    await expect(
      await context.canvas.findByRole('heading', { name: 'Je hebt geen bestellingen' }),
    ).toBeVisible()
  },
}

export const Loading: Story = {
  tags: ['deep'],
  args: { data: () => given(pendingList(new Promise<never>(() => {}))) },
  async play(context) {
    await shows('Mijn bestellingen')(context)
    await expect(await context.canvas.findByRole('status')).toHaveTextContent(
      'Bestellingen worden geladen...',
    )
  },
}

export const Failed: Story = {
  tags: ['deep'],
  args: { data: () => given(pendingList(unreachable('Je bestellingen kunnen niet geladen worden'))) },
  play: shows('Er ging iets mis', 'Mijn bestellingen'),
}
