import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { putInCart } from '#shared/parts/shop/cart/change-cart.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { catalogue } from '../fixtures/products.ts'
import { asOwner, asVisitor, withCart } from '../fixtures/visitors.ts'

const known = { catalogue, addition: undefined }

export default {
  title: 'Pages/Cart',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/winkelwagen', data: () => known },
  beforeEach: withCart(asVisitor),
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const Empty: Story = {
  beforeEach: asVisitor,
  async play(context) {
    await shows('Winkelwagen')(context)
    await expect(
      await context.canvas.findByRole('heading', { name: 'Geen producten toegevoegd.' }),
    ).toBeVisible()
  },
}

/** Anonymous visitors log in here and continue. */
export const OfVisitor: Story = {
  tags: ['deep'],
  async play(context) {
    await shows('Winkelwagen')(context)
    await expect(await context.canvas.findByRole('heading', { name: 'Log in en ga verder' })).toBeVisible()
    await expect(context.canvas.getByText('Fysieke belasting', { selector: 'p' })).toBeVisible()
  },
}

export const OfUser: Story = {
  tags: ['deep'],
  beforeEach: withCart(asOwner),
  async play(context) {
    await shows('Winkelwagen')(context)
    await expect(await context.canvas.findByRole('link', { name: 'Ga verder met bestellen' })).toBeVisible()
  },
}

export const Removed: Story = {
  tags: ['deep'],
  async play(context) {
    await shows('Winkelwagen')(context)
    await userEvent.click(
      await context.canvas.findByRole('button', { name: 'Verwijder Poster Tillen doe je zo' }),
    )
    await expect(await context.canvas.findByText(/is uit je winkelwagen gehaald/)).toBeVisible()
    await waitFor(() => expect(context.canvas.getByRole('button', { name: /^Verwijder/ })).toHaveFocus())
  },
}

/** Opened by a plain link on the website that adds a product. */
export const Added: Story = {
  tags: ['deep'],
  args: {
    data: () => ({ ...known, addition: { id: 1, title: 'Poster Tillen doe je zo', outcome: 'added' } }),
  },
  async play(context) {
    await shows('Winkelwagen')(context)
    await expect(await context.canvas.findByText(/zit in je winkelwagen/)).toBeVisible()
  },
}

export const AddedUnknownProduct: Story = {
  tags: ['deep'],
  args: { data: () => ({ ...known, addition: { id: 0, title: '', outcome: 'unknown' } }) },
  async play(context) {
    await shows('Winkelwagen')(context)
    await expect(await context.canvas.findByText('Dit materiaal is niet te bestellen.')).toBeVisible()
  },
}

export const Gone: Story = {
  tags: ['deep'],
  async beforeEach() {
    await withCart(asOwner)()
    await putInCart({ id: 999, quantity: '2' })
  },
  async play(context) {
    await shows('Winkelwagen')(context)
    await expect(await context.canvas.findByText('Dit materiaal is niet meer te bestellen.')).toBeVisible()
    const list = within(context.canvas.getByRole('list', { name: 'Producten in je winkelwagen' }))
    await expect(list.getAllByRole('combobox')).toHaveLength(2)
  },
}

export const WithoutCatalogue: Story = {
  tags: ['deep'],
  args: { data: () => ({ catalogue: null, addition: undefined }) },
  async play(context) {
    await shows('Winkelwagen')(context)
    await expect(await context.canvas.findByText('Bestellen kan wel.')).toBeVisible()
  },
}
