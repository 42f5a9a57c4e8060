import type { Meta, StoryObj } from '@storybook/react-vite'

import { Page, shows } from '../fixtures/Page.tsx'
import { asVisitor } from '../fixtures/visitors.ts'

export default {
  title: 'Pages/Confirm an e-mail address',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/nieuw-e-mailadres-bevestigen?token=abc',
    data: () => ({ emailAddress: 'els@werkplaats.example' }),
  },
  beforeEach: asVisitor,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const Waiting: Story = { play: shows('E-mailadres bevestigen') }

/** The link was used, has expired, or was cancelled. */
export const Invalid: Story = {
  tags: ['deep'],
  args: { data: () => null },
  play: shows('E-mailadres bevestigen niet mogelijk', 'E-mailadres bevestigen'),
}
