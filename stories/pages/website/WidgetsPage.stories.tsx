import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { Page, shows } from '../fixtures/Page.tsx'
import { catalogue } from '../fixtures/products.ts'
import { asOwner, asVisitor } from '../fixtures/visitors.ts'

const pinned = { src: '/bw.0a1b2c3d.js', integrity: 'sha384-0a1b2c3d' }

export default {
  title: 'Pages/Widgets',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/widgets', data: () => ({ products: catalogue, pinned }) },
  beforeEach: asVisitor,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const OfVisitor: Story = {
  async play(context) {
    await shows('Widgets plaatsen')(context)
    await expect(context.canvas.getByRole('link', { name: 'Inloggen' })).toBeVisible()
  },
}

export const Product: Story = {
  tags: ['deep'],
  beforeEach: asOwner,
  async play(context) {
    await shows('Widgets plaatsen')(context)
    await userEvent.click(context.canvas.getByRole('radio', { name: 'In winkelwagen' }))
    await expect(context.canvas.getByRole('combobox', { name: 'Materiaal' })).toBeVisible()
    await expect(context.canvas.getByText(/winkelwagen\?product=1&aantal=1$/)).toBeVisible()
  },
}

/** Without the list of products and the pinned script, the rest works. */
export const WithoutLists: Story = {
  tags: ['deep'],
  args: { data: () => ({ products: null, pinned: null }) },
  async play(context) {
    await shows('Widgets plaatsen')(context)
    await userEvent.click(context.canvas.getByRole('radio', { name: 'In winkelwagen' }))
    await expect(
      context.canvas.getByText('De lijst met materialen kan nu niet geladen worden.'),
    ).toBeVisible()
  },
}
