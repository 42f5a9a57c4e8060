import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { constructionCompany, readOnlyCompany } from '../fixtures/companies.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import {
  archivedGroupResult,
  columnResult,
  companyResult,
  groupResult,
  openGroupResult,
  recordedResult,
} from '../fixtures/physical-strain.ts'
import { unreachable } from '../fixtures/unreachable.ts'
import { asColleague, asOwner } from '../fixtures/visitors.ts'

export default {
  title: 'Pages/Results',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/bedrijven/1/checks/fysieke-belasting/1', company: () => constructionCompany },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const FunctionGroup: Story = { args: { data: () => groupResult }, play: shows('Bankwerkers') }

/** The results of a function group out of use can still be read. */
export const OutOfUse: Story = {
  tags: ['deep'],
  args: { data: () => archivedGroupResult },
  async play(context) {
    await shows('Bankwerkers')(context)
    await expect(context.canvas.getByText('Niet meer in gebruik sinds 03-11-2026.')).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: /actiepunt|Download/ })).toBeNull()
  },
}

export const Why: Story = {
  tags: ['deep'],
  args: { data: () => groupResult },
  async play(context) {
    await shows('Bankwerkers')(context)
    const [first] = context.canvas.getAllByText('Waarom?')
    await userEvent.click(first!)
    await expect(context.canvas.getAllByText('Bijgewerkt op 21-11-2026')[0]).toBeVisible()
  },
}

export const Remark: Story = {
  tags: ['deep'],
  args: { data: () => groupResult },
  async play(context) {
    await shows('Bankwerkers')(context)
    await userEvent.click(
      context.canvas.getByRole('button', { name: 'Opmerking wijzigen: Tillen onder kniehoogte' }),
    )
    await waitFor(() => expect(context.canvas.getByRole('textbox')).toHaveFocus())
  },
}

export const Unfinished: Story = {
  tags: ['deep'],
  args: { data: () => openGroupResult, path: '/bedrijven/1/checks/fysieke-belasting/2' },
  async play(context) {
    await shows('Lassers')(context)
    await expect(context.canvas.getByRole('link', { name: 'Check hervatten' })).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: 'Download concept' })).toBeVisible()
  },
}

export const Machine: Story = {
  tags: ['deep'],
  args: {
    path: '/bedrijven/1/checks/machineveiligheid/1',
    data: () => ({
      ...groupResult,
      checkSections: groupResult.checkSections.map((section) => ({
        ...section,
        fields: [
          { label: 'Soort machine', text: 'Kantpers' },
          { label: 'Bouwjaar', text: '2016' },
        ],
      })),
    }),
  },
  async play(context) {
    await shows('Bankwerkers')(context)
    await expect(context.canvas.getByText('Kantpers')).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: 'Foto toevoegen' })).toBeVisible()
  },
}

/** Nothing leads to questions without a page. */
export const Recorded: Story = {
  tags: ['deep'],
  args: { data: () => recordedResult, path: '/bedrijven/1/checks/fysieke-belasting/2' },
  async play(context) {
    await shows('Lassers')(context)
    await expect(context.canvas.queryByRole('link', { name: /^Check hervatten/ })).toBeNull()
    await expect(context.canvas.queryByRole('link', { name: /^Wijzig het antwoord/ })).toBeNull()
    await expect(context.canvas.getByRole('link', { name: /^Wijzig de gegevens/ })).toHaveAttribute(
      'href',
      '/check/fysieke-belasting/1/functiegroep?id=2',
    )
  },
}

export const Reading: Story = {
  tags: ['deep'],
  args: { data: () => groupResult, company: () => readOnlyCompany },
  beforeEach: asColleague,
  async play(context) {
    await shows('Bankwerkers')(context)
    const main = within(context.canvas.getByRole('main'))
    await expect(main.queryByRole('button', { name: /Opmerking|actiepunt/ })).toBeNull()
  },
}

export const Column: Story = {
  tags: ['deep'],
  args: { data: () => columnResult, path: '/bedrijven/1/checks/fysieke-belasting/LIFTING' },
  play: shows('Tillen'),
}

export const WholeCompany: Story = {
  tags: ['deep'],
  args: { data: () => companyResult, path: '/bedrijven/1/checks/fysieke-belasting/PREGNANCY' },
  play: shows('Zwangere medewerkers'),
}

export const Failed: Story = {
  tags: ['deep'],
  args: { data: () => unreachable('Resultaten konden niet worden geladen.') },
  play: shows('Er ging iets mis', 'Fysieke belasting'),
}
