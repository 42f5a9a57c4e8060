import type { Meta, StoryObj } from '@storybook/react-vite'

import { SlowLoadingNotice } from '../../shell/chrome/SlowLoading.tsx'
import { RemoteUnavailableError } from '../../shell/remotes.ts'
import { Page, shows } from '../pages/fixtures/Page.tsx'
import { unreachable } from '../pages/fixtures/unreachable.ts'
import { asOwner } from '../pages/fixtures/visitors.ts'

export default {
  title: 'Pages/Not to be shown',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { path: '/bedrijven' },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const NotFound: Story = { args: { path: '/bestaat-niet' }, play: shows('Niet gevonden') }

export const NoAccess: Story = {
  tags: ['deep'],
  args: { path: '/geen-toegang' },
  play: shows('Geen toegang'),
}

/** Shown for a company that was deleted in this browser, also in another tab. */
export const CompanyDeleted: Story = {
  args: { path: '/geen-toegang?url=%2Fbedrijven%2F7%2Fchecks', data: () => 'COMPANY_DELETED' },
  play: shows('Dit bedrijf is verwijderd'),
}

/** The page's error message, with the reason below it. */
export const CallFailed: Story = {
  args: { data: () => unreachable('Overzicht van bedrijven kan niet geladen worden') },
  play: shows('Er ging iets mis', 'Mijn bedrijven'),
}

/** One remote cannot be loaded; the rest of the portal works. */
export const PartUnavailable: Story = {
  args: {
    data() {
      throw new RemoteUnavailableError('the remote companies', new Error('no answer'))
    },
  },
  play: shows('Er ging iets mis', 'Mijn bedrijven'),
}

/** No remote can be loaded, because the server does not respond. */
export const ServerUnavailable: Story = {
  tags: ['deep'],
  args: {
    async data() {
      const failure = await unreachable('').catch(({ cause }) => cause)
      throw new RemoteUnavailableError('the remote companies', new Error('no answer'), failure)
    },
  },
  async play(context) {
    await shows('Er ging iets mis', 'Mijn bedrijven')(context)
    await context.canvas.findByText('Applicatie is tijdelijk niet beschikbaar, probeer het later nog eens.')
  },
}

export const Loading: Story = {
  args: { data: () => new Promise(() => {}) },
  async play({ canvas }) {
    await canvas.findByText('De pagina wordt geladen')
  },
}

export const LoadingSlowly: Story = {
  render: () => (
    <div className="bw-site">
      <main className="bw-page bw-main" aria-busy>
        <h1>Mijn bedrijven</h1>
      </main>
      <SlowLoadingNotice isShown onRetry={() => {}} />
    </div>
  ),
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Opnieuw' })
  },
}
