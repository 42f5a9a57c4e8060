import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { PageHeading } from '#shared/ui/PageHeading.tsx'

export default {
  title: 'Layout/PageHeading',
  component: PageHeading,
  args: { children: 'Mijn bedrijven' },
} satisfies Meta<typeof PageHeading>

type Story = StoryObj<typeof PageHeading>

/** Pages focus their heading: it accepts the focus without being a tab stop. */
export const Short: Story = {
  async play({ canvas }) {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Mijn bedrijven' })
    heading.focus()
    await waitFor(() => expect(heading).toHaveFocus())
  },
}

export const Long: Story = {
  args: { children: 'Verspaningstechniek Van den Heuvel & Zonen Oosterhout' },
}

export const OneLongWord: Story = {
  args: { children: 'Metaalconstructiewerkplaatsveiligheidscoördinatie' },
}
