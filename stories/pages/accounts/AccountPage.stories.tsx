import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import type { Account } from '#shared/domain/accounts/account.ts'
import type { DataExport } from '#shared/domain/accounts/data-export.ts'
import { account, newAccount } from '../fixtures/accounts.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { unreachable } from '../fixtures/unreachable.ts'
import { asAdmin, asOwner } from '../fixtures/visitors.ts'

const pageOf = (account: Account, dataExport: DataExport = { status: 'NONE' }) => ({
  account,
  dataExport: Promise.resolve(dataExport),
})

export default {
  title: 'Pages/My details',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/gegevens' },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const Filled: Story = { args: { data: () => pageOf(account) }, play: shows('Mijn gegevens') }

export const NotFilledInYet: Story = {
  tags: ['deep'],
  args: { data: () => pageOf(newAccount) },
  play: shows('Mijn gegevens'),
}

export const OtherBranch: Story = {
  tags: ['deep'],
  args: { data: () => pageOf({ ...account, branch: 'Siersmederij' }) },
  async play(context) {
    await shows('Mijn gegevens')(context)
    await expect(context.canvas.getByLabelText(/^Welke branche/)).toHaveValue('Siersmederij')
  },
}

/** A change of the e-mail address requires the password. */
export const OtherAddress: Story = {
  tags: ['deep'],
  args: { data: () => pageOf(account) },
  async play(context) {
    await shows('Mijn gegevens')(context)
    await userEvent.type(context.canvas.getByLabelText('E-mailadres'), 'x')
    await expect(context.canvas.getByLabelText('Je wachtwoord')).toBeVisible()
  },
}

/** A new e-mail address waits until its mail is answered. */
export const AddressWaits: Story = {
  tags: ['deep'],
  args: { data: () => pageOf({ ...account, pendingEmailAddress: 'els@werkplaats.example' }) },
  async play(context) {
    await shows('Mijn gegevens')(context)
    await expect(context.canvas.getByText('Bevestig je nieuwe e-mailadres')).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: 'Houd mijn oude adres' })).toBeVisible()
  },
}

/** Administrators have other links in the sidebar. */
export const OfAnAdmin: Story = {
  tags: ['deep'],
  args: { data: () => pageOf(account) },
  beforeEach: asAdmin,
  async play(context) {
    await shows('Mijn gegevens')(context)
    const sidebar = within(context.canvas.getByRole('navigation', { name: 'Mijn omgeving' }))
    await expect(sidebar.getByText('Gebruikersbeheer')).toBeInTheDocument()
  },
}

export const Refused: Story = {
  tags: ['deep'],
  args: { data: () => pageOf(account) },
  async play(context) {
    await shows('Mijn gegevens')(context)
    const main = within(context.canvas.getByRole('main'))
    await userEvent.clear(main.getByLabelText('Achternaam'))
    await userEvent.click(main.getByRole('button', { name: 'Gegevens opslaan' }))
    await waitFor(() => expect(main.getByRole('alert')).toHaveFocus())
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
  play: shows('Er ging iets mis', 'Mijn gegevens'),
}

export const DownloadReady: Story = {
  tags: ['deep'],
  args: {
    data: () => pageOf(account, { status: 'READY', size: 48_234_000, availableUntil: '2026-11-30' }),
  },
  async play(context) {
    await shows('Mijn gegevens')(context)
    const { canvas } = context
    await expect(await canvas.findByText('De download staat klaar tot en met 30-11-2026.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Download (46 MB)' })).toBeVisible()
  },
}

export const DownloadPending: Story = {
  tags: ['deep'],
  args: { data: () => pageOf(account, { status: 'PENDING', done: 3, total: 12 }) },
  async play(context) {
    await shows('Mijn gegevens')(context)
    const bar = await context.canvas.findByRole('progressbar', { name: 'Gegevens klaarzetten' })
    await expect(bar).toHaveAttribute('value', '3')
  },
}

export const DownloadFailed: Story = {
  tags: ['deep'],
  args: { data: () => pageOf(account, { status: 'FAILED' }) },
  async play(context) {
    await shows('Mijn gegevens')(context)
    await expect(await context.canvas.findByRole('button', { name: 'Opnieuw' })).toBeVisible()
  },
}

export const DownloadLoading: Story = {
  tags: ['deep'],
  args: { data: () => ({ account, dataExport: new Promise(() => {}) }) },
  async play(context) {
    await shows('Mijn gegevens')(context)
    await expect(context.canvas.getByText('De stand van je download wordt geladen...')).toBeInTheDocument()
  },
}

export const DownloadUnknown: Story = {
  tags: ['deep'],
  args: { data: () => ({ account, dataExport: unreachable('Download') }) },
  async play(context) {
    await shows('Mijn gegevens')(context)
    const failure = 'De stand van je download kon niet worden opgehaald'
    await expect(await context.canvas.findByText(failure)).toBeVisible()
  },
}
