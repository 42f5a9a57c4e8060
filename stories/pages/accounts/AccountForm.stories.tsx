import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { UserFacingError } from '#shared/api/basics/errors.ts'
import { AccountForm } from '../../../remotes/account/details/AccountForm.tsx'
import { account } from '../fixtures/accounts.ts'

export default {
  title: 'Pages/Account form',
  component: AccountForm,
  args: { account, onKeep: fn(), save: fn(async () => account) },
} satisfies Meta<typeof AccountForm>

type Story = StoryObj<typeof AccountForm>

export const Conflict: Story = {
  tags: ['deep'],
  args: {
    other: {
      ...account,
      middleName: '',
      emailAddress: 'els@werkplaats.example',
      branch: 'Zorg',
      revision: 2,
    },
    save: () =>
      Promise.reject(
        new UserFacingError(
          'Dit is intussen gewijzigd door jezelf, in een ander venster of op een ander apparaat.',
        ),
      ),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Dit staat er nu' })).toHaveTextContent('Leeg gemaakt')
    await expect(canvas.getByLabelText('E-mailadres')).toHaveValue(account.emailAddress)
    await userEvent.type(canvas.getByLabelText('Je wachtwoord'), 'geheim')
    await userEvent.click(canvas.getByRole('button', { name: 'Mijn tekst opslaan' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
  },
}
