import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { FieldErrorsContext } from '#shared/ui/use-field.tsx'

export default {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { name: 'subscribeForNewsletter', children: 'Ja, stuur mij de nieuwsbrief' },
} satisfies Meta<typeof Checkbox>

type Story = StoryObj<typeof Checkbox>

export const Unticked: Story = { tags: ['deep'] }

export const Ticked: Story = { args: { defaultChecked: true } }

export const Disabled: Story = { args: { disabled: true } }

export const DisabledAndTicked: Story = { tags: ['deep'], args: { disabled: true, defaultChecked: true } }

/** The box is aligned with the first line. */
export const LongLabel: Story = {
  tags: ['deep'],
  args: {
    children:
      'Ja, stuur mij de nieuwsbrief met nieuws over veilig en gezond werken, nieuwe verbeterchecks en gratis voorlichtingsmateriaal',
  },
}

export const ByKeyboard: Story = {
  async play({ canvas }) {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

// `target`, because Storybook opens links in its outer window.
/** Clicking the label ticks the box; clicking the link in it only follows the link. */
export const WithLink: Story = {
  tags: ['deep'],
  args: {
    name: 'termsOfUse',
    required: true,
    children: (
      <>
        Ik ga akkoord met de{' '}
        <a href="#voorwaarden" target="_self">
          gebruikersvoorwaarden
        </a>
      </>
    ),
  },
  async play({ canvas }) {
    const box = canvas.getByRole('checkbox', { name: 'Ik ga akkoord met de gebruikersvoorwaarden' })
    await expect(box).toBeRequired()
    // A native click: user-event ticks the box for a click anywhere in its label.
    canvas.getByRole('link').click()
    await expect(box).not.toBeChecked()
    await userEvent.click(canvas.getByText(/Ik ga akkoord/))
    await expect(box).toBeChecked()
  },
}

export const Invalid: Story = {
  args: WithLink.args,
  decorators: (Field) => (
    <FieldErrorsContext value={{ termsOfUse: 'Dit is een verplicht veld.' }}>
      <Field />
    </FieldErrorsContext>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('checkbox')).toBeInvalid()
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Dit is een verplicht veld.')
  },
}
