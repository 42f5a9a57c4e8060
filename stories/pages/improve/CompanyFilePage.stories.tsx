import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { coachedCompany, constructionCompany } from '../fixtures/companies.ts'
import { companyFile, largeCompanyFile } from '../fixtures/company-records.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { unreachable } from '../fixtures/unreachable.ts'
import { asCoach, asOwner } from '../fixtures/visitors.ts'

export default {
  title: 'Pages/Company file',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/bedrijven/1/bedrijfsdossier',
    company: () => constructionCompany,
    data: () => ({ records: Promise.resolve(companyFile) }),
  },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const AFew: Story = {
  async play(context) {
    await shows('Bedrijfsdossier')(context)
    const list = within(await context.canvas.findByRole('list', { name: 'Machineveiligheid' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(2)
    await expect(list.getByText('4 bestanden, 2 links')).toBeVisible()
    await expect(list.getByText('Nog leeg')).toBeVisible()
  },
}

export const Empty: Story = {
  tags: ['deep'],
  args: { data: () => ({ records: Promise.resolve([]) }) },
  async play(context) {
    await shows('Bedrijfsdossier')(context)
    await expect(await context.canvas.findByRole('link', { name: 'Eerste item toevoegen' })).toBeVisible()
  },
}

/** With many items the sections are closed at first. */
export const Many: Story = {
  tags: ['deep'],
  args: { data: () => ({ records: Promise.resolve(largeCompanyFile) }) },
  async play(context) {
    await shows('Bedrijfsdossier')(context)
    await expect(await context.canvas.findByText('482')).toBeVisible()
    await expect(context.canvas.queryByText('Keuring arbeidsmiddel 1')).toBeNull()
  },
}

export const OneThemeOpen: Story = {
  tags: ['deep'],
  args: { data: () => ({ records: Promise.resolve(largeCompanyFile) }) },
  async play(context) {
    await shows('Bedrijfsdossier')(context)
    await userEvent.click(await context.canvas.findByRole('heading', { name: 'Machineveiligheid' }))
    await expect(await context.canvas.findByRole('button', { name: 'Toon meer (457)' })).toBeVisible()
    await waitFor(() => expect(context.canvas.getByText('Keuring arbeidsmiddel 23')).toBeVisible())
  },
}

export const ForTheCoach: Story = {
  tags: ['deep'],
  args: { company: () => coachedCompany },
  beforeEach: asCoach,
  async play(context) {
    await shows('Bedrijfsdossier')(context)
    const main = within(context.canvas.getByRole('main'))
    await expect(main.getByRole('link', { name: 'Item toevoegen' })).toBeVisible()
  },
}

export const Loading: Story = {
  tags: ['deep'],
  args: { data: () => ({ records: new Promise<never>(() => {}) }) },
  async play(context) {
    await shows('Bedrijfsdossier')(context)
    await expect(await context.canvas.findByText('Bedrijfsdossier wordt geladen...')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  tags: ['deep'],
  args: { data: () => ({ records: unreachable('Bedrijfsdossier kon niet geladen worden') }) },
  play: shows('Er ging iets mis', 'Bedrijfsdossier'),
}
