import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Card } from '#shared/ui/Card.tsx'
import { Skeleton, SkeletonBlock } from '#shared/ui/Skeleton.tsx'

export default {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  args: { label: 'De pagina wordt geladen' },
} satisfies Meta<typeof Skeleton>

type Story = StoryObj<typeof Skeleton>

/** A screen reader reads out one sentence. */
export const Text: Story = {
  args: { lines: 6 },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('De pagina wordt geladen')
  },
}

export const AFewLines: Story = {}

/** The loaded content has the same outline, so that the layout does not shift. */
export const Outline: Story = {
  args: {
    label: 'Bedrijven worden geladen...',
    children: (
      <>
        <SkeletonBlock shape="heading" />
        <SkeletonBlock />
        <SkeletonBlock shape="pill" />
        <SkeletonBlock shape="button" />
      </>
    ),
  },
  decorators: (Outline) => (
    <Card>
      <Outline />
    </Card>
  ),
}
