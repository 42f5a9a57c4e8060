import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { TextField } from '#shared/ui/TextField.tsx'
import { FieldErrorsContext } from '#shared/ui/use-field.tsx'

export default {
  title: 'Forms/TextField',
  component: TextField,
  args: { name: 'email', label: 'E-mailadres', type: 'email', autoComplete: 'email' },
} satisfies Meta<typeof TextField>

type Story = StoryObj<typeof TextField>

export const Empty: Story = {}

export const Filled: Story = { tags: ['deep'], args: { defaultValue: 'els@smederij.nl' } }

export const Described: Story = {
  tags: ['deep'],
  args: { description: 'We sturen je een bericht om je adres te controleren.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'We sturen je een bericht om je adres te controleren.',
    )
  },
}

export const Optional: Story = {
  tags: ['deep'],
  args: { name: 'surnamePrefix', label: 'Tussenvoegsel', type: 'text', autoComplete: 'off', required: false },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox', { name: 'Tussenvoegsel (niet verplicht)' })).not.toBeRequired()
  },
}

export const Disabled: Story = { tags: ['deep'], args: { disabled: true, defaultValue: 'els@smederij.nl' } }

export const Invalid: Story = {
  args: { defaultValue: 'els@smederij', description: 'Hiermee log je in.' },
  decorators: (Field) => (
    <FieldErrorsContext value={{ email: 'Ongeldig e-mailadres' }}>
      <Field />
    </FieldErrorsContext>
  ),
  async play({ canvas }) {
    const input = canvas.getByRole('textbox', { name: 'E-mailadres' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Hiermee log je in. Ongeldig e-mailadres')
  },
}

export const InvalidPassword: Story = {
  tags: ['deep'],
  args: {
    name: 'email',
    label: 'Wachtwoord',
    type: 'password',
    autoComplete: 'new-password',
    defaultValue: 'lasser26',
  },
  decorators: (Field) => (
    <FieldErrorsContext
      value={{
        email:
          'Je wachtwoord moet bestaan uit minimaal acht karakters, waarvan minimaal één kleine letter, één hoofdletter en één cijfer.',
      }}
    >
      <Field />
    </FieldErrorsContext>
  ),
}

export const Day: Story = {
  args: {
    name: 'dateAppointment',
    label: 'Datum van het bezoek',
    type: 'date',
    autoComplete: 'off',
    defaultValue: '2026-03-17',
  },
}

export const LongLabel: Story = {
  tags: ['deep'],
  args: {
    label: 'Welke afspraken zijn er gemaakt over de verantwoordelijkheid voor het onderhoud?',
    description: 'Noem wie wat doet, en wanneer.',
    required: false,
  },
}

export const DisabledPassword: Story = {
  tags: ['deep'],
  args: {
    name: 'password',
    label: 'Wachtwoord',
    type: 'password',
    autoComplete: 'off',
    defaultValue: 'Welkom2026',
    disabled: true,
  },
}

/** The password can be shown by mouse and by keyboard. Focus and the typed value stay. */
export const Password: Story = {
  args: { name: 'password', label: 'Wachtwoord', type: 'password', autoComplete: 'current-password' },
  async play({ canvas }) {
    const input = canvas.getByLabelText('Wachtwoord')
    await userEvent.type(input, 'Welkom2026')
    await expect(input).toHaveAttribute('type', 'password')

    await userEvent.click(canvas.getByRole('button', { name: 'Toon wachtwoord' }))
    await expect(input).toHaveAttribute('type', 'text')

    const hide = canvas.getByRole('button', { name: 'Verberg wachtwoord' })
    await waitFor(() => expect(hide).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(input).toHaveAttribute('type', 'password')
    await expect(input).toHaveValue('Welkom2026')
  },
}
