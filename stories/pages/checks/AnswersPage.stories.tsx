import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { constructionCompany, readOnlyCompany } from '../fixtures/companies.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { answersOverview, carryAnswers } from '../fixtures/physical-strain.ts'
import { unreachable } from '../fixtures/unreachable.ts'
import { asColleague, asOwner } from '../fixtures/visitors.ts'

export default {
  title: 'Pages/Answers',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/bedrijven/1/checks/fysieke-belasting/1/antwoorden?scriptKey=ACTIONS',
    company: () => constructionCompany,
    data: () => answersOverview,
  },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>
const showsPage = shows('Antwoorden: maatregelen', 'Bankwerkers – Antwoorden')

export const Writing: Story = {
  async play(context) {
    await showsPage(context)
    await expect(
      context.canvas.getByRole('link', {
        name: 'Wijzig: Is bij elk risico in de groep Bankwerkers afgesproken wie wat doet?',
      }),
    ).toBeVisible()
  },
}

export const Reading: Story = {
  tags: ['deep'],
  args: { company: () => readOnlyCompany },
  beforeEach: asColleague,
  async play(context) {
    await showsPage(context)
    await expect(context.canvas.queryByRole('link', { name: /^Wijzig/ })).toBeNull()
  },
}

export const Drawing: Story = {
  tags: ['deep'],
  args: {
    path: '/bedrijven/1/checks/fysieke-belasting/1/antwoorden?scriptKey=CARRY',
    data: () => carryAnswers,
  },
  async play(context) {
    await shows('Antwoorden: dragen', 'Bankwerkers – Antwoorden')(context)
    const drawing = context.canvas.getByRole<HTMLImageElement>('img', { name: /^Iemand loopt met een doos/ })
    await waitFor(() => expect(drawing.naturalWidth).toBeGreaterThan(0))
  },
}

export const Failed: Story = {
  tags: ['deep'],
  args: { data: () => unreachable('Antwoorden overzicht kon niet geladen worden.') },
  play: shows('Er ging iets mis', 'Fysieke belasting'),
}
