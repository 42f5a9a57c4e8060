import type { Meta, StoryObj } from '@storybook/react-vite'

import { Logo } from '#shared/ui/Logo.tsx'

export default {
  title: 'Foundations/Logo',
  component: Logo,
  args: { name: 'Beterwerk' },
} satisfies Meta<typeof Logo>

type Story = StoryObj<typeof Logo>

export const OnPaper: Story = {}

export const OnInk: Story = {
  decorators: (Mark) => (
    <div style={{ padding: 'var(--space-5)', background: 'var(--ink)', color: 'var(--surface)' }}>
      <Mark />
    </div>
  ),
}

/** The product name is configurable. */
export const LongName: Story = { args: { name: 'Gezond en veilig werken in de metaal' } }
