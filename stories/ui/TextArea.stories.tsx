import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { TextArea } from '#shared/ui/TextArea.tsx'
import { FieldErrorsContext } from '#shared/ui/use-field.tsx'

export default {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { name: 'message', label: 'Bericht' },
} satisfies Meta<typeof TextArea>

type Story = StoryObj<typeof TextArea>

export const Empty: Story = {}

export const FilledIn: Story = {
  args: {
    defaultValue: 'Kijk je met ons mee?\n\nWe beginnen volgende week met fysieke belasting.',
    description: 'Dit staat in de mail.',
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox', { name: 'Bericht' })).toHaveAccessibleDescription(
      'Dit staat in de mail.',
    )
  },
}

export const NotRequired: Story = {
  args: { required: false },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox', { name: 'Bericht (niet verplicht)' })).not.toBeRequired()
  },
}

export const Typed: Story = {
  async play({ canvas }) {
    const box = canvas.getByRole('textbox')
    await userEvent.type(box, 'Regel 1{Enter}Regel 2')
    await expect(box).toHaveValue('Regel 1\nRegel 2')
  },
}

export const Invalid: Story = {
  decorators: (Field) => (
    <FieldErrorsContext value={{ message: 'Dit is een verplicht veld.' }}>
      <Field />
    </FieldErrorsContext>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Dit is een verplicht veld.')
  },
}
