import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'

import { IdentityDialog } from '#shared/parts/accounts/identity/IdentityDialog.tsx'

export default {
  title: 'Parts/Identity dialog',
  component: IdentityDialog,
  args: { hasTwoStepLogin: false, onConfirmed: fn(), onClose: fn() },
} satisfies Meta<typeof IdentityDialog>

type Story = StoryObj<typeof IdentityDialog>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Ben jij het?' }))

export const Password: Story = {
  async play({ args }) {
    const { getByLabelText, getByRole, findByRole, queryByLabelText } = await dialog()
    await expect(getByLabelText('Je wachtwoord')).toBeInTheDocument()
    await expect(queryByLabelText('Code')).toBeNull()
    await userEvent.click(getByRole('button', { name: 'Bevestigen' }))
    await expect(await findByRole('alert')).toHaveTextContent('Niet alle velden zijn correct ingevuld')
    await userEvent.click(getByRole('button', { name: 'Annuleren' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const WithTwoStepLogin: Story = {
  args: { hasTwoStepLogin: true },
  async play() {
    await expect((await dialog()).getByLabelText('Code')).toBeInTheDocument()
  },
}
