import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Steps } from '#shared/parts/basics/Steps.tsx'

export default { title: 'Navigation/Steps', component: Steps } satisfies Meta<typeof Steps>

type Story = StoryObj<typeof Steps>

export const First: Story = {
  args: { current: 'Kies' },
  async play({ canvas }) {
    const steps = canvas.getAllByRole('listitem')
    await expect(steps).toHaveLength(5)
    await expect(steps[0]).toHaveAttribute('aria-current', 'step')
    await expect(steps[1]).not.toHaveAttribute('aria-current')
  },
}

export const Halfway: Story = { args: { current: 'Check' } }

export const Last: Story = { args: { current: 'Verbeter' } }
