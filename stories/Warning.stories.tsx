import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Warning } from '#shared/ui/Warning.tsx'

export default { title: 'Warning', component: Warning } satisfies Meta<typeof Warning>

type Story = StoryObj<typeof Warning>

export const Failure: Story = {
  args: {
    title: 'Overzicht van bedrijven kan niet geladen worden',
    children: <p>Applicatie is tijdelijk niet beschikbaar, probeer het later nog eens.</p>,
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}

export const Caution: Story = {
  args: { variant: 'warning', children: 'Deze check is vernieuwd op 1 juli 2020.' },
}

export const Success: Story = {
  args: { variant: 'success', title: 'Je gegevens zijn opgeslagen' },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toBeVisible()
  },
}

export const Information: Story = {
  args: { variant: 'info', children: 'Je hebt een bedrijf nodig om verbeterchecks te doen.' },
}
