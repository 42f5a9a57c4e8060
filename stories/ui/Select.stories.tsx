import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { Select } from '#shared/ui/Select.tsx'
import { FieldErrorsContext } from '#shared/ui/use-field.tsx'

const options = ['Bouwbedrijven', 'Metaalbewerking', 'Metalektro', 'Zorg'].map((value) => ({
  value,
  label: value,
}))

export default {
  title: 'Forms/Select',
  component: Select,
  args: { name: 'branch', label: 'Branche', options, placeholder: 'Kies een branche' },
} satisfies Meta<typeof Select>

type Story = StoryObj<typeof Select>

/** No option is preselected: the placeholder posts an empty value. */
export const Empty: Story = {
  async play({ canvas }) {
    const select = canvas.getByRole('combobox', { name: 'Branche' })
    await expect(select).toHaveValue('')
    await expect(select).toHaveDisplayValue('Kies een branche')
    await expect(select).toBeRequired()
  },
}

export const Filled: Story = { args: { defaultValue: 'Metalektro' } }

/** Without a placeholder the first option is selected. */
export const FirstChosen: Story = {
  tags: ['deep'],
  args: { placeholder: undefined },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox')).toHaveValue('Bouwbedrijven')
  },
}

export const ByKeyboard: Story = {
  async play({ canvas }) {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus())
  },
}

export const Chosen: Story = {
  async play({ canvas }) {
    const select = canvas.getByRole('combobox')
    await userEvent.selectOptions(select, 'Zorg')
    await expect(select).toHaveDisplayValue('Zorg')
  },
}

export const Optional: Story = {
  tags: ['deep'],
  args: { required: false },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox', { name: 'Branche (niet verplicht)' })).not.toBeRequired()
  },
}

export const Described: Story = {
  tags: ['deep'],
  args: { description: 'Waarin je bedrijf het meeste werk heeft.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'Waarin je bedrijf het meeste werk heeft.',
    )
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Metalektro' } }

/** A disabled option says why. */
export const DisabledOption: Story = {
  tags: ['deep'],
  args: { options: [...options, { value: 'Anders', label: 'Anders (nu niet)', disabled: true }] },
  async play({ canvas }) {
    await expect(canvas.getByRole('option', { name: 'Anders (nu niet)' })).toBeDisabled()
  },
}

export const Invalid: Story = {
  args: { description: 'Waarin je bedrijf het meeste werk heeft.' },
  decorators: (Field) => (
    <FieldErrorsContext value={{ branch: 'Dit is een verplicht veld.' }}>
      <Field />
    </FieldErrorsContext>
  ),
  async play({ canvas }) {
    const select = canvas.getByRole('combobox')
    await expect(select).toBeInvalid()
    await expect(select).toHaveAccessibleDescription(
      'Waarin je bedrijf het meeste werk heeft. Dit is een verplicht veld.',
    )
  },
}

/** An option that does not fit is cut off before the arrow, and read out completely. */
export const LongAndNarrow: Story = {
  tags: ['deep'],
  args: {
    defaultValue: 'Schilders- afbouw- en onderhoudsbedrijven',
    options: [
      ...options,
      {
        value: 'Schilders- afbouw- en onderhoudsbedrijven',
        label: 'Schilders- afbouw- en onderhoudsbedrijven',
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  async play() {
    await expect(document.documentElement.scrollWidth).toBe(320)
  },
}
