import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { ClaimPreview } from '#shared/domain/companies/invitation.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { unreachable } from '../fixtures/unreachable.ts'
import { asVisitor } from '../fixtures/visitors.ts'

const claim = {
  status: 'OPEN',
  company: 'Constructiebedrijf Maasoever',
  account: { name: 'Willemijn Spoel', email: 'willemijn@spoel.example' },
  rights: 'ADMIN',
  checks: ['PHYSICAL_STRAIN', 'WELDING_SMOKE'],
} satisfies ClaimPreview

export default {
  title: 'Pages/Confirm claim',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/uitnodiging-bevestigen?sleutel=abc', data: () => claim },
  beforeEach: asVisitor,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

const showsPage = shows('Mag dit account jouw uitnodiging gebruiken?', 'Uitnodiging bevestigen')

export const Open: Story = {
  async play(context) {
    await showsPage(context)
    await expect(context.canvas.getByRole('button', { name: 'Bevestig dit account' })).toBeVisible()
  },
}

export const Confirmed: Story = {
  tags: ['deep'],
  args: { data: () => ({ ...claim, status: 'CONFIRMED' }) },
  play: showsPage,
}

export const Gone: Story = { tags: ['deep'], args: { data: () => ({ status: 'GONE' }) }, play: showsPage }

export const Failed: Story = {
  tags: ['deep'],
  args: { data: () => unreachable('De pagina om iemand te bevestigen kon niet geladen worden') },
  play: shows('Er ging iets mis', 'Uitnodiging bevestigen'),
}
