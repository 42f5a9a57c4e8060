import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import type { AdminCompany } from '#shared/domain/admin/admin-lists.ts'
import type { MoveCandidate } from '#shared/domain/admin/move-check.ts'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { CheckMoved } from '../../../remotes/admin/move-check/CheckMoved.tsx'
import { listData } from '../fixtures/lists.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { unreachable } from '../fixtures/unreachable.ts'
import { asAdmin } from '../fixtures/visitors.ts'

const HEADING = 'Verbetercheck verplaatsen'
const PATH = '/bedrijvenbeheer/verbetercheck-verplaatsen'

const source: MoveCandidate = {
  id: 1,
  name: 'Constructiebedrijf Maasoever',
  startedChecks: ['PHYSICAL_STRAIN', 'MACHINE_SAFETY', 'NOISE_HAZARD'],
}
const target: MoveCandidate = { id: 2, name: 'Smederij De Vonk', startedChecks: ['NOISE_HAZARD'] }

const withCompanies = (...companies: MoveCandidate[]) => ({
  data: () => ({ from: source.id, candidates: Promise.resolve(companies) }),
})

const found: AdminCompany[] = [
  {
    id: 1,
    name: 'Constructiebedrijf Maasoever',
    ownerName: 'Els van der Meulen',
    ownerEmail: 'els@maasoever.example',
  },
  { id: 2, name: 'Smederij De Vonk', ownerName: 'Els van der Meulen', ownerEmail: 'els@maasoever.example' },
  {
    id: 3,
    name: 'Las- en Constructiebedrijf Noord-Nederland en Omstreken',
    ownerName: 'Willemijn Johanna van der Spoel-Oudenhoven tot Wijnbergen',
    ownerEmail: 'willemijn.johanna.van.der.spoel-oudenhoven@constructiebedrijf-noord-nederland.example',
  },
]

export default {
  title: 'Pages/Move a check',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: `${PATH}?from=1&to=2`, ...withCompanies(source, target) },
  beforeEach: asAdmin,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

/** The source is shown and cannot be chosen; the check comes after the target. */
export const NoTarget: Story = {
  tags: ['deep'],
  args: { path: `${PATH}?from=1` },
  async play(context) {
    await shows(HEADING)(context)
    const { canvas } = context
    await expect(await canvas.findByRole('textbox', { name: 'Van' })).toBeDisabled()
    await expect(canvas.getByRole('option', { name: /hier staat hij al/ })).toBeDisabled()
    await expect(canvas.getByRole('combobox', { name: 'Welke check' })).toBeDisabled()
  },
}

/** A check that the target has started cannot be chosen. */
export const TargetChosen: Story = {
  tags: ['deep'],
  async play(context) {
    await shows(HEADING)(context)
    const taken = await context.canvas.findByRole('option', { name: /^Schadelijk geluid/ })
    await expect(taken).toBeDisabled()
    await expect(context.canvas.getByRole('combobox', { name: 'Welke check' })).toBeEnabled()
  },
}

export const Incomplete: Story = {
  tags: ['deep'],
  async play(context) {
    await shows(HEADING)(context)
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Check verplaatsen' }))
    await expect(await context.canvas.findByRole('alert')).toHaveFocus()
  },
}

export const Confirmation: Story = {
  async play(context) {
    await shows(HEADING)(context)
    const check = await context.canvas.findByRole('combobox', { name: 'Welke check' })
    await userEvent.selectOptions(check, 'Machineveiligheid')
    await userEvent.click(context.canvas.getByRole('button', { name: 'Check verplaatsen' }))
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const Moved: Story = {
  tags: ['deep'],
  args: {
    children: (
      <div className="bw-measure bw-stack">
        <PageHeading>{HEADING}</PageHeading>
        <Card>
          <CheckMoved check="MACHINE_SAFETY" target={target} />
        </Card>
      </div>
    ),
  },
  play: shows(HEADING),
}

export const NoOtherCompany: Story = {
  tags: ['deep'],
  args: { path: `${PATH}?from=1`, ...withCompanies(source) },
  async play(context) {
    await shows(HEADING)(context)
    await expect(await context.canvas.findByText(/heeft geen ander bedrijf/)).toBeVisible()
  },
}

export const NothingStarted: Story = {
  tags: ['deep'],
  args: withCompanies({ ...source, startedChecks: [] }, target),
  async play(context) {
    await shows(HEADING)(context)
    await expect(await context.canvas.findByText(/met geen enkele verbetercheck begonnen/)).toBeVisible()
  },
}

export const Loading: Story = {
  tags: ['deep'],
  args: { data: () => ({ from: source.id, candidates: new Promise(() => {}) }) },
  async play(context) {
    await shows(HEADING)(context)
    await expect(await context.canvas.findByRole('status')).toHaveTextContent('Bedrijven worden geladen...')
  },
}

export const Failed: Story = {
  tags: ['deep'],
  args: { data: () => ({ from: source.id, candidates: unreachable('Bedrijven ophalen is niet gelukt') }) },
  play: shows('Er ging iets mis', HEADING),
}

/** Each company found is a link that chooses it as the source. */
export const SourceToChoose: Story = {
  tags: ['deep'],
  args: { path: PATH, data: () => ({ search: listData(found) }) },
  async play(context) {
    await shows(HEADING)(context)
    const link = await context.canvas.findByRole('link', { name: 'Smederij De Vonk' })
    await expect(link).toHaveAttribute('href', `${PATH}?from=2`)
  },
}

export const NoSourceFound: Story = {
  tags: ['deep'],
  args: {
    path: `${PATH}?zoek=konijn`,
    data: () => ({ search: listData([], { query: { search: 'konijn', page: 1, filters: {} }, total: 3 }) }),
  },
  async play(context) {
    await shows(HEADING)(context)
    await expect(await context.canvas.findByText('Geen bedrijven gevonden.')).toBeVisible()
  },
}
