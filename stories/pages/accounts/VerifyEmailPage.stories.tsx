import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Page, shows } from '../fixtures/Page.tsx'
import { asVisitor } from '../fixtures/visitors.ts'

export default {
  title: 'Pages/Verify email',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/e-mailadres-bevestigen?token=abc' },
  beforeEach: asVisitor,
} satisfies Meta<typeof Page>

export const Asked: StoryObj<typeof Page> = {
  async play(context) {
    await shows('Bevestig je e-mailadres', 'E-mailadres bevestigen')(context)
    await expect(context.canvas.getByRole('button', { name: 'Bevestigen' })).toBeVisible()
  },
}
