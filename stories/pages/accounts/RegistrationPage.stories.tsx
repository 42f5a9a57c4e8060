import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import type { InvitationPreview } from '#shared/domain/companies/invitation.ts'
import { LoginLayout } from '../../../remotes/account/LoginLayout.tsx'
import { AccountCreated as CreatedCard } from '../../../remotes/account/registration/AccountCreated.tsx'
import { loadedInvitation, openInvitation } from '../fixtures/invitations.ts'
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

const INVITED = '/aanmelden?push=registeroninvite&registration=abc&email=jan%40smederij.nl'

/** Opened by the link in an invitation, with a key and the invited address. */
export const Invited: Story = {
  tags: ['deep'],
  args: { path: INVITED, data: () => loadedInvitation(openInvitation) },
  async play(context) {
    await shows('Aanmelden')(context)
    await expect(
      context.canvas.getByText(
        'Els van der Meulen nodigt je uit om mee te kijken bij Constructiebedrijf Maasoever.',
      ),
    ).toBeInTheDocument()
    await expect(context.canvas.getByLabelText('E-mailadres')).toHaveValue('jan@smederij.nl')
  },
}

const invitedTo = (invitation: InvitationPreview, problem: string): Story => ({
  args: { path: INVITED, data: () => loadedInvitation(invitation) },
  async play(context) {
    await shows('Aanmelden')(context)
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(problem)
  },
})

export const InvitationUsed: Story = {
  tags: ['deep'],
  ...invitedTo({ ...openInvitation, status: 'ACCEPTED' }, 'Deze uitnodiging is al gebruikt'),
}
export const InvitationExpired: Story = {
  tags: ['deep'],
  ...invitedTo({ ...openInvitation, status: 'EXPIRED' }, 'Deze uitnodiging is verlopen'),
}
export const InvitationWithdrawn: Story = {
  tags: ['deep'],
  ...invitedTo({ status: 'UNKNOWN' }, 'Deze uitnodiging werkt niet'),
}

export const Refused: Story = {
  tags: ['deep'],
  async play(context) {
    await shows('Aanmelden')(context)
    const main = within(context.canvas.getByRole('main'))
    await userEvent.type(main.getByLabelText('Wachtwoord'), 'welkom')
    await userEvent.click(main.getByRole('button', { name: 'Aanmelden' }))
    await waitFor(() => expect(main.getByRole('alert')).toHaveFocus())
  },
}

const registered = (
  props: Omit<ComponentProps<typeof CreatedCard>, 'account'>,
  companyId: number | null,
  isInvitedElsewhere = false,
) =>
  ({
    args: {
      children: (
        <LoginLayout>
          <CreatedCard
            account={{ id: 2, email: 'jan@smederij.nl', companyId, isInvitedElsewhere }}
            {...props}
          />
        </LoginLayout>
      ),
    },
    play: shows('Je bent aangemeld', 'Aanmelden'),
  }) satisfies Story

export const AccountCreated: Story = {
  tags: ['deep'],
  ...registered({ hasInvitation: false, invitation: null }, null),
}
export const CreatedByInvitation: Story = {
  tags: ['deep'],
  ...registered({ hasInvitation: true, invitation: openInvitation }, 1),
}
export const CreatedWithoutTheInvitation: Story = {
  tags: ['deep'],
  ...registered({ hasInvitation: true, invitation: null }, null),
}
export const CreatedWithAnotherAddress: Story = {
  tags: ['deep'],
  ...registered({ hasInvitation: true, invitation: openInvitation }, null, true),
}
