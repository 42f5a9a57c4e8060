import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { FormErrorSummary } from '#shared/ui/FormErrorSummary.tsx'
import { FieldErrorsContext } from '#shared/ui/use-field.tsx'

const title = 'Niet alle velden zijn correct ingevuld'
const problems = [
  { text: 'E-mailadres: Ongeldig e-mailadres', name: 'email', id: 'email' },
  { text: 'Wachtwoord: Dit is een verplicht veld.', name: 'password', id: 'password' },
]

export default {
  title: 'Forms/FormErrorSummary',
  component: FormErrorSummary,
  args: { refusal: { title, problems } },
  decorators: (Summary, { parameters }) => (
    <FieldErrorsContext value={parameters.errors ?? { email: 'Ongeldig', password: 'Verplicht' }}>
      <Summary />
    </FieldErrorsContext>
  ),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
  },
} satisfies Meta<typeof FormErrorSummary>

type Story = StoryObj<typeof FormErrorSummary>

export const WithFields: Story = {}

export const OneCorrected: Story = { parameters: { errors: { password: 'Verplicht' } } }

export const WithoutField: Story = {
  args: { refusal: { title, problems: [{ name: 'key', text: 'Deze uitnodiging is verlopen.' }] } },
  parameters: { errors: { key: 'Deze uitnodiging is verlopen.' } },
}

export const WithReason: Story = {
  args: {
    refusal: {
      title: 'Inloggen is niet gelukt',
      detail: 'Applicatie is tijdelijk niet beschikbaar, probeer het later nog eens.',
      problems: [],
    },
  },
}
