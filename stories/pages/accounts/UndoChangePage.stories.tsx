import type { Meta, StoryObj } from '@storybook/react-vite'

import type { AccountUndo } from '#shared/domain/accounts/account-changes.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { asVisitor } from '../fixtures/visitors.ts'

const changeOf = (kind: AccountUndo['kind']): AccountUndo => ({
  kind,
  emailAddress: 'els@maasoever.example',
  changedAt: '2026-11-25T08:05:00.000Z',
  setsPassword: true,
})

export default {
  title: 'Pages/Undo a change of the account',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/wijziging-ongedaan-maken?token=abc' },
  beforeEach: asVisitor,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const OfThePassword: Story = {
  args: { data: () => changeOf('PASSWORD') },
  play: shows('Was jij dit niet?', 'Wijziging ongedaan maken'),
}

export const OfTheAddress: Story = {
  tags: ['deep'],
  args: { data: () => changeOf('ADDRESS') },
  play: shows('Was jij dit niet?', 'Wijziging ongedaan maken'),
}

export const OfTwoStepLogin: Story = {
  tags: ['deep'],
  args: { data: () => changeOf('TWO_STEP_LOGIN') },
  play: shows('Was jij dit niet?', 'Wijziging ongedaan maken'),
}

/** The link in the mail to the address that an administrator gave to the account. */
export const ByTheNewAddress: Story = {
  tags: ['deep'],
  args: { data: () => ({ ...changeOf('ADDRESS'), setsPassword: false }) },
  play: shows('Was jij dit niet?', 'Wijziging ongedaan maken'),
}

/** The link was used or has expired. */
export const Invalid: Story = {
  tags: ['deep'],
  args: { data: () => null },
  play: shows('Ongedaan maken niet mogelijk', 'Wijziging ongedaan maken'),
}
