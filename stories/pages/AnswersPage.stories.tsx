import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { constructionCompany, readOnlyCompany } from '../fixtures/companies.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { answersOverview } from '../fixtures/physical-strain.ts'
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
  args: { company: () => readOnlyCompany },
  beforeEach: asColleague,
  async play(context) {
    await showsPage(context)
    await expect(context.canvas.queryByRole('link', { name: /^Wijzig/ })).toBeNull()
  },
}

export const Failed: Story = {
  args: { data: () => unreachable('Antwoorden overzicht kon niet geladen worden.') },
  play: shows('Er ging iets mis', 'Fysieke belasting'),
}
