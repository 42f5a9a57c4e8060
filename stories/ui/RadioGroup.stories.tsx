import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { RadioGroup } from '#shared/ui/RadioGroup.tsx'
import { FieldErrorsContext } from '#shared/ui/use-field.tsx'

export default {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    name: 'branch',
    label: 'Branche',
    options: [
      { value: 'Metaalbewerking', label: 'Metaalbewerking' },
      { value: 'Metalektro', label: 'Metalektro' },
      { value: 'anders', label: 'Anders' },
    ],
  },
} satisfies Meta<typeof RadioGroup>

type Story = StoryObj<typeof RadioGroup>

export const NothingChosen: Story = {}

export const Chosen: Story = {
  args: { defaultValue: 'Metalektro', description: 'De branche van je belangrijkste werk.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('radio', { name: 'Metalektro' })).toBeChecked()
    await expect(canvas.getByRole('radiogroup', { name: 'Branche' })).toHaveAccessibleDescription(
      'De branche van je belangrijkste werk.',
    )
  },
}

/** One tab stop; arrow keys move between the options. */
export const ByKeyboard: Story = {
  args: { defaultValue: 'Metaalbewerking' },
  async play({ canvas }) {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Metalektro' })).toBeChecked()
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
}

export const LongOptions: Story = {
  tags: ['deep'],
  args: {
    name: 'membership',
    label: 'Lidmaatschap',
    options: [
      'Branchevereniging metaalbewerking (cao Metaalbewerking)',
      'Werkgeversvereniging metalektro (cao Metalektro)',
    ].map((value) => ({ value, label: value })),
  },
}

/** Each option has a description, which is not part of its name. */
export const Explained: Story = {
  args: {
    name: 'rights',
    label: 'Rechten',
    options: [
      { value: 'READONLY', label: 'Meelezen', description: 'Bekijkt alles, maar verandert niets.' },
      {
        value: 'WRITE',
        label: 'Meelezen en -werken',
        description: 'Start ook verbeterchecks en vult ze in.',
      },
    ],
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('radio', { name: 'Meelezen' })).toHaveAccessibleDescription(
      'Bekijkt alles, maar verandert niets.',
    )
  },
}

export const Invalid: Story = {
  decorators: (Field) => (
    <FieldErrorsContext value={{ branch: 'Dit is een verplicht veld.' }}>
      <Field />
    </FieldErrorsContext>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid()
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Dit is een verplicht veld.')
  },
}

export const InvalidAndDescribed: Story = {
  tags: ['deep'],
  ...Invalid,
  args: { description: 'De branche van je belangrijkste werk.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'De branche van je belangrijkste werk. Dit is een verplicht veld.',
    )
  },
}
