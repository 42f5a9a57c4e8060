import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import type { Advice } from '#shared/domain/improve/advice.ts'
import { advices, archivedAdvice } from '../fixtures/advices.ts'
import {
  coachedCompany,
  companyWithPeople,
  constructionCompany,
  readOnlyCompany,
} from '../fixtures/companies.ts'
import { listData, pendingList } from '../fixtures/lists.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { unreachable } from '../fixtures/unreachable.ts'
import { asCoach, asColleague, asOwner } from '../fixtures/visitors.ts'

export default {
  title: 'Pages/Advices',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/bedrijven/1/adviezen',
    company: () => constructionCompany,
    data: () => listData(advices),
  },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

const ARCHIVED = 'Toon gearchiveerde adviezen'

export const AFew: Story = {
  async play(context) {
    await shows('Adviezen')(context)
    await expect(await context.canvas.findByText('Coen Verhoeven, verbetercoach')).toBeVisible()
  },
}

export const WithArchived: Story = {
  tags: ['deep'],
  args: {
    path: '/bedrijven/1/adviezen?archief=ja',
    data: () =>
      listData([...advices, archivedAdvice], {
        query: { search: '', page: 1, filters: { archief: 'ja' } },
        count: 14,
      }),
  },
  async play(context) {
    await shows('Adviezen')(context)
    await expect(await context.canvas.findByRole('checkbox', { name: ARCHIVED })).toBeChecked()
    await expect(await context.canvas.findByText('Gearchiveerd')).toBeVisible()
    await expect(context.canvas.getByRole('link', { name: 'Volgende pagina' })).toBeVisible()
  },
}

export const Empty: Story = {
  tags: ['deep'],
  args: { data: () => listData<Advice>([]) },
  async play(context) {
    await shows('Adviezen')(context)
    await expect(
      await context.canvas.findByRole('link', { name: 'Nodig de verbetercoach uit' }),
    ).toBeVisible()
  },
}

export const EmptyWithCoach: Story = {
  tags: ['deep'],
  args: { company: () => companyWithPeople, data: () => listData<Advice>([]) },
  async play(context) {
    await shows('Adviezen')(context)
    await expect(await context.canvas.findByRole('heading', { name: 'Nog geen adviezen' })).toBeVisible()
  },
}

export const AllArchived: Story = {
  tags: ['deep'],
  args: { data: () => listData<Advice>([], { count: 0, total: 3 }) },
  async play(context) {
    await shows('Adviezen')(context)
    await expect(await context.canvas.findByRole('checkbox', { name: ARCHIVED })).not.toBeChecked()
  },
}

export const AsInvitee: Story = {
  tags: ['deep'],
  args: { company: () => readOnlyCompany },
  beforeEach: asColleague,
  async play(context) {
    await shows('Adviezen')(context)
    const main = within(context.canvas.getByRole('main'))
    await expect(main.queryByRole('link', { name: 'Advies toevoegen' })).toBeNull()
  },
}

export const Adding: Story = {
  tags: ['deep'],
  args: { path: '/bedrijven/1/adviezen?venster=nieuw', company: () => coachedCompany },
  beforeEach: asCoach,
  async play() {
    const dialog = within(await screen.findByRole('dialog', { name: 'Advies toevoegen' }))
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'Algemeen' })).toHaveFocus())
  },
}

export const AddingRefused: Story = {
  tags: ['deep'],
  args: { path: '/bedrijven/1/adviezen?venster=nieuw' },
  async play() {
    const dialog = within(await screen.findByRole('dialog', { name: 'Advies toevoegen' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Opslaan' }))
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveFocus())
    await expect(dialog.getByRole('group', { name: 'Thema’s' })).toHaveAccessibleDescription(
      'Dit is een verplicht veld.',
    )
  },
}

export const Loading: Story = {
  tags: ['deep'],
  args: { data: () => pendingList(new Promise<never>(() => {})) },
  async play(context) {
    await shows('Adviezen')(context)
    await expect(await context.canvas.findByText('Adviezen worden geladen...')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  tags: ['deep'],
  args: { data: () => pendingList(unreachable('Adviezen konden niet geladen worden')) },
  play: shows('Er ging iets mis', 'Adviezen'),
}
