import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { companyDetails, constructionCompany, newCompanyDetails } from '../fixtures/companies.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { unreachable } from '../fixtures/unreachable.ts'
import { asOwner } from '../fixtures/visitors.ts'

export default {
  title: 'Pages/Company details',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/bedrijven/1/info', company: () => constructionCompany },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const Filled: Story = { args: { data: () => companyDetails }, play: shows('Gegevens aanpassen') }

export const NotFilledInYet: Story = {
  tags: ['deep'],
  args: { data: () => newCompanyDetails },
  play: shows('Gegevens aanpassen'),
}

export const Refused: Story = {
  tags: ['deep'],
  args: { data: () => companyDetails },
  async play(context) {
    await shows('Gegevens aanpassen')(context)
    const main = within(context.canvas.getByRole('main'))
    await userEvent.type(main.getByRole('textbox', { name: /^Huisnummer/ }), '-a')
    await userEvent.type(main.getByRole('textbox', { name: /^Telefoonnummer/ }), '0')
    await userEvent.click(main.getByRole('button', { name: 'Gegevens opslaan' }))
    await waitFor(() => expect(main.getByRole('alert')).toHaveFocus())
  },
}

export const Deleting: Story = {
  tags: ['deep'],
  args: { data: () => companyDetails },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bedrijf verwijderen' }))
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleName('Weet je het zeker?')
  },
}

export const Failed: Story = {
  tags: ['deep'],
  args: { data: () => unreachable('Gegevens ophalen is niet gelukt') },
  play: shows('Er ging iets mis', 'Gegevens aanpassen'),
}
