import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { LoginCodeField } from '#shared/parts/accounts/LoginCodeField.tsx'
import { FieldErrorsContext } from '#shared/ui/use-field.tsx'

export default {
  title: 'Parts/Code of two-step login',
  component: LoginCodeField,
  decorators: [
    (Story) => (
      <div className="bw-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoginCodeField>

type Story = StoryObj<typeof LoginCodeField>

export const OfTheApp: Story = {}

/** As in the login form, after the right password. */
export const WithFocus: Story = {
  args: { takesFocus: true },
  async play({ canvas }) {
    await expect(canvas.getByLabelText('Code')).toHaveFocus()
  },
}

export const RecoveryCode: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Gebruik een herstelcode' }))
    await expect(canvas.getByLabelText('Herstelcode')).toHaveFocus()
  },
}

export const Refused: Story = {
  decorators: [
    (Story) => (
      <FieldErrorsContext
        value={{ code: 'Deze code klopt niet of is al gebruikt. Wacht op de volgende code in je app.' }}
      >
        <Story />
      </FieldErrorsContext>
    ),
  ],
}
