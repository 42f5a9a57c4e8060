import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { StatusPill } from '#shared/ui/StatusPill.tsx'

export default { title: 'Layout/Card', component: Card } satisfies Meta<typeof Card>

type Story = StoryObj<typeof Card>

export const Text: Story = {
  args: {
    children: (
      <>
        <h2>Wachtwoord</h2>
        <p className="bw-soft">Kies een nieuw wachtwoord als iemand anders het oude kan kennen.</p>
      </>
    ),
  },
}

export const WithActions: Story = {
  args: {
    children: (
      <>
        <h2>Constructiebedrijf Maasoever</h2>
        <StatusPill color="GREY">4 vragen open</StatusPill>
        <div className="bw-actions">
          <ButtonLink href="#checks">Bekijk Verbeterchecks</ButtonLink>
        </div>
      </>
    ),
  },
}

/** Cards side by side have the same height. */
export const Together: Story = {
  render: () => (
    <ul className="bw-grid" role="list">
      {[Text, WithActions].map(({ args }, place) => (
        <li key={place === 0 ? 'text' : 'actions'}>
          <Card>{args?.children}</Card>
        </li>
      ))}
    </ul>
  ),
  async play({ canvasElement }) {
    const [one, other] = canvasElement.querySelectorAll<HTMLElement>('.bw-card')
    const isBeside = one?.offsetTop === other?.offsetTop
    if (isBeside) await expect(one?.offsetHeight).toBe(other?.offsetHeight)
  },
}
