import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { EditInvitationDialog } from '../../remotes/companies/invitations/EditInvitationDialog.tsx'
import { companyWithPeople } from '../fixtures/companies.ts'

export default {
  title: 'Pages/EditInvitation',
  component: EditInvitationDialog,
  args: {
    companyId: 1,
    invitee: companyWithPeople.invitees[1]!,
    onSaved: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof EditInvitationDialog>

type Story = StoryObj<typeof EditInvitationDialog>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Wat mag Jan Bakker?' }))

export const AsItIs: Story = {
  async play() {
    const { getByRole } = await dialog()
    await expect(getByRole('radio', { name: 'Meelezen' })).toBeChecked()
    await expect(getByRole('checkbox', { name: 'Fysieke belasting' })).toBeChecked()
    await expect(getByRole('checkbox', { name: 'Lasrook' })).not.toBeChecked()
  },
}

export const WithoutChecks: Story = {
  async play() {
    const { getByRole } = await dialog()
    await userEvent.click(getByRole('checkbox', { name: 'Fysieke belasting' }))
    await userEvent.click(getByRole('button', { name: 'Wijzigingen opslaan' }))
    await waitFor(() => expect(getByRole('alert')).toHaveFocus())
    await expect(getByRole('group', { name: 'Verbeterchecks' })).toBeInvalid()
  },
}
