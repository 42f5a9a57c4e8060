import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import {
  adminCompany,
  expiredCompany,
  invitedCompany,
  noAdminActions,
  ownerAdminActions,
} from '../fixtures/admin-companies.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { unreachable } from '../fixtures/unreachable.ts'
import { asAdmin } from '../fixtures/visitors.ts'

export default {
  title: 'Pages/Company for administrators',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/bedrijvenbeheer/1',
    data: () => ({ company: adminCompany, adminActions: Promise.resolve(ownerAdminActions) }),
  },
  beforeEach: asAdmin,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const Filled: Story = { play: shows(adminCompany.name) }

export const OwnerInvited: Story = {
  tags: ['deep'],
  args: { data: () => ({ company: invitedCompany, adminActions: Promise.resolve(noAdminActions) }) },
  async play(context) {
    await shows(invitedCompany.name)(context)
    await expect(context.canvas.getByText('Uitgenodigd')).toBeVisible()
  },
}

export const InvitationExpired: Story = {
  tags: ['deep'],
  args: { data: () => ({ company: expiredCompany, adminActions: Promise.resolve(noAdminActions) }) },
  async play(context) {
    await shows(expiredCompany.name)(context)
    await expect(context.canvas.getByText('Verlopen')).toBeVisible()
  },
}

async function submit(canvasElement: HTMLElement, address: string) {
  const canvas = within(canvasElement)
  const field = await canvas.findByRole('textbox', { name: 'E-mailadres nieuwe eigenaar' })
  await userEvent.type(field, address)
  await userEvent.click(canvas.getByRole('button', { name: 'Eigenaar wijzigen' }))
}

export const Confirming: Story = {
  tags: ['deep'],
  async play({ canvasElement }) {
    await submit(canvasElement, 'anja@maasoever.example')
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Nieuwe eigenaaranja@maasoever.example',
    )
  },
}

export const Withdrawing: Story = {
  tags: ['deep'],
  args: { data: () => ({ company: invitedCompany, adminActions: Promise.resolve(noAdminActions) }) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Trek uitnodiging in' }))
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleName('Weet je het zeker?')
  },
}

export const Refused: Story = {
  tags: ['deep'],
  async play({ canvas, canvasElement }) {
    await submit(canvasElement, 'anja')
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
  },
}

export const Failed: Story = {
  tags: ['deep'],
  args: { data: () => unreachable('Gegevens ophalen is niet gelukt') },
  play: shows('Er ging iets mis', 'Bedrijvenbeheer'),
}
