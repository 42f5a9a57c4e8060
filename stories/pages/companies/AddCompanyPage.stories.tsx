import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { Page, shows } from '../fixtures/Page.tsx'
import { asOwner } from '../fixtures/visitors.ts'

export default {
  title: 'Pages/Add company',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/bedrijf-toevoegen' },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const Empty: Story = { play: shows('Maak je bedrijf aan', 'Bedrijf toevoegen') }

export const ForAnOrder: Story = {
  tags: ['deep'],
  args: { path: '/bedrijf-toevoegen?voor=bestelling' },
  play: shows('Maak je bedrijf aan', 'Bedrijf toevoegen'),
}

export const Refused: Story = {
  tags: ['deep'],
  async play(context) {
    await shows('Maak je bedrijf aan', 'Bedrijf toevoegen')(context)
    const main = within(context.canvas.getByRole('main'))
    await userEvent.click(main.getByRole('button', { name: 'Bedrijf aanmaken' }))
    await waitFor(() => expect(main.getByRole('alert')).toHaveFocus())
  },
}
