import type { Meta, StoryObj } from '@storybook/react-vite'

import { ProgressBar } from '#shared/ui/ProgressBar.tsx'

export default {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { 'aria-label': 'Voortgang' },
} satisfies Meta<typeof ProgressBar>

type Story = StoryObj<typeof ProgressBar>

export const Empty: Story = { args: { value: 0 } }

export const Partial: Story = { args: { value: 3, max: 12 } }

export const Full: Story = { args: { value: 1 } }

/** The total is unknown. */
export const Unknown: Story = {}
