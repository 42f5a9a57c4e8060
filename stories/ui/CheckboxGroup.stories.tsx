import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { CheckboxGroup } from '#shared/ui/CheckboxGroup.tsx'
import { FieldErrorsContext } from '#shared/ui/use-field.tsx'

export default {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    name: 'checks',
    label: 'Verbeterchecks',
    options: [
      { value: 'PHYSICAL_STRAIN', label: 'Fysieke belasting' },
      { value: 'NOISE_HAZARD', label: 'Schadelijk geluid' },
      { value: 'TEMP_WORK_AT_HEIGHT', label: 'Tijdelijk werken op hoogte' },
    ],
  },
} satisfies Meta<typeof CheckboxGroup>

type Story = StoryObj<typeof CheckboxGroup>

export const NothingTicked: Story = {}

export const Ticked: Story = {
  args: {
    defaultValue: ['PHYSICAL_STRAIN', 'NOISE_HAZARD'],
    description: 'Alleen deze verbeterchecks zijn te zien.',
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('checkbox', { name: 'Schadelijk geluid' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Tijdelijk werken op hoogte' })).not.toBeChecked()
    await expect(canvas.getByRole('group', { name: 'Verbeterchecks' })).toHaveAccessibleDescription(
      'Alleen deze verbeterchecks zijn te zien.',
    )
  },
}

export const ByKeyboard: Story = {
  async play({ canvas }) {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Schadelijk geluid' })).toBeChecked()
  },
}

export const Invalid: Story = {
  decorators: (Field) => (
    <FieldErrorsContext value={{ checks: 'Dit is een verplicht veld.' }}>
      <Field />
    </FieldErrorsContext>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('group')).toBeInvalid()
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Dit is een verplicht veld.')
  },
}
