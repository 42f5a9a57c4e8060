import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { PasswordStored } from '../../../remotes/account/forgotten-password/PasswordStored.tsx'
import { HelpCallout } from '../../../remotes/account/HelpCallout.tsx'
import { LoginLayout } from '../../../remotes/account/LoginLayout.tsx'
import { Page, shows } from '../fixtures/Page.tsx'
import { unreachable } from '../fixtures/unreachable.ts'
import { asVisitor } from '../fixtures/visitors.ts'

export default {
  title: 'Pages/Reset password',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/wachtwoord-resetten' },
  beforeEach: asVisitor,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const Possible: Story = {
  args: { data: () => true },
  play: shows('Nieuw wachtwoord kiezen', 'Wachtwoord resetten'),
}

export const Refused: Story = {
  tags: ['deep'],
  args: { data: () => true },
  async play(context) {
    await shows('Nieuw wachtwoord kiezen', 'Wachtwoord resetten')(context)
    const main = within(context.canvas.getByRole('main'))
    await userEvent.type(main.getByLabelText('Nieuw wachtwoord'), 'welkom')
    await userEvent.click(main.getByRole('button', { name: 'Wachtwoord opslaan' }))
    await waitFor(() => expect(main.getByRole('alert')).toHaveFocus())
  },
}

export const Impossible: Story = {
  tags: ['deep'],
  args: { data: () => false },
  play: shows('Wachtwoord resetten niet mogelijk', 'Wachtwoord resetten'),
}

/** With two-step login, the new password does not log in. */
export const Stored: Story = {
  tags: ['deep'],
  args: {
    children: (
      <LoginLayout aside={<HelpCallout />}>
        <PasswordStored />
      </LoginLayout>
    ),
  },
  play: shows('Je nieuwe wachtwoord is opgeslagen', 'Wachtwoord resetten'),
}

export const Loading: Story = {
  tags: ['deep'],
  args: { data: () => new Promise(() => {}) },
  async play({ canvas }) {
    await expect(await canvas.findByText('De pagina wordt geladen')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  tags: ['deep'],
  args: { data: () => unreachable('Wachtwoord resetten is niet gelukt.') },
  play: shows('Er ging iets mis', 'Wachtwoord resetten'),
}
