import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import type { AccountEvent } from '#shared/domain/accounts/account-event.ts'
import { events, sessions } from '../fixtures/account-events.ts'
import { listData, pendingList } from '../fixtures/lists.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { unreachable } from '../fixtures/unreachable.ts'
import { asOwner } from '../fixtures/visitors.ts'

export default {
  title: 'Pages/Recent activity',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/gegevens/activiteit',
    data: () => ({
      sessions: Promise.resolve(sessions),
      events: listData(events, { count: 260, size: 25 }),
    }),
  },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const Full: Story = {
  async play(context) {
    await shows('Recente activiteit')(context)
    const { canvas } = context
    const places = within(await canvas.findByRole('list', { name: 'Open sessies' }))
    await expect(places.getByText('Firefox op Windows (deze browser)')).toBeVisible()
    const list = within(await canvas.findByRole('list', { name: 'Wat er met je account gebeurde' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(7)
    await expect(list.getByRole('link', { name: /^Constructiewerkplaats/ })).toBeVisible()
    await expect(canvas.getByText('260 gebeurtenissen, pagina 1 van 11')).toBeVisible()
  },
}

export const Empty: Story = {
  tags: ['deep'],
  args: {
    data: () => ({ sessions: Promise.resolve(sessions.slice(0, 1)), events: listData<AccountEvent>([]) }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Er is de laatste tijd niets gebeurd.')).toBeVisible()
  },
}

export const Loading: Story = {
  tags: ['deep'],
  args: {
    data: () => ({ sessions: new Promise(() => {}), events: pendingList(new Promise<never>(() => {})) }),
  },
  async play(context) {
    await shows('Recente activiteit')(context)
    const { canvas } = context
    await expect(await canvas.findByText('Je open sessies worden geladen...')).toBeInTheDocument()
    await expect(await canvas.findByText('De gebeurtenissen worden geladen...')).toBeInTheDocument()
  },
}

export const SessionsFailed: Story = {
  tags: ['deep'],
  args: { data: () => ({ sessions: unreachable('Sessies'), events: listData(events) }) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Je open sessies konden niet geladen worden')).toBeVisible()
  },
}

export const Failed: Story = {
  tags: ['deep'],
  args: {
    data: () => ({
      sessions: Promise.resolve(sessions),
      events: pendingList(unreachable('Je recente activiteit kon niet geladen worden')),
    }),
  },
  play: shows('Er ging iets mis', 'Recente activiteit'),
}
