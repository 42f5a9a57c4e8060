import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { putInCart } from '#shared/parts/shop/cart/change-cart.ts'
import { Ordered } from '../../../remotes/shop/checkout/Ordered.tsx'
import { Page, shows } from '../fixtures/Page.tsx'
import { catalogue, companiesForOrder, orders } from '../fixtures/products.ts'
import { unreachable } from '../fixtures/unreachable.ts'
import { asOwner, withCart } from '../fixtures/visitors.ts'

const givenCompanies = (companies = companiesForOrder) => ({
  companies: Promise.resolve(companies),
  catalogue: Promise.resolve(catalogue),
})

export default {
  title: 'Pages/Checkout',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/winkelwagen/afronden', data: () => givenCompanies() },
  beforeEach: withCart(asOwner),
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const NothingChosen: Story = {
  async play(context) {
    await shows('Bestelling afronden')(context)
    await expect(await context.canvas.findByRole('combobox', { name: 'Bedrijf' })).toHaveValue('')
  },
}

export const OnlyCompany: Story = {
  tags: ['deep'],
  args: { data: () => givenCompanies(companiesForOrder.slice(1)) },
  async play(context) {
    await shows('Bestelling afronden')(context)
    await expect(await context.canvas.findByRole('textbox', { name: 'Straat' })).toHaveValue('Aambeeldstraat')
  },
}

/** Typed values stay when another company is chosen. */
export const TypedBefore: Story = {
  tags: ['deep'],
  async play(context) {
    await shows('Bestelling afronden')(context)
    const main = within(context.canvas.getByRole('main'))
    await userEvent.type(await main.findByRole('textbox', { name: 'Straat' }), 'Achterom')
    await userEvent.selectOptions(main.getByRole('combobox', { name: 'Bedrijf' }), 'Smederij De Vonk')
    await expect(main.getByRole('textbox', { name: 'Straat' })).toHaveValue('Achterom')
    await expect(main.getByRole('textbox', { name: 'Plaats' })).toHaveValue('Amersfoort')
    await expect(main.getByText('Wat je zelf had ingevuld, is blijven staan.')).toBeVisible()
  },
}

export const Refused: Story = {
  tags: ['deep'],
  async play(context) {
    await shows('Bestelling afronden')(context)
    const main = within(context.canvas.getByRole('main'))
    await userEvent.type(await main.findByRole('textbox', { name: 'Straat' }), 'Postbus 12')
    await userEvent.click(main.getByRole('button', { name: 'Bestelling plaatsen' }))
    await waitFor(() => expect(main.getByRole('alert')).toHaveFocus())
  },
}

export const Gone: Story = {
  tags: ['deep'],
  async beforeEach() {
    await withCart(asOwner)()
    await putInCart({ id: 999, quantity: '2' })
  },
  async play(context) {
    await shows('Bestelling afronden')(context)
    await expect(await context.canvas.findByText('Dit zit niet in je bestelling.')).toBeVisible()
  },
}

export const Done: Story = {
  tags: ['deep'],
  args: { children: <Ordered order={orders[0]!} catalogue={catalogue} /> },
  play: shows('Bedankt voor je bestelling', 'Bestelling afronden'),
}

export const Empty: Story = {
  tags: ['deep'],
  beforeEach: asOwner,
  async play(context) {
    await shows('Bestelling afronden')(context)
    await expect(
      await context.canvas.findByRole('heading', { name: 'Geen producten toegevoegd.' }),
    ).toBeVisible()
  },
}

export const NoCompany: Story = {
  tags: ['deep'],
  args: { data: () => givenCompanies([]) },
  async play(context) {
    await shows('Bestelling afronden')(context)
    await expect(
      await context.canvas.findByRole('heading', { name: 'Je hebt nog geen bedrijf' }),
    ).toBeVisible()
  },
}

export const Loading: Story = {
  tags: ['deep'],
  args: { data: () => ({ ...givenCompanies(), companies: new Promise(() => {}) }) },
  async play(context) {
    await shows('Bestelling afronden')(context)
    await expect(await context.canvas.findByRole('status')).toHaveTextContent('Bedrijven worden geladen...')
  },
}

export const Failed: Story = {
  tags: ['deep'],
  args: {
    data: () => ({ ...givenCompanies(), companies: unreachable('Lijst met bedrijven ophalen niet gelukt') }),
  },
  play: shows('Er ging iets mis', 'Bestelling afronden'),
}
