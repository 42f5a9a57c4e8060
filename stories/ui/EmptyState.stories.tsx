import type { Meta, StoryObj } from '@storybook/react-vite'

import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'

export default { title: 'Feedback/EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>

type Story = StoryObj<typeof EmptyState>

export const WithNextStep: Story = {
  args: {
    title: 'Geen bedrijven.',
    action: <ButtonLink href="#nieuw">Bedrijf toevoegen</ButtonLink>,
    children: 'Maak je bedrijf aan. Daarna kun je beginnen met een verbetercheck.',
  },
}

export const NothingFound: Story = {
  args: {
    title: 'Geen bedrijven gevonden.',
    action: <Button variant="secondary">Zoekopdracht wissen</Button>,
    children: 'Er is geen bedrijf met “Maasoevver” in de naam.',
  },
}

export const TitleAlone: Story = { args: { title: 'Je hebt geen bestellingen' } }
