import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { loadedInvitation, openInvitation, ownInvitation } from '../fixtures/invitations.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { asColleague, asLapsedOwner, asOwner, asVisitor } from '../fixtures/visitors.ts'

export default {
  title: 'Pages/Login',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/inloggen' },
  beforeEach: asVisitor,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const Empty: Story = { play: shows('Inloggen') }

export const Prefilled: Story = {
  tags: ['deep'],
  args: { path: '/inloggen?email=els%40smederij.nl' },
  async play(context) {
    await shows('Inloggen')(context)
    await expect(context.canvas.getByLabelText('E-mailadres')).toHaveValue('els@smederij.nl')
  },
}

export const Refused: Story = {
  tags: ['deep'],
  async play(context) {
    await shows('Inloggen')(context)
    const main = within(context.canvas.getByRole('main'))
    await userEvent.type(main.getByLabelText('E-mailadres'), 'els@smederij')
    await userEvent.click(main.getByRole('button', { name: 'Inloggen' }))
    await waitFor(() => expect(main.getByRole('alert')).toHaveFocus())
  },
}

export const AlreadyLoggedIn: Story = {
  tags: ['deep'],
  beforeEach: asOwner,
  play: shows('Je bent al ingelogd', 'Inloggen'),
}

export const AlreadyLoggedInWithPageThatWaits: Story = {
  tags: ['deep'],
  args: { path: '/inloggen?redirect=/bestellingen' },
  beforeEach: asOwner,
  play: shows('Je bent al ingelogd', 'Inloggen'),
}

/** The session ended while the user was working. */
export const SessionEnded: Story = {
  tags: ['deep'],
  beforeEach: asLapsedOwner,
  async play(context) {
    await shows('Inloggen')(context)
    await expect(context.canvas.getByText('Je bent niet meer ingelogd.')).toBeInTheDocument()
  },
}

const INVITED = '/inloggen?email=jan%40smederij.nl&registration=abc'

export const Invited: Story = {
  tags: ['deep'],
  args: { path: INVITED, data: () => loadedInvitation(openInvitation) },
  async play(context) {
    await shows('Inloggen')(context)
    await expect(context.canvas.getByText('Log in om de uitnodiging te accepteren.')).toBeInTheDocument()
  },
}

export const InvitedAndLoggedIn: Story = {
  tags: ['deep'],
  args: { path: INVITED, data: () => loadedInvitation(ownInvitation) },
  beforeEach: asColleague,
  play: shows('Je bent uitgenodigd', 'Inloggen'),
}

export const InvitedAtAnotherAddress: Story = {
  tags: ['deep'],
  args: {
    path: INVITED,
    data: () =>
      loadedInvitation({ ...ownInvitation, visitor: { ...ownInvitation.visitor, isInvited: false } }),
  },
  beforeEach: asColleague,
  play: shows('Je bent uitgenodigd', 'Inloggen'),
}

const atAnotherAddress = (claim: 'WAITING' | 'REFUSED'): Story => ({
  args: {
    path: INVITED,
    data: () =>
      loadedInvitation({ ...ownInvitation, visitor: { ...ownInvitation.visitor, isInvited: false, claim } }),
  },
  beforeEach: asColleague,
  play: shows('Je bent uitgenodigd', 'Inloggen'),
})
export const WaitingForConfirmation: Story = { tags: ['deep'], ...atAnotherAddress('WAITING') }
export const RefusedByTheOwner: Story = { tags: ['deep'], ...atAnotherAddress('REFUSED') }

export const InvitedToOwnCompany: Story = {
  tags: ['deep'],
  args: {
    path: INVITED,
    data: () => loadedInvitation({ ...ownInvitation, visitor: { ...ownInvitation.visitor, companyId: 1 } }),
  },
  beforeEach: asOwner,
  play: shows('Je bent uitgenodigd', 'Inloggen'),
}

export const InvitationExpired: Story = {
  tags: ['deep'],
  args: { path: INVITED, data: () => loadedInvitation({ ...ownInvitation, status: 'EXPIRED' }) },
  beforeEach: asColleague,
  play: shows('Deze uitnodiging is verlopen', 'Inloggen'),
}
