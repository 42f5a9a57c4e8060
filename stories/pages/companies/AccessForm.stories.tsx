import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { UserFacingError } from '#shared/api/basics/errors.ts'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { AccessForm } from '../../../remotes/companies/invitations/AccessForm.tsx'
import { companyWithPeople } from '../fixtures/companies.ts'

const invitee = companyWithPeople.invitees[1]!

export default {
  title: 'Pages/Edit invitation',
  component: AccessForm,
  args: { invitee, onClose: fn(), save: fn(async () => undefined) },
  render: (args) => (
    <Dialog wide title="Wat mag Jan Bakker?" onClose={args.onClose}>
      <AccessForm {...args} />
    </Dialog>
  ),
} satisfies Meta<typeof AccessForm>

type Story = StoryObj<typeof AccessForm>

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
  tags: ['deep'],
  async play() {
    const { getByRole } = await dialog()
    await userEvent.click(getByRole('checkbox', { name: 'Fysieke belasting' }))
    await userEvent.click(getByRole('button', { name: 'Wijzigingen opslaan' }))
    await waitFor(() => expect(getByRole('alert')).toHaveFocus())
    await expect(getByRole('group', { name: 'Verbeterchecks' })).toBeInvalid()
  },
}

export const Conflict: Story = {
  tags: ['deep'],
  args: {
    other: { ...invitee, rights: 'ADMIN', checks: ['NOISE_HAZARD', 'WELDING_SMOKE'], revision: 2 },
    save: () => Promise.reject(new UserFacingError('Dit is intussen gewijzigd door Els van der Meulen.')),
  },
  async play() {
    const { getByRole } = await dialog()
    await userEvent.click(getByRole('button', { name: 'Mijn tekst opslaan' }))
    await waitFor(() => expect(getByRole('alert')).toHaveFocus())
    await expect(getByRole('region', { name: 'Dit staat er nu' })).toHaveTextContent('Bedrijf administreren')
    await expect(getByRole('radio', { name: 'Meelezen' })).toBeChecked()
  },
}
