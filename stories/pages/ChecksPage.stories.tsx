import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

import { companyWithPeople, constructionCompany, newSmithy, readOnlyCompany } from '../fixtures/companies.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { unreachable } from '../fixtures/unreachable.ts'
import { asColleague, asOwner } from '../fixtures/visitors.ts'

export default {
  title: 'Pages/Checks',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/bedrijven/1/checks' },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const NothingStarted: Story = { args: { company: () => newSmithy }, play: shows(newSmithy.name) }

export const UnderWay: Story = {
  args: { company: () => constructionCompany },
  play: shows(constructionCompany.name),
}

export const NextAppointment: Story = {
  args: {
    company: () => ({ ...companyWithPeople, nextAppointment: { day: '2098-12-10', visitReportId: 1 } }),
  },
  async play(context) {
    await shows(companyWithPeople.name)(context)
    await expect(context.canvas.getByRole('heading', { name: 'Volgende afspraak' })).toBeVisible()
  },
}

export const DeletingACheck: Story = {
  args: { company: () => constructionCompany },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Verwijder Machineveiligheid' }))
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      /Dit kun je niet ongedaan maken\.$/,
    )
  },
}

export const PeopleLookingAlong: Story = {
  args: { company: () => companyWithPeople },
  async play(context) {
    await shows(companyWithPeople.name)(context)
    await expect(
      context.canvas.getByRole('heading', { name: 'Mensen die meekijken (5)' }),
    ).toBeInTheDocument()
  },
}

export const Revoking: Story = {
  args: { company: () => companyWithPeople },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Trek in: Jan Bakker' }))
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      'Weet je zeker dat je de toegang voor Jan Bakker wilt intrekken?',
    )
  },
}

/** Users with read-only access cannot start a check. */
export const LookingAlong: Story = {
  args: { company: () => readOnlyCompany },
  beforeEach: asColleague,
  async play(context) {
    await shows(readOnlyCompany.name)(context)
    await expect(context.canvas.getByRole('button', { name: 'Start Verbetercheck: Lasrook' })).toBeDisabled()
    await expect(context.canvas.getByRole('region', { name: 'Meekijken' })).toHaveTextContent(
      `Je kijkt mee in ${readOnlyCompany.name}`,
    )
  },
}

export const LookingAlongAndWriting: Story = {
  args: {
    company: () => ({
      ...readOnlyCompany,
      permission: { ...readOnlyCompany.permission, hasWriteAccess: true },
    }),
  },
  beforeEach: asColleague,
  async play(context) {
    await shows(readOnlyCompany.name)(context)
    await expect(context.canvas.getByRole('region', { name: 'Meekijken' })).toHaveTextContent(
      `Je kijkt mee en kunt ${readOnlyCompany.name} bewerken`,
    )
  },
}

export const LookingAlongExplained: Story = {
  args: { company: () => readOnlyCompany },
  beforeEach: asColleague,
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Wat betekent dit?' }))
    const explanation = await screen.findByRole('dialog', { name: 'Meekijken bij een bedrijf' })
    await expect(within(explanation).getByText('Jij mag alleen bekijken.')).toBeInTheDocument()
  },
}

export const NarrowMenu: Story = {
  args: { company: () => companyWithPeople },
  globals: { viewport: { value: 'narrow' } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bedrijfsmenu' }))
    await expect(await canvas.findByRole('link', { name: 'Bezoekverslagen' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { company: () => new Promise(() => {}) },
  async play({ canvas }) {
    await expect(await canvas.findByText('De pagina wordt geladen')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { company: () => unreachable('Overzicht van verbeterchecks kon niet geladen worden') },
  play: shows('Er ging iets mis', 'Mijn bedrijven'),
}
