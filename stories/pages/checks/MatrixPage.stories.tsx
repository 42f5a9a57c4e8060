import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { constructionCompany, readOnlyCompany } from '../fixtures/companies.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import {
  emptyMatrix,
  finishedMatrix,
  largeMatrix,
  matrixUnderWay,
  matrixWithNewQuestions,
  matrixWithoutGroups,
} from '../fixtures/physical-strain.ts'
import { rounds } from '../fixtures/rounds.ts'
import { unreachable } from '../fixtures/unreachable.ts'
import { asColleague, asOwner } from '../fixtures/visitors.ts'

export default {
  title: 'Pages/Risk matrix',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/bedrijven/1/checks/fysieke-belasting', company: () => constructionCompany },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>
const showsPage = shows('Resultaten per functiegroep', 'Fysieke belasting')

export const UnderWay: Story = {
  args: { data: () => ({ matrix: matrixUnderWay, rounds: [] }) },
  async play(context) {
    await showsPage(context)
    await expect(context.canvas.getByRole('button', { name: 'Download concept' })).toBeVisible()
  },
}

export const Finished: Story = {
  tags: ['deep'],
  args: { data: () => ({ matrix: finishedMatrix, rounds }) },
  async play(context) {
    await showsPage(context)
    await expect(context.canvas.getByRole('button', { name: 'Download Plan van Aanpak' })).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: 'Rond deze ronde af' })).toBeVisible()
  },
}

export const NewQuestions: Story = {
  tags: ['deep'],
  args: { data: () => ({ matrix: matrixWithNewQuestions, rounds: [] }) },
  async play(context) {
    await showsPage(context)
    await expect(context.canvas.getByText('3 vragen zijn nieuw of veranderd')).toBeVisible()
  },
}

/** Row and column headers stay in view while scrolling, and the keyboard reaches the scrolling element. */
export const SixtyGroups: Story = {
  tags: ['deep'],
  // For axe these are 700 cells of kinds that the matrices above have.
  parameters: { a11y: { test: 'off' } },
  args: { data: () => ({ matrix: largeMatrix, rounds: [] }) },
  async play(context) {
    await showsPage(context)
    const matrix = context.canvas.getByRole('region', { name: 'Risicomatrix' })
    await expect(within(matrix).getAllByRole('link', { name: /^Afdeling/ })).toHaveLength(58)
    matrix.focus()
    await waitFor(() => expect(matrix).toHaveFocus())
  },
}

export const Reading: Story = {
  tags: ['deep'],
  args: { data: () => ({ matrix: matrixUnderWay, rounds: [] }), company: () => readOnlyCompany },
  beforeEach: asColleague,
  async play(context) {
    await showsPage(context)
    await expect(context.canvas.queryByRole('link', { name: 'Functiegroep toevoegen' })).toBeNull()
  },
}

export const NotStarted: Story = {
  tags: ['deep'],
  args: { data: () => ({ matrix: emptyMatrix, rounds: [] }) },
  play: showsPage,
}

export const WithoutGroups: Story = {
  tags: ['deep'],
  args: { data: () => ({ matrix: matrixWithoutGroups, rounds: [] }) },
  play: showsPage,
}

export const WithoutGroupsReading: Story = {
  tags: ['deep'],
  args: { data: () => ({ matrix: emptyMatrix, rounds: [] }), company: () => readOnlyCompany },
  beforeEach: asColleague,
  play: showsPage,
}

export const Failed: Story = {
  tags: ['deep'],
  args: { data: () => unreachable('Resultaten konden niet worden opgehaald.') },
  play: shows('Er ging iets mis', 'Fysieke belasting'),
}
