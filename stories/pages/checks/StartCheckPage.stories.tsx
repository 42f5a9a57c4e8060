import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { manyCompanies, readOnlyCompany } from '../fixtures/companies.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { unreachable } from '../fixtures/unreachable.ts'
import { asOwner } from '../fixtures/visitors.ts'

const check = 'MACHINE_SAFETY'

export default {
  title: 'Pages/Start check',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    path: `/check/start?check=${check}`,
    data: () => ({ check, companies: Promise.resolve(manyCompanies) }),
  },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

/** Companies with read-only access are not listed. */
export const NothingChosen: Story = {
  async play(context) {
    await shows('Start verbetercheck')(context)
    await expect(await context.canvas.findAllByRole('radio')).toHaveLength(manyCompanies.length - 1)
    await expect(context.canvas.getByRole('button', { name: 'Ok, verder' })).toBeDisabled()
  },
}

export const Chosen: Story = {
  tags: ['deep'],
  async play(context) {
    await shows('Start verbetercheck')(context)
    await userEvent.click(await context.canvas.findByRole('radio', { name: 'Staalbouw Twente' }))
    await expect(context.canvas.getByRole('button', { name: 'Ok, verder' })).toBeEnabled()
  },
}

export const NoneToChoose: Story = {
  tags: ['deep'],
  args: { data: () => ({ check, companies: Promise.resolve([readOnlyCompany]) }) },
  async play(context) {
    await shows('Start verbetercheck')(context)
    await expect(await context.canvas.findByText(/^Je hebt geen bedrijven waarvoor/)).toBeVisible()
  },
}

export const Loading: Story = {
  tags: ['deep'],
  args: { data: () => ({ check, companies: new Promise(() => {}) }) },
  async play(context) {
    await shows('Start verbetercheck')(context)
    await expect(await context.canvas.findByRole('status')).toHaveTextContent('Bedrijven worden geladen...')
  },
}

export const Failed: Story = {
  tags: ['deep'],
  args: { data: () => ({ check, companies: unreachable('Bedrijven kunnen niet worden opgehaald.') }) },
  play: shows('Er ging iets mis', 'Start verbetercheck'),
}
