import type { Meta, StoryObj } from '@storybook/react-vite'

import { StatusPill } from '#shared/ui/StatusPill.tsx'

export default { title: 'Feedback/StatusPill', component: StatusPill } satisfies Meta<typeof StatusPill>

type Story = StoryObj<typeof StatusPill>

export const Red: Story = { args: { color: 'RED', children: '3 risico’s' } }

export const Orange: Story = { args: { color: 'ORANGE', children: 'Let op' } }

export const Green: Story = { args: { color: 'GREEN', children: 'Geen risico’s' } }

export const Grey: Story = { args: { color: 'GREY', children: '2 vragen open' } }

export const White: Story = { args: { color: 'WHITE', children: 'Niet gestart' } }

export const Counted: Story = { args: { color: 'GREY', count: 12, children: 'vragen open' } }

/** Icon and text distinguish them without colour. */
export const Together: Story = {
  tags: ['deep'],
  render: () => (
    <ul className="bw-stack" role="list">
      {[Red, Orange, Green, Grey, White].map(({ args }) => (
        <li key={args?.color}>
          <StatusPill color={args?.color ?? 'WHITE'}>{args?.children}</StatusPill>
        </li>
      ))}
    </ul>
  ),
}

export const LongText: Story = {
  tags: ['deep'],
  args: { color: 'GREY', children: '1 risico, 12 vragen open' },
}
