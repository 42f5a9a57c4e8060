import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import type { Substance } from '#shared/domain/substances/registered-substance.ts'
import { SubstanceSummary } from '../../../remotes/hazardous-substances/substance/SubstanceSummary.tsx'
import { constructionCompany, readOnlyCompany } from '../fixtures/companies.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import {
  archivedSubstance,
  cmrSubstance,
  newSubstance,
  riskySubstance,
  safeSubstance,
  substanceListData,
  substanceListItems,
  substancePage,
} from '../fixtures/substance-list.ts'
import { unreachable } from '../fixtures/unreachable.ts'
import { asColleague, asOwner } from '../fixtures/visitors.ts'

const PATH = '/bedrijven/1/checks/gevaarlijke-stoffen'
const TITLE = 'Register gevaarlijke stoffen'

export default {
  title: 'Pages/Register',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: PATH, company: () => constructionCompany, data: () => substanceListData(substanceListItems) },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const List: Story = {
  async play(context) {
    await shows(TITLE, 'Gevaarlijke stoffen')(context)
    await expect(await context.canvas.findByRole('link', { name: 'Snijolie' })).toBeVisible()
    await expect(context.canvas.getByText('CMR')).toBeVisible()
  },
}

export const Filtered: Story = {
  tags: ['deep'],
  args: {
    path: `${PATH}?status=RED`,
    data: () =>
      substanceListData(substanceListItems.slice(0, 1), {
        total: 43,
        numArchived: 2,
        filters: { status: 'RED' },
      }),
  },
  async play(context) {
    await shows(TITLE, 'Gevaarlijke stoffen')(context)
    await expect(await context.canvas.findByRole('combobox', { name: 'Status' })).toHaveDisplayValue(
      'Niet veilig',
    )
  },
}

export const MorePages: Story = {
  tags: ['deep'],
  args: { data: () => substanceListData(substanceListItems, { count: 43 }) },
  async play(context) {
    await shows(TITLE, 'Gevaarlijke stoffen')(context)
    await expect(await context.canvas.findByRole('link', { name: 'Volgende pagina' })).toBeVisible()
  },
}

export const OutOfUse: Story = {
  tags: ['deep'],
  args: {
    path: `${PATH}?status=WHITE`,
    data: () =>
      substanceListData([{ ...substanceListItems[3]!, status: 'WHITE' }], {
        total: 5,
        numArchived: 1,
        filters: { status: 'WHITE' },
      }),
  },
  play: shows(TITLE, 'Gevaarlijke stoffen'),
}

export const Empty: Story = {
  tags: ['deep'],
  args: { data: () => substanceListData([]) },
  async play(context) {
    await shows(TITLE, 'Gevaarlijke stoffen')(context)
    await expect(await context.canvas.findByRole('link', { name: 'Voeg de eerste stof toe' })).toBeVisible()
  },
}

export const NothingFound: Story = {
  tags: ['deep'],
  args: {
    path: `${PATH}?zoek=loodwit`,
    data: () =>
      substanceListData([], {
        search: 'loodwit',
        total: 4,
        colors: { RED: 1, GREY: 1, ORANGE: 1, GREEN: 1 },
      }),
  },
  async play(context) {
    await shows(TITLE, 'Gevaarlijke stoffen')(context)
    await expect(await context.canvas.findByRole('link', { name: 'Toon alle stoffen' })).toBeVisible()
  },
}

export const AsInvitee: Story = {
  tags: ['deep'],
  args: { company: () => readOnlyCompany },
  beforeEach: asColleague,
  async play(context) {
    await shows(TITLE, 'Gevaarlijke stoffen')(context)
    await expect(await context.canvas.findByRole('link', { name: 'Snijolie' })).toBeVisible()
    await expect(context.canvas.queryByRole('link', { name: 'Stof toevoegen' })).toBeNull()
  },
}

export const Loading: Story = {
  tags: ['deep'],
  args: {
    data: () => ({
      query: { search: '', page: 1, filters: {} },
      list: new Promise<never>(() => {}),
      disclaimers: [],
    }),
  },
  async play(context) {
    await shows(TITLE, 'Gevaarlijke stoffen')(context)
    await expect(await context.canvas.findByText('Het register wordt geladen...')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  tags: ['deep'],
  args: {
    data: () => ({
      query: { search: '', page: 1, filters: {} },
      list: unreachable('Het register kon niet worden geladen.'),
      disclaimers: [],
    }),
  },
  play: shows('Er ging iets mis', 'Gevaarlijke stoffen'),
}

const substanceStory = (substance: Substance, more: Story = {}): Story => ({
  args: {
    path: `${PATH}/${substance.id}`,
    data: () => substancePage(substance, SubstanceSummary),
    ...more.args,
  },
  ...(more.beforeEach && { beforeEach: more.beforeEach }),
  play: shows(substance.name),
})

export const WithRisk: Story = { tags: ['deep'], ...substanceStory(riskySubstance) }
export const Carcinogenic: Story = { ...substanceStory(cmrSubstance), tags: ['deep'] }
export const OnlyName: Story = { ...substanceStory(newSubstance), tags: ['deep'] }
export const InOrder: Story = { ...substanceStory(safeSubstance), tags: ['deep'] }
export const Archived: Story = { ...substanceStory(archivedSubstance), tags: ['deep'] }
export const SubstanceAsInvitee: Story = {
  tags: ['deep'],
  ...substanceStory(riskySubstance, {
    args: { company: () => readOnlyCompany },
    beforeEach: asColleague,
  }),
}

const formData = (substance?: Substance) => () => ({
  substance,
  name: substance ? `${substance.name} aanpassen` : 'Stof toevoegen',
})

export const NewForm: Story = {
  args: { path: `${PATH}/stof`, data: formData() },
  play: shows('Stof toevoegen'),
}

export const FilledForm: Story = {
  tags: ['deep'],
  args: { path: `${PATH}/stof?id=2`, data: formData(cmrSubstance) },
  async play(context) {
    await shows('Verharder met isocyanaat aanpassen')(context)
    await expect(context.canvas.getByText(/^Deze code kennen we niet/)).toBeVisible()
  },
}

export const FormRefused: Story = {
  tags: ['deep'],
  args: { path: `${PATH}/stof`, data: formData() },
  async play(context) {
    await shows('Stof toevoegen')(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Toevoegen' }))
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveFocus())
    await expect(context.canvas.getByRole('textbox', { name: /^Productnaam/ })).toHaveAccessibleDescription(
      /Dit is een verplicht veld\.$/,
    )
  },
}

export const PickingStatement: Story = {
  tags: ['deep'],
  args: { path: `${PATH}/stof`, data: formData() },
  async play(context) {
    await shows('Stof toevoegen')(context)
    await userEvent.type(context.canvas.getByRole('searchbox', { name: 'Zoek een zin op' }), 'huid')
    await expect(context.canvas.getByRole('button', { name: /^H315/ })).toBeVisible()
  },
}

export const Leaving: Story = {
  tags: ['deep'],
  args: { path: `${PATH}/stof`, data: formData() },
  async play(context) {
    await shows('Stof toevoegen')(context)
    await userEvent.type(context.canvas.getByRole('textbox', { name: /^Productnaam/ }), 'Kit')
    await userEvent.click(context.canvas.getByRole('button', { name: 'Annuleren' }))
    await expect(within(await screen.findByRole('alertdialog')).getAllByRole('button')).toHaveLength(2)
  },
}
