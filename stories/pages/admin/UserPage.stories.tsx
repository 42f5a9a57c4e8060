import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import type { UserEventPage } from '#shared/api/accounts/account-events.ts'
import type { AdminActionPage } from '#shared/api/admin/admin-actions.ts'
import { userEvents } from '../fixtures/account-events.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { unreachable } from '../fixtures/unreachable.ts'
import { adminActions, user } from '../fixtures/users.ts'
import { asAdmin } from '../fixtures/visitors.ts'

const noAdminActions: AdminActionPage = { items: [], count: 0, total: 0 }
const noEvents: UserEventPage = { items: [], count: 0, total: 0 }

export default {
  title: 'Pages/User',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/gebruikersbeheer/7' },
  beforeEach: asAdmin,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const Changed: Story = {
  args: {
    data: () => ({ user, adminActions: Promise.resolve(adminActions), events: Promise.resolve(userEvents) }),
  },
  async play(context) {
    await shows('Els van der Meulen', 'Gebruikersbeheer – Els van der Meulen')(context)
    const { canvas } = context
    await expect(canvas.getByRole('checkbox', { name: 'Onbekende rol' })).toHaveAccessibleDescription(
      'BW_LEGACY',
    )
    const list = within(await canvas.findByRole('list', { name: 'Wijzigingen door beheerders' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(2)
    await expect(list.getByText('van niets naar “van der”')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Toon oudere (12)' })).toBeVisible()
    const events = within(await canvas.findByRole('list', { name: 'Recente activiteit' }))
    await expect(events.getByText(/^Bea van Beheer,/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Toon oudere activiteit (33)' })).toBeVisible()
  },
}

export const NeverChanged: Story = {
  tags: ['deep'],
  args: {
    data: () => ({
      user: { ...user, roles: ['BW_USER'] },
      adminActions: Promise.resolve(noAdminActions),
      events: Promise.resolve(noEvents),
    }),
  },
  async play(context) {
    await shows('Els van der Meulen')(context)
    await expect(await context.canvas.findByText('Beheerders hebben hier nog niets gewijzigd.')).toBeVisible()
    const none = 'Er is de laatste tijd niets met dit account gebeurd.'
    await expect(await context.canvas.findByText(none)).toBeVisible()
  },
}

export const ChangesLoading: Story = {
  tags: ['deep'],
  args: { data: () => ({ user, adminActions: new Promise(() => {}), events: new Promise(() => {}) }) },
  async play(context) {
    await shows('Els van der Meulen')(context)
    await expect(context.canvas.getByText('Wijzigingen worden geladen...')).toBeInTheDocument()
    await expect(context.canvas.getByText('De gebeurtenissen worden geladen...')).toBeInTheDocument()
  },
}

export const ChangesFailed: Story = {
  tags: ['deep'],
  args: {
    data: () => ({ user, adminActions: unreachable('Wijzigingen'), events: unreachable('Activiteit') }),
  },
  async play(context) {
    await shows('Els van der Meulen')(context)
    await expect(await context.canvas.findByText('De wijzigingen konden niet geladen worden')).toBeVisible()
    const failure = 'De recente activiteit kon niet geladen worden'
    await expect(await context.canvas.findByText(failure)).toBeVisible()
  },
}

export const Refused: Story = {
  tags: ['deep'],
  args: {
    data: () => ({ user, adminActions: Promise.resolve(noAdminActions), events: Promise.resolve(noEvents) }),
  },
  async play(context) {
    await shows('Els van der Meulen')(context)
    const main = within(context.canvas.getByRole('main'))
    await userEvent.clear(main.getByLabelText('Achternaam'))
    await userEvent.click(main.getByRole('button', { name: 'Opslaan' }))
    await waitFor(() => expect(main.getByRole('alert')).toHaveFocus())
  },
}
