import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Warning } from '#shared/ui/Warning.tsx'

export default { title: 'Feedback/Warning', component: Warning } satisfies Meta<typeof Warning>

type Story = StoryObj<typeof Warning>

export const Failure: Story = {
  args: {
    title: 'Overzicht van bedrijven kan niet geladen worden',
    children: <p>Applicatie is tijdelijk niet beschikbaar, probeer het later nog eens.</p>,
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}

export const FailureInOneSentence: Story = {
  tags: ['deep'],
  args: { children: 'Er is iets misgegaan. Probeer het later nog eens.' },
}

export const Caution: Story = {
  args: {
    variant: 'warning',
    title: 'Deze check is vernieuwd op 1 juli 2020',
    children: (
      <p>
        Je oude antwoorden staan in het <a href="#archief">archief</a>.
      </p>
    ),
  },
}

export const CautionInOneSentence: Story = {
  tags: ['deep'],
  args: { variant: 'warning', children: 'Deze check is vernieuwd op 1 juli 2020.' },
}

export const Success: Story = {
  args: {
    variant: 'success',
    title: 'Je bestelling is geplaatst',
    children: <p>We sturen je het materiaal zo snel mogelijk toe.</p>,
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toBeVisible()
  },
}

export const SuccessInOneSentence: Story = {
  tags: ['deep'],
  args: { variant: 'success', title: 'Je gegevens zijn opgeslagen.' },
}

export const Information: Story = {
  args: {
    variant: 'info',
    title: 'Je kijkt mee in Smederij De Vonk',
    children: <p>Je kunt alles lezen, maar niets veranderen.</p>,
  },
}

export const InformationInOneSentence: Story = {
  tags: ['deep'],
  args: { variant: 'info', children: 'Je hebt een bedrijf nodig om verbeterchecks te doen.' },
}
