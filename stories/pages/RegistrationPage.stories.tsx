import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { LoginLayout } from '../../remotes/account/LoginLayout.tsx'
import { Registered as RegisteredCard } from '../../remotes/account/registration/Registered.tsx'
import { Page, shows } from '../fixtures/Page.tsx'
import { asVisitor } from '../fixtures/visitors.ts'

export default {
  title: 'Pages/Registration',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/aanmelden' },
  beforeEach: asVisitor,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const Empty: Story = { play: shows('Aanmelden') }

/** Opened by the link in an invitation, with a key and the invited address. */
export const Invited: Story = {
  args: { path: '/aanmelden?push=registeroninvite&registration=abc&email=jan%40smederij.nl' },
  async play(context) {
    await shows('Aanmelden')(context)
    await expect(context.canvas.getByLabelText('E-mailadres')).toHaveValue('jan@smederij.nl')
  },
}

export const Refused: Story = {
  async play(context) {
    await shows('Aanmelden')(context)
    const main = within(context.canvas.getByRole('main'))
    await userEvent.type(main.getByLabelText('Wachtwoord'), 'welkom')
    await userEvent.click(main.getByRole('button', { name: 'Aanmelden' }))
    await waitFor(() => expect(main.getByRole('alert')).toHaveFocus())
  },
}

export const Registered: Story = {
  args: {
    children: (
      <LoginLayout>
        <RegisteredCard email="jan@smederij.nl" />
      </LoginLayout>
    ),
  },
  play: shows('Je bent aangemeld', 'Aanmelden'),
}
