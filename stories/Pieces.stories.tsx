import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { Logo } from '#shared/ui/Logo.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Skeleton, SkeletonBlock } from '#shared/ui/Skeleton.tsx'
import { StatusPill } from '#shared/ui/StatusPill.tsx'

export default { title: 'Pieces' } satisfies Meta

export const Statuses: StoryObj = {
  render: () => (
    <ul className="bw-stack">
      <li>
        <StatusPill color="RED">3 risico’s</StatusPill>
      </li>
      <li>
        <StatusPill color="ORANGE">Let op</StatusPill>
      </li>
      <li>
        <StatusPill color="GREEN">Geen risico’s</StatusPill>
      </li>
      <li>
        <StatusPill color="GREY">2 onderdelen te gaan</StatusPill>
      </li>
      <li>
        <StatusPill color="WHITE">Niet gestart</StatusPill>
      </li>
    </ul>
  ),
}

export const Shapes: StoryObj = {
  render: () => (
    <div className="bw-row">
      {(['triangle', 'octagon', 'check', 'info', 'clock', 'dash', 'plus', 'chevron', 'cart'] as const).map(
        (shape) => (
          <Icon key={shape} shape={shape} />
        ),
      )}
    </div>
  ),
}

export const Mark: StoryObj = { render: () => <Logo name="Beterwerk" /> }

/** A page moves focus here: it can hold focus without being a stop for Tab. */
export const Heading: StoryObj = {
  render: () => <PageHeading>Mijn bedrijven</PageHeading>,
  async play({ canvas }) {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Mijn bedrijven' })
    heading.focus()
    await expect(heading).toHaveFocus()
  },
}

export const Empty: StoryObj = {
  render: () => (
    <EmptyState title="Geen bedrijven." action={<ButtonLink href="#nieuw">Bedrijf toevoegen</ButtonLink>}>
      Voeg je bedrijf toe om te beginnen met je eerste verbetercheck.
    </EmptyState>
  ),
}

/** What comes has the same outline, so that nothing moves. A screen reader hears one sentence. */
export const Loading: StoryObj = {
  render: () => (
    <Card>
      <Skeleton label="Bedrijven worden geladen...">
        <SkeletonBlock shape="heading" />
        <SkeletonBlock />
        <SkeletonBlock shape="pill" />
        <SkeletonBlock shape="button" />
      </Skeleton>
    </Card>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Bedrijven worden geladen...')
  },
}

export const LoadingText: StoryObj = { render: () => <Skeleton label="De pagina wordt geladen" lines={6} /> }
