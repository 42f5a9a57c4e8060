import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { archivedAdvice, coachAdvice, detailsOf, longAdvice, plannedAdvice } from '../fixtures/advices.ts'
import { coachedCompany, companyWithPeople, readOnlyCompany } from '../fixtures/companies.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { unreachable } from '../fixtures/unreachable.ts'
import { asCoach, asColleague, asOwner } from '../fixtures/visitors.ts'

export default {
  title: 'Pages/Advice',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/bedrijven/1/adviezen/1',
    company: () => companyWithPeople,
    data: () => detailsOf(coachAdvice),
  },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

const HEADING = 'Advies van 12-11-2026'

export const ToBePlanned: Story = {
  async play(context) {
    await shows(HEADING)(context)
    await expect(context.canvas.getByRole('button', { name: 'Maak een actiepunt' })).toBeVisible()
  },
}

export const Planned: Story = {
  tags: ['deep'],
  args: { data: () => plannedAdvice },
  async play(context) {
    await shows(HEADING)(context)
    await expect(
      context.canvas.getByRole('heading', { name: 'Actiepunten bij dit advies (3)' }),
    ).toBeVisible()
  },
}

export const LongTexts: Story = {
  tags: ['deep'],
  args: { data: () => detailsOf(longAdvice, ...plannedAdvice.actionPoints) },
  async play(context) {
    await shows('Advies van 01-07-2026')(context)
    await expect(context.canvas.getByText(/^vroegere gebruiker, verbetercoach/)).toBeVisible()
  },
}

export const OfTheCoach: Story = {
  tags: ['deep'],
  args: { company: () => coachedCompany },
  beforeEach: asCoach,
  async play(context) {
    await shows(HEADING)(context)
    await expect(context.canvas.getByRole('button', { name: 'Archiveren' })).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: 'Maak een actiepunt' })).toBeNull()
  },
}

export const AsInvitee: Story = {
  tags: ['deep'],
  args: { company: () => readOnlyCompany, data: () => plannedAdvice },
  beforeEach: asColleague,
  async play(context) {
    await shows(HEADING)(context)
    await expect(within(context.canvas.getByRole('main')).queryByRole('button')).toBeNull()
  },
}

export const Archived: Story = {
  tags: ['deep'],
  args: { data: () => detailsOf(archivedAdvice) },
  async play(context) {
    await shows('Advies van 05-05-2026')(context)
    await expect(context.canvas.getByText('Gearchiveerd')).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: 'Terugzetten' })).toBeVisible()
  },
}

export const MakingAnActionPoint: Story = {
  tags: ['deep'],
  async play(context) {
    await shows(HEADING)(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Maak een actiepunt' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Maak een actiepunt' }))
    await expect(dialog.getByRole('textbox', { name: 'Wat ga je doen?' })).toHaveValue(coachAdvice.agreements)
  },
}

export const Editing: Story = {
  tags: ['deep'],
  args: { path: '/bedrijven/1/adviezen/1?venster=aanpassen' },
  async play() {
    const dialog = within(await screen.findByRole('dialog', { name: 'Advies aanpassen' }))
    await expect(dialog.getByRole('checkbox', { name: 'Machineveiligheid' })).toBeChecked()
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'Algemeen' })).toHaveFocus())
  },
}

const archiveDialog = async () => within(await screen.findByRole('dialog', { name: 'Advies archiveren' }))
const archiving = { path: '/bedrijven/1/adviezen/1?venster=archiveren' }

export const Archiving: Story = {
  tags: ['deep'],
  args: archiving,
  async play() {
    const { getByRole } = await archiveDialog()
    await waitFor(() => expect(getByRole('radio', { name: 'JA' })).toHaveFocus())
  },
}

export const ArchivingExplained: Story = {
  tags: ['deep'],
  args: archiving,
  async play() {
    const { getByRole, findByRole } = await archiveDialog()
    await userEvent.click(getByRole('radio', { name: 'NEE' }))
    const explanation = await findByRole('textbox', { name: 'Je antwoord vereist een extra toelichting' })
    await waitFor(() => expect(explanation).toBeVisible())
  },
}

export const ArchivingRefused: Story = {
  tags: ['deep'],
  args: archiving,
  async play() {
    const { getByRole } = await archiveDialog()
    await userEvent.click(getByRole('radio', { name: 'N.V.T.' }))
    await userEvent.click(getByRole('button', { name: 'Archiveren' }))
    await waitFor(() => expect(getByRole('alert')).toHaveFocus())
    await expect(getByRole('textbox')).toHaveAccessibleDescription('Dit is een verplicht veld.')
  },
}

export const Failed: Story = {
  tags: ['deep'],
  args: { data: () => unreachable('Advies kon niet geladen worden') },
  play: shows('Er ging iets mis', 'Adviezen'),
}
