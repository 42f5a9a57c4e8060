import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { PasswordChanged } from '../../../remotes/account/details/PasswordChanged.tsx'
import { account } from '../fixtures/accounts.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { asOwner } from '../fixtures/visitors.ts'

export default {
  title: 'Pages/Change password',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/gegevens/wachtwoord-wijzigen', data: () => account },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const Empty: Story = { play: shows('Wachtwoord wijzigen') }

export const Refused: Story = {
  tags: ['deep'],
  async play(context) {
    await shows('Wachtwoord wijzigen')(context)
    const main = within(context.canvas.getByRole('main'))
    await userEvent.type(main.getByLabelText('Nieuw wachtwoord'), 'welkom')
    await userEvent.click(main.getByRole('button', { name: 'Wachtwoord wijzigen' }))
    await waitFor(() => expect(main.getByRole('alert')).toHaveFocus())
  },
}

export const Changed: Story = {
  tags: ['deep'],
  args: { children: <PasswordChanged /> },
  play: shows('Je wachtwoord is gewijzigd', 'Wachtwoord wijzigen'),
}
