import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Pagination } from '#shared/parts/basics/lists/Pagination.tsx'

export default {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { addressOf: (page) => `#pagina-${page}` },
} satisfies Meta<typeof Pagination>

type Story = StoryObj<typeof Pagination>

export const First: Story = { args: { page: 1, last: 3 } }

export const Last: Story = { args: { page: 3, last: 3 } }

export const FarIntoALongList: Story = {
  args: { page: 250, last: 501 },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Pagina 250')
    for (const link of canvas.getAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  },
}

export const OnlyOne: Story = {
  args: { page: 1, last: 1 },
  async play({ canvas }) {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}
