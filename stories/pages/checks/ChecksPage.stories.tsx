import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import type { DataExport } from '#shared/domain/accounts/data-export.ts'
import type { CompanyOverview } from '#shared/domain/overview/company-overview.ts'
import {
  companyWithPeople,
  companyWithRequests,
  constructionCompany,
  finishedCompany,
  newSmithy,
  readOnlyCompany,
} from '../fixtures/companies.ts'
import { busyOverview, finishedOverview, newOverview, nextSteps } from '../fixtures/company-overviews.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { unreachable } from '../fixtures/unreachable.ts'
import { asColleague, asOwner } from '../fixtures/visitors.ts'

const pageOf = (overview: CompanyOverview, companyExport: DataExport = { status: 'NONE' }) => ({
  overview,
  companyExport: Promise.resolve(companyExport),
})

export default {
  title: 'Pages/Checks',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/bedrijven/1/checks', data: () => pageOf(newOverview) },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const NothingStarted: Story = {
  tags: ['deep'],
  args: { company: () => newSmithy },
  play: shows(newSmithy.name),
}

/** What a check is for, opened before it is chosen. */
export const ReadingAboutACheck: Story = {
  tags: ['deep'],
  args: { company: () => newSmithy },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByText('Waar gaat dit register over?'))
    await expect(canvas.getByText(/^Je zet elke gevaarlijke stof in een lijst/)).toBeVisible()
  },
}

export const UnderWay: Story = {
  tags: ['deep'],
  args: { company: () => constructionCompany },
  play: shows(constructionCompany.name),
}

export const Busy: Story = {
  args: { company: () => constructionCompany, data: () => pageOf(busyOverview) },
  async play(context) {
    await shows(constructionCompany.name)(context)
    await expect(context.canvas.getByText('Je volgende stap')).toBeVisible()
    await expect(context.canvas.getByRole('heading', { name: '21 binnen drie maanden' })).toBeVisible()
  },
}

export const BusyNarrow: Story = { tags: ['deep'], ...Busy, globals: { viewport: { value: 'narrow' } } }

export const Finished: Story = {
  tags: ['deep'],
  args: { company: () => finishedCompany, data: () => pageOf(finishedOverview) },
  async play(context) {
    await shows(finishedCompany.name)(context)
    await expect(context.canvas.getByText('6 van de 6 checks zijn af')).toBeVisible()
  },
}

export const AssigningARisk: Story = {
  tags: ['deep'],
  args: { company: () => constructionCompany, data: () => pageOf(busyOverview) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Maak er een actiepunt van' }))
    const dialog = await screen.findByRole('dialog', { name: 'Maak een actiepunt' })
    await expect(within(dialog).getByRole('textbox', { name: 'Wat ga je doen?' })).toHaveValue(
      'Last boven het maximum van 25 kg per persoon. Laat deze last niet meer door één persoon tillen.',
    )
  },
}

const withNextStep = (kind: keyof typeof nextSteps, title: string): Story => ({
  args: {
    company: () => constructionCompany,
    data: () => pageOf({ ...newOverview, nextStep: nextSteps[kind] }),
  },
  async play(context) {
    await shows(constructionCompany.name)(context)
    await expect(context.canvas.getByRole('heading', { level: 2, name: title })).toBeVisible()
  },
})

export const LateActionPoint: Story = {
  tags: ['deep'],
  ...withNextStep('LATE_ACTION_POINT', 'Dit actiepunt had op 20-11-2026 klaar moeten zijn'),
}
export const UnfinishedCheck: Story = {
  tags: ['deep'],
  ...withNextStep('CONTINUE_CHECK', 'Maak Fysieke belasting af'),
}
export const UnreadAdvice: Story = {
  tags: ['deep'],
  ...withNextStep('READ_ADVICE', 'Coen Verhoeven schreef een advies'),
}
export const UnratedVisit: Story = {
  tags: ['deep'],
  ...withNextStep('RATE_VISIT', 'Hoe was het bezoek van 12-11-2026?'),
}
export const NotStarted = withNextStep('START_CHECK', 'Lasrook is nog niet gestart')

export const NextAppointment: Story = {
  tags: ['deep'],
  args: {
    company: () => ({ ...companyWithPeople, nextAppointment: { day: '2098-12-10', visitReportId: 1 } }),
  },
  async play(context) {
    await shows(companyWithPeople.name)(context)
    await expect(context.canvas.getByRole('heading', { name: 'Volgende afspraak' })).toBeVisible()
  },
}

const withExport = (companyExport: DataExport): Pick<Story, 'args'> => ({
  args: { company: () => constructionCompany, data: () => pageOf(newOverview, companyExport) },
})

export const DownloadReady: Story = {
  tags: ['deep'],
  ...withExport({ status: 'READY', size: 148_234_000, availableUntil: '2026-12-02' }),
  async play(context) {
    await shows(constructionCompany.name)(context)
    const { canvas } = context
    await expect(await canvas.findByText('De download staat klaar tot en met 02-12-2026.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Download (141,4 MB)' })).toBeVisible()
  },
}

export const DownloadPending: Story = {
  tags: ['deep'],
  ...withExport({ status: 'PENDING', done: 3, total: 12 }),
  async play(context) {
    await shows(constructionCompany.name)(context)
    const bar = await context.canvas.findByRole('progressbar', { name: 'Download klaarzetten' })
    await expect(bar).toHaveAttribute('value', '3')
  },
}

export const DownloadFailed: Story = {
  tags: ['deep'],
  ...withExport({ status: 'FAILED' }),
  async play(context) {
    await shows(constructionCompany.name)(context)
    const failure = 'Het is niet gelukt om de download klaar te zetten.'
    await expect(await context.canvas.findByText(failure)).toBeVisible()
  },
}

export const DownloadLoading: Story = {
  tags: ['deep'],
  args: {
    company: () => constructionCompany,
    data: () => ({ overview: newOverview, companyExport: new Promise(() => {}) }),
  },
  async play(context) {
    await shows(constructionCompany.name)(context)
    await expect(context.canvas.getByText('De stand van je download wordt geladen...')).toBeInTheDocument()
  },
}

export const DownloadUnknown: Story = {
  tags: ['deep'],
  args: {
    company: () => constructionCompany,
    data: () => ({ overview: newOverview, companyExport: unreachable('Download') }),
  },
  async play(context) {
    await shows(constructionCompany.name)(context)
    const failure = 'De stand van je download kon niet worden opgehaald'
    await expect(await context.canvas.findByText(failure)).toBeVisible()
  },
}

export const DeletingACheck: Story = {
  tags: ['deep'],
  args: { company: () => constructionCompany },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Verwijder Machineveiligheid' }))
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      /Dit kun je niet ongedaan maken\.$/,
    )
  },
}

export const Invitees: Story = {
  tags: ['deep'],
  args: { company: () => companyWithPeople },
  async play(context) {
    await shows(companyWithPeople.name)(context)
    await expect(
      context.canvas.getByRole('heading', { name: 'Mensen die meekijken (5)' }),
    ).toBeInTheDocument()
  },
}

export const InvitationsToConfirm: Story = {
  args: { company: () => companyWithRequests },
  async play(context) {
    await shows(companyWithRequests.name)(context)
    for (const name of ['de Verbetercoach', 'Kees Timmer'])
      await expect(
        context.canvas.getByRole('button', { name: `Bevestig en verstuur: ${name}` }),
      ).toBeInTheDocument()
  },
}

export const Revoking: Story = {
  tags: ['deep'],
  args: { company: () => companyWithPeople },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Trek in: Jan Bakker' }))
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      'Weet je zeker dat je de toegang voor Jan Bakker wilt intrekken?',
    )
  },
}

/** Users with read-only access cannot start a check. */
export const AsInvitee: Story = {
  tags: ['deep'],
  args: {
    company: () => readOnlyCompany,
    data: () => pageOf({ ...busyOverview, nextStep: nextSteps.NONE }),
  },
  beforeEach: asColleague,
  async play(context) {
    await shows(readOnlyCompany.name)(context)
    await expect(context.canvas.queryByText('Je volgende stap')).toBeNull()
    await expect(context.canvas.getByRole('button', { name: 'Start Verbetercheck: Lasrook' })).toBeDisabled()
    await expect(context.canvas.getByRole('region', { name: 'Meekijken' })).toHaveTextContent(
      `Je kijkt mee in ${readOnlyCompany.name}`,
    )
  },
}

export const AsInviteeWhoWrites: Story = {
  tags: ['deep'],
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

export const InviteesExplained: Story = {
  tags: ['deep'],
  args: { company: () => readOnlyCompany },
  beforeEach: asColleague,
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Wat betekent dit?' }))
    const explanation = await screen.findByRole('dialog', { name: 'Meekijken bij een bedrijf' })
    await expect(within(explanation).getByText('Jij mag alleen bekijken.')).toBeInTheDocument()
  },
}

export const NarrowMenu: Story = {
  tags: ['deep'],
  args: { company: () => companyWithPeople },
  globals: { viewport: { value: 'narrow' } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }))
    await expect(await canvas.findByRole('link', { name: 'Bezoekverslagen' })).toBeVisible()
  },
}

export const Loading: Story = {
  tags: ['deep'],
  args: { company: () => new Promise(() => {}) },
  async play({ canvas }) {
    await expect(await canvas.findByText('De pagina wordt geladen')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  tags: ['deep'],
  args: { company: () => unreachable('Overzicht van verbeterchecks kon niet geladen worden') },
  play: shows('Er ging iets mis', 'Mijn bedrijven'),
}
