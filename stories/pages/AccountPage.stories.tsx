import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { account, newAccount } from '../fixtures/accounts.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { unreachable } from '../fixtures/unreachable.ts'
import { asAdmin, asOwner } from '../fixtures/visitors.ts'

export default {
  title: 'Pages/My details',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/gegevens' },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const Filled: Story = { args: { data: () => account }, play: shows('Mijn gegevens') }

export const NotFilledInYet: Story = { args: { data: () => newAccount }, play: shows('Mijn gegevens') }

/** A branch that is typed by the user. */
export const OtherBranch: Story = {
  args: { data: () => ({ ...account, branch: 'Siersmederij' }) },
  async play(context) {
    await shows('Mijn gegevens')(context)
    await expect(context.canvas.getByLabelText(/^Welke branche/)).toHaveValue('Siersmederij')
  },
}

/** A change of the e-mail address requires the password. */
export const OtherAddress: Story = {
  args: { data: () => account },
  async play(context) {
    await shows('Mijn gegevens')(context)
    await userEvent.type(context.canvas.getByLabelText('E-mailadres'), 'x')
    await expect(context.canvas.getByLabelText('Je wachtwoord')).toBeVisible()
  },
}

/** Administrators have other links in the sidebar. */
export const OfAnAdmin: Story = {
  args: { data: () => account },
  beforeEach: asAdmin,
  async play(context) {
    await shows('Mijn gegevens')(context)
    const sidebar = within(context.canvas.getByRole('navigation', { name: 'Mijn omgeving' }))
    await expect(sidebar.getByText('Gebruikersbeheer')).toBeInTheDocument()
  },
}

export const Refused: Story = {
  args: { data: () => account },
  async play(context) {
    await shows('Mijn gegevens')(context)
    const main = within(context.canvas.getByRole('main'))
    await userEvent.clear(main.getByLabelText('Achternaam'))
    await userEvent.click(main.getByRole('button', { name: 'Gegevens opslaan' }))
    await waitFor(() => expect(main.getByRole('alert')).toHaveFocus())
  },
}

export const Loading: Story = {
  args: { data: () => new Promise(() => {}) },
  async play({ canvas }) {
    await expect(await canvas.findByText('De pagina wordt geladen')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { data: () => unreachable('Gegevens ophalen is niet gelukt') },
  play: shows('Er ging iets mis', 'Mijn gegevens'),
}
