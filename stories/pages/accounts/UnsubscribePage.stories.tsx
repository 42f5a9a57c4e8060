import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { MailSubscription } from '#shared/domain/accounts/mail-subscription.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { unreachable } from '../fixtures/unreachable.ts'
import { asVisitor } from '../fixtures/visitors.ts'

const reminders: MailSubscription = {
  companyName: 'Constructiebedrijf Maasoever',
  kind: 'REMINDER',
  hasEnded: false,
}

export default {
  title: 'Pages/Unsubscribe',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/afmelden', data: () => reminders },
  beforeEach: asVisitor,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

const showsPage = shows('Afmelden voor herinneringen', 'Afmelden')

export const Reminders: Story = {
  async play(context) {
    await showsPage(context)
    await expect(context.canvas.getByRole('button', { name: 'Afmelden' })).toBeVisible()
  },
}

export const Digest: Story = {
  tags: ['deep'],
  args: { data: () => ({ ...reminders, kind: 'DIGEST' }) },
  play: showsPage,
}

export const LongName: Story = {
  tags: ['deep'],
  args: { data: () => ({ ...reminders, companyName: 'Constructiebedrijvenverzamelgebouw'.repeat(6) }) },
  play: showsPage,
}

export const Ended: Story = {
  tags: ['deep'],
  args: { data: () => ({ ...reminders, hasEnded: true }) },
  async play(context) {
    await showsPage(context)
    await expect(context.canvas.getByRole('button', { name: 'Toch weer ontvangen' })).toBeVisible()
  },
}

export const UnknownLink: Story = { tags: ['deep'], args: { data: () => null }, play: showsPage }

export const Loading: Story = {
  tags: ['deep'],
  args: { data: () => new Promise(() => {}) },
  async play({ canvas }) {
    await expect(await canvas.findByText('De pagina wordt geladen')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  tags: ['deep'],
  args: { data: () => unreachable('De pagina om je af te melden kon niet geladen worden') },
  play: shows('Er ging iets mis', 'Afmelden'),
}
