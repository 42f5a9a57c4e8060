import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { NavLinks } from '#shared/ui/NavLinks.tsx'

export default {
  title: 'Navigation/NavLinks',
  component: NavLinks,
  decorators: (Story) => (
    <nav aria-label="Mijn omgeving">
      <Story />
    </nav>
  ),
} satisfies Meta<typeof NavLinks>

type Story = StoryObj<typeof NavLinks>

export const OnOneOfThem: Story = {
  args: {
    links: [
      { href: '#bedrijven', label: 'Mijn bedrijven', current: 'page' },
      { href: '#toevoegen', label: 'Bedrijf toevoegen' },
      { href: '#gegevens', label: 'Mijn gegevens' },
    ],
  },
  async play({ canvas }) {
    const here = canvas.getByRole('link', { name: 'Mijn bedrijven' })
    await expect(here).toHaveAttribute('aria-current', 'page')
    const elsewhere = canvas.getByRole('link', { name: 'Mijn gegevens' })
    await expect(getComputedStyle(here).borderInlineStartColor).not.toBe(
      getComputedStyle(elsewhere).borderInlineStartColor,
    )
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const BelowOneOfThem: Story = {
  args: {
    links: [
      { href: '#bedrijven', label: 'Mijn bedrijven' },
      { href: '#gegevens', label: 'Mijn gegevens', current: 'true' },
    ],
  },
}

export const OnNoneOfThem: Story = {
  args: {
    links: [
      { href: '#inloggen', label: 'Inloggen' },
      { href: '#lang', label: 'Een lange naam, die op een smal scherm over meer dan één regel loopt' },
    ],
  },
}
