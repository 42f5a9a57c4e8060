import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { Page, shows } from '../pages/fixtures/Page.tsx'
import { asLongName, asOwner, asVisitor, withCart } from '../pages/fixtures/visitors.ts'

export default {
  title: 'Shell/Header',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/geen-toegang' },
  beforeEach: asVisitor,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

const standsThere = shows('Geen toegang')

export const Anonymous: Story = { play: standsThere }

/** Opens under its button on every page, so that users can log in without leaving the page. */
export const LoginOpen: Story = {
  async play(context) {
    await standsThere(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Inloggen' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Inloggen' })).toBeVisible())
    await expect(screen.getByRole('link', { name: 'Nieuw hier? Meld je nu aan!' })).toBeVisible()
  },
}

export const AnonymousWithCart: Story = {
  tags: ['deep'],
  beforeEach: withCart(asVisitor),
  async play(context) {
    await standsThere(context)
    await expect(context.canvas.getByRole('link', { name: 'Winkelwagen, 2 producten' })).toBeVisible()
  },
}

export const WithBanner: Story = {
  tags: ['deep'],
  beforeEach: asOwner,
  async play(context) {
    await standsThere(context)
    await expect(context.canvas.getByRole('region', { name: 'Mededeling' })).toBeVisible()
  },
}

export const BannerClosed: Story = {
  tags: ['deep'],
  beforeEach: asOwner,
  async play(context) {
    await standsThere(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Sluiten van deze mededeling' }))
    await expect(context.canvas.queryByRole('region', { name: 'Mededeling' })).toBeNull()
  },
}

export const MenuOpen: Story = {
  beforeEach: withCart(asOwner),
  async play(context) {
    await standsThere(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Account van Els van der Meulen' }))
    await expect(context.canvas.getByRole('button', { name: 'Log uit' })).toBeVisible()
  },
}

export const Full: Story = { tags: ['deep'], beforeEach: withCart(asLongName), play: standsThere }
