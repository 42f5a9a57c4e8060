import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import type { ActionPointPage } from '#shared/domain/improve/action-point.ts'
import { actionPointList, actionPoints, completedActionPoint } from '../fixtures/action-points.ts'
import { constructionCompany, readOnlyCompany } from '../fixtures/companies.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { unreachable } from '../fixtures/unreachable.ts'
import { asColleague, asOwner } from '../fixtures/visitors.ts'

const FIRST_PAGE = { search: '', page: 1, filters: {} }
const NONE: ActionPointPage['states'] = { OPEN: 0, LATE: 0, DONE: 0 }

export default {
  title: 'Pages/Action points',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/bedrijven/1/actiepunten',
    company: () => constructionCompany,
    data: () => actionPointList(actionPoints),
  },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const Open: Story = {
  async play(context) {
    await shows('Actiepunten')(context)
    for (const name of ['Te laat', 'Komende week', 'Later', 'Nog geen datum'])
      await expect(await context.canvas.findByRole('region', { name })).toBeVisible()
    await expect(context.canvas.getByText('3 dagen te laat')).toBeVisible()
  },
}

export const Filtered: Story = {
  tags: ['deep'],
  args: {
    path: '/bedrijven/1/actiepunten?thema=MACHINE_SAFETY&wie=niemand',
    data: () =>
      actionPointList(actionPoints.slice(1, 2), {
        filters: { thema: 'MACHINE_SAFETY', wie: 'niemand' },
        states: { OPEN: 1, LATE: 0 },
      }),
  },
  async play(context) {
    await shows('Actiepunten')(context)
    await expect(context.canvas.getByRole('combobox', { name: 'Wie' })).toHaveDisplayValue('Nog niemand')
  },
}

export const NothingFound: Story = {
  tags: ['deep'],
  args: {
    path: '/bedrijven/1/actiepunten?toon=te-laat',
    data: () => actionPointList([], { filters: { toon: 'te-laat' }, states: { LATE: 0 } }),
  },
  async play(context) {
    await shows('Actiepunten')(context)
    await expect(await context.canvas.findByRole('link', { name: 'Filters wissen' })).toBeVisible()
  },
}

export const Done: Story = {
  tags: ['deep'],
  args: {
    path: '/bedrijven/1/actiepunten?toon=klaar',
    data: () => actionPointList([completedActionPoint], { filters: { toon: 'klaar' }, count: 43 }),
  },
  async play(context) {
    await shows('Actiepunten')(context)
    await expect(await context.canvas.findByRole('link', { name: 'Volgende pagina' })).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: /^Afronden/ })).toBeNull()
  },
}

export const AllDone: Story = {
  tags: ['deep'],
  args: { data: () => actionPointList([], { states: { ...NONE, DONE: 12 } }) },
  async play(context) {
    await shows('Actiepunten')(context)
    await expect(await context.canvas.findByRole('heading', { name: 'Alles is klaar' })).toBeVisible()
  },
}

export const Empty: Story = {
  tags: ['deep'],
  args: { data: () => actionPointList([], { states: NONE }) },
  async play(context) {
    await shows('Actiepunten')(context)
    await expect(await context.canvas.findByRole('link', { name: 'Naar de verbeterchecks' })).toBeVisible()
  },
}

export const AsInvitee: Story = {
  tags: ['deep'],
  args: { company: () => readOnlyCompany },
  beforeEach: asColleague,
  async play(context) {
    await shows('Actiepunten')(context)
    await expect(await context.canvas.findByRole('region', { name: 'Te laat' })).toBeVisible()
    await expect(within(context.canvas.getByRole('main')).queryByRole('button')).toBeNull()
  },
}

export const Completing: Story = {
  tags: ['deep'],
  async play({ canvas }) {
    const [first] = await canvas.findAllByRole('button', { name: /^Afronden: Palletwagen/ })
    await userEvent.click(first!)
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      /Daarna kun je het niet meer aanpassen\.$/,
    )
  },
}

export const Adding: Story = {
  tags: ['deep'],
  args: { path: '/bedrijven/1/actiepunten?venster=nieuw' },
  async play() {
    const dialog = within(await screen.findByRole('dialog', { name: 'Maak een actiepunt' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Wat ga je doen?' })).toHaveFocus())
  },
}

export const AddingRefused: Story = {
  tags: ['deep'],
  args: { path: '/bedrijven/1/actiepunten?venster=nieuw' },
  async play() {
    const dialog = within(await screen.findByRole('dialog', { name: 'Maak een actiepunt' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Actiepunt maken' }))
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveFocus())
    await expect(dialog.getByRole('textbox', { name: 'Wat ga je doen?' })).toHaveAccessibleDescription(
      'Dit is een verplicht veld.',
    )
  },
}

export const Loading: Story = {
  tags: ['deep'],
  args: { data: () => ({ query: FIRST_PAGE, list: new Promise<never>(() => {}) }) },
  async play(context) {
    await shows('Actiepunten')(context)
    await expect(await context.canvas.findByText('Actiepunten worden geladen...')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  tags: ['deep'],
  args: {
    data: () => ({ query: FIRST_PAGE, list: unreachable('Actiepunten konden niet geladen worden') }),
  },
  play: shows('Er ging iets mis', 'Actiepunten'),
}
