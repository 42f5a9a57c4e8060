import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'

import { coachedCompany, companyWithPeople } from '../fixtures/companies.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { unreachable } from '../fixtures/unreachable.ts'
import { archivedVisitReport, ratedVisitReport, visitReport } from '../fixtures/visit-reports.ts'
import { asCoach, asOwner } from '../fixtures/visitors.ts'

export default {
  title: 'Pages/Visit report',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/bedrijven/1/bezoekverslagen/1',
    company: () => companyWithPeople,
    data: () => visitReport,
  },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

const HEADING = 'Bezoekverslag van 10-11-2026'

export const NotRated: Story = {
  async play(context) {
    await shows(HEADING)(context)
    await expect(context.canvas.getByRole('radiogroup', { name: 'Hoeveel sterren geef je?' })).toBeVisible()
    await expect(context.canvas.getByRole('link', { name: 'Zet in je agenda' })).toBeVisible()
  },
}

export const Rating: Story = {
  tags: ['deep'],
  async play(context) {
    await shows(HEADING)(context)
    await userEvent.click(context.canvas.getByRole('radio', { name: /Matig/ }))
    await userEvent.click(context.canvas.getByRole('button', { name: 'Beoordeling versturen' }))
    await expect(await context.canvas.findByRole('textbox', { name: 'Wat kon er beter?' })).toBeInvalid()
  },
}

export const RatingWithoutStars: Story = {
  tags: ['deep'],
  async play(context) {
    await shows(HEADING)(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Beoordeling versturen' }))
    await expect(await context.canvas.findByText('Niet alle velden zijn correct ingevuld')).toBeVisible()
  },
}

export const Rated: Story = {
  tags: ['deep'],
  args: { data: () => ratedVisitReport },
  async play(context) {
    await shows('Bezoekverslag van 08-09-2026')(context)
    await expect(context.canvas.getByText('Matig')).toBeVisible()
    await expect(context.canvas.getByText(/^Nuttig, maar kort\./)).toBeVisible()
  },
}

export const ChangingTheRating: Story = {
  tags: ['deep'],
  args: { data: () => ratedVisitReport },
  async play(context) {
    await shows('Bezoekverslag van 08-09-2026')(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Beoordeling aanpassen' }))
    await expect(await context.canvas.findByRole('radio', { name: /Matig/ })).toBeChecked()
  },
}

export const Archived: Story = {
  tags: ['deep'],
  args: { data: () => archivedVisitReport },
  async play(context) {
    await shows('Bezoekverslag van 05-07-2026')(context)
    await expect(context.canvas.getByText('Dit bezoekverslag is gearchiveerd.')).toBeVisible()
  },
}

export const ForItsAuthor: Story = {
  tags: ['deep'],
  args: { company: () => coachedCompany },
  beforeEach: asCoach,
  async play(context) {
    await shows(HEADING)(context)
    await expect(context.canvas.getByRole('link', { name: 'Aanpassen' })).toBeVisible()
    await expect(context.canvas.getByText('Dit bezoek is nog niet beoordeeld.')).toBeVisible()
    await expect(context.canvas.queryByRole('radio')).toBeNull()
  },
}

export const Deleting: Story = {
  tags: ['deep'],
  args: { company: () => coachedCompany },
  beforeEach: asCoach,
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Verwijderen' }))
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      /Dit kun je niet ongedaan maken\.$/,
    )
  },
}

export const New: Story = {
  tags: ['deep'],
  args: { path: '/bedrijven/1/bezoekverslagen/nieuw', company: () => coachedCompany },
  beforeEach: asCoach,
  async play(context) {
    await shows('Nieuw bezoekverslag')(context)
    await expect(context.canvas.getByRole('textbox', { name: 'Geschreven door' })).toHaveValue(
      'Coen Verhoeven',
    )
  },
}

export const NewIncomplete: Story = {
  tags: ['deep'],
  args: { path: '/bedrijven/1/bezoekverslagen/nieuw', company: () => coachedCompany },
  beforeEach: asCoach,
  async play(context) {
    await shows('Nieuw bezoekverslag')(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Bezoekverslag opslaan' }))
    await expect(await context.canvas.findByText('Niet alle velden zijn correct ingevuld')).toBeVisible()
  },
}

export const Editing: Story = {
  tags: ['deep'],
  args: { path: '/bedrijven/1/bezoekverslagen/1/aanpassen', company: () => coachedCompany },
  beforeEach: asCoach,
  async play(context) {
    await shows('Bezoekverslag aanpassen')(context)
    await expect(context.canvas.getByRole('textbox', { name: /^Verslag/ })).toHaveValue(visitReport.recap)
  },
}

export const Failed: Story = {
  tags: ['deep'],
  args: { data: () => unreachable('Bezoekverslag kon niet geladen worden') },
  play: shows('Er ging iets mis', 'Bezoekverslagen'),
}
