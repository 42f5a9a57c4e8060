import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import type { OwnPasskeys } from '#shared/domain/accounts/passkey.ts'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { PasskeysView, type View, viewHeadings } from '../../../remotes/account/passkeys/PasskeysView.tsx'
import { Page, shows } from '../fixtures/Page.tsx'
import { allPasskeys, noPasskeys, somePasskeys } from '../fixtures/passkeys.ts'
import { unreachable } from '../fixtures/unreachable.ts'
import { asOwner } from '../fixtures/visitors.ts'

export default {
  title: 'Pages/Passkeys',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/gegevens/passkeys' },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

const inView = (view: View, own: OwnPasskeys = somePasskeys): Story => ({
  args: {
    children: (
      <div className="bw-measure bw-stack">
        <PageHeading>{viewHeadings[view.name]}</PageHeading>
        <Card>
          <PasskeysView view={view} own={own} onView={fn()} />
        </Card>
      </div>
    ),
  },
  play: shows(viewHeadings[view.name], 'Passkeys'),
})

export const None: Story = { tags: ['deep'], args: { data: () => noPasskeys }, play: shows('Passkeys') }

export const Unverified: Story = {
  tags: ['deep'],
  args: { data: () => ({ ...noPasskeys, unverifiedEmail: 'els@maasoever.example' }) },
  play: shows('Passkeys'),
}

export const Some: Story = { tags: ['deep'], args: { data: () => somePasskeys }, play: shows('Passkeys') }

export const AsManyAsPossible: Story = {
  tags: ['deep'],
  args: { data: () => allPasskeys },
  play: shows('Passkeys'),
}

export const Added: Story = { tags: ['deep'], ...inView({ name: 'list', done: 'De passkey is toegevoegd.' }) }

export const Add: Story = inView({ name: 'add' })

export const AddWithCode: Story = {
  tags: ['deep'],
  ...inView({ name: 'add' }, { ...noPasskeys, hasTwoStepLogin: true }),
}

export const Rename: Story = {
  tags: ['deep'],
  ...inView({ name: 'rename', passkey: somePasskeys.passkeys[0]! }),
}

export const Refused: Story = {
  tags: ['deep'],
  args: { data: () => noPasskeys },
  async play(context) {
    await shows('Passkeys')(context)
    const main = within(context.canvas.getByRole('main'))
    await userEvent.click(main.getByRole('button', { name: 'Passkey toevoegen' }))
    await userEvent.click(main.getByRole('button', { name: 'Passkey toevoegen' }))
    await waitFor(() => expect(main.getByRole('alert')).toHaveFocus())
  },
}

export const Remove: Story = {
  tags: ['deep'],
  args: { data: () => somePasskeys },
  async play(context) {
    await shows('Passkeys')(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Verwijderen: Telefoon van Els' }))
    await expect(
      await within(document.body).findByText(/^Je verwijdert de passkey "Telefoon van Els"/),
    ).toBeInTheDocument()
  },
}

export const Loading: Story = {
  tags: ['deep'],
  args: { data: () => new Promise(() => {}) },
  async play({ canvas }) {
    await expect(await canvas.findByText('De pagina wordt geladen')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  tags: ['deep'],
  args: { data: () => unreachable('Gegevens ophalen is niet gelukt') },
  play: shows('Er ging iets mis', 'Passkeys'),
}
