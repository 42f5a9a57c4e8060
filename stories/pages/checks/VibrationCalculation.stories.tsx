import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { Calculator } from '#shared/checks/calculation/Calculator.tsx'

/** A grinder, and another tool according to its manual. */
const value = JSON.stringify({
  tools: [
    { tool: 'ANGLE_GRINDER', hours: 2 },
    { tool: 'OTHER', hours: 0.5, manual: 6 },
  ],
})

export default {
  title: 'Pages/Check/Vibration',
  component: Calculator,
  args: {
    question: {
      questionKey: 'vibrationExposure',
      text: 'Hoeveel trilt het gereedschap voor één persoon op een drukke dag?',
      type: 'COMPUTED',
      computation: 'HAND_ARM_VIBRATION',
      since: 2,
      norm: { explanation: '', sources: [], reviewed: '2026-11-24' },
      answers: [
        {
          answerKey: '25to5',
          label: 'Meer dan 2,5 t/m 5 m/s², gemiddeld over 8 uur',
          color: 'RED',
          risk: { label: 'Trillingen boven de actiewaarde', urgency: 'SOON', actions: ['Beperk de uren'] },
        },
      ],
    },
    given: [],
    earlier: undefined,
    onChange: fn(),
  },
} satisfies Meta<typeof Calculator>

type Story = StoryObj<typeof Calculator>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Reken de trillingen uit' }))

export const Computed: Story = {
  args: { given: [{ answerId: '25to5', value }] },
  async play({ canvas }) {
    await expect(canvas.getByText(/^Gemiddeld over 8 uur: 5\sm\/s²\.$/)).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
  },
}

export const Changing: Story = {
  tags: ['deep'],
  args: Computed.args!,
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Wijzig de berekening' }))
    const { getByRole } = await dialog()
    // The dialog fades in.
    await waitFor(() => expect(getByRole('group', { name: 'Gereedschap 2' })).toBeVisible())
    await expect(getByRole('textbox', { name: 'Trilling (m/s²)' })).toHaveValue('6')
  },
}

export const Incomplete: Story = {
  tags: ['deep'],
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Reken het uit' }))
    const { findByRole, findAllByText } = await dialog()
    await userEvent.click(await findByRole('button', { name: 'Reken uit' }))
    await expect(await findAllByText('Dit is een verplicht veld.')).toHaveLength(2)
  },
}
