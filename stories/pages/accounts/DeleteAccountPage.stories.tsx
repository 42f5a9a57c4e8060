import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { withCompanies, withoutCompanies } from '../fixtures/account-deletion.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { unreachable } from '../fixtures/unreachable.ts'
import { asOwner, asVisitor } from '../fixtures/visitors.ts'

export default {
  title: 'Pages/Delete account',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/gegevens/account-verwijderen' },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const WithoutCompanies: Story = {
  tags: ['deep'],
  args: { data: () => withoutCompanies },
  play: shows('Account verwijderen'),
}

export const WithTwoStepLogin: Story = {
  tags: ['deep'],
  args: { data: () => ({ ...withoutCompanies, hasTwoStepLogin: true }) },
  async play(context) {
    await shows('Account verwijderen')(context)
    await expect(context.canvas.getByLabelText('Code')).toBeVisible()
  },
}

export const WithCompanies: Story = {
  tags: ['deep'],
  args: { data: () => withCompanies },
  async play(context) {
    await shows('Account verwijderen')(context)
    await expect(
      context.canvas.getByRole('combobox', { name: 'Wat gebeurt er met De Vries Laswerk?' }),
    ).toHaveAccessibleDescription(/^Niemand kijkt mee bij dit bedrijf\./)
  },
}

export const Refused: Story = {
  tags: ['deep'],
  args: { data: () => withCompanies },
  async play(context) {
    await shows('Account verwijderen')(context)
    const main = within(context.canvas.getByRole('main'))
    await userEvent.click(main.getByRole('button', { name: 'Account verwijderen' }))
    await waitFor(() => expect(main.getByRole('alert')).toHaveFocus())
  },
}

export const Confirmation: Story = {
  args: { data: () => withCompanies },
  async play(context) {
    await shows('Account verwijderen')(context)
    const { canvas } = context
    const [first, second] = canvas.getAllByRole('combobox')
    await userEvent.selectOptions(first!, '9')
    await userEvent.selectOptions(second!, 'DELETE')
    await userEvent.type(canvas.getByLabelText('Je wachtwoord'), 'Welkom2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Account verwijderen' }))
    const dialog = await within(document.body).findByRole('alertdialog', { name: 'Weet je het zeker?' })
    await waitFor(() => expect(within(dialog).getByText(/^Overdragen aan Sanne Visser/)).toBeVisible())
  },
}

export const Failed: Story = {
  tags: ['deep'],
  args: { data: () => unreachable('Gegevens ophalen is niet gelukt') },
  async play({ canvas }) {
    await expect(await canvas.findByText('Gegevens ophalen is niet gelukt')).toBeVisible()
  },
}

export const Deleted: Story = {
  tags: ['deep'],
  args: { path: '/account-verwijderd' },
  beforeEach: asVisitor,
  play: shows('Je account is verwijderd', 'Account verwijderd'),
}
