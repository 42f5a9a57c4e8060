import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { InvitationRequest } from '#shared/domain/companies/invitation.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { unreachable } from '../fixtures/unreachable.ts'
import { asVisitor } from '../fixtures/visitors.ts'

const request: InvitationRequest = {
  company: 'Constructiebedrijf Maasoever',
  person: {
    name: 'Willemijn van der Spoel-Oudenhoven',
    email: 'w.vanderspoel-oudenhoven@arbo-en-preventie.example',
    rights: 'ADMIN',
    checks: ['PHYSICAL_STRAIN', 'WELDING_SMOKE'],
  },
}

export default {
  title: 'Pages/Send a requested invitation',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/uitnodiging-versturen?sleutel=abc', data: () => request },
  beforeEach: asVisitor,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

const showsPage = shows('Heb je deze uitnodiging gemaakt?', 'Uitnodiging versturen')

export const ToPerson: Story = {
  async play(context) {
    await showsPage(context)
    await expect(context.canvas.getByRole('button', { name: 'Verstuur de uitnodiging' })).toBeVisible()
  },
}

export const ToCoach: Story = {
  tags: ['deep'],
  args: { data: () => ({ ...request, person: null }) },
  play: showsPage,
}

export const Gone: Story = { tags: ['deep'], args: { data: () => null }, play: showsPage }

export const Failed: Story = {
  tags: ['deep'],
  args: { data: () => unreachable('De pagina om een uitnodiging te bevestigen kon niet geladen worden') },
  play: shows('Er ging iets mis', 'Uitnodiging versturen'),
}
