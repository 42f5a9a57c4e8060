import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import {
  completedActionPoint,
  lateActionPoint,
  longActionPoint,
  photographedActionPoint,
  recordedActionPoint,
  remindedActionPoint,
  riskActionPoint,
  solvedActionPoint,
  waitingActionPoint,
  withoutReminders,
} from '../fixtures/action-points.ts'
import { portalCompany, readOnlyCompany } from '../fixtures/companies.ts'
import { Page, shows } from '../fixtures/Page.tsx'
import { unreachable } from '../fixtures/unreachable.ts'
import { asColleague, asOwner } from '../fixtures/visitors.ts'

export default {
  title: 'Pages/Action point',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/bedrijven/1/actiepunten/1',
    company: () => portalCompany,
    data: () => withoutReminders(lateActionPoint),
  },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

export const Late: Story = {
  async play(context) {
    await shows('Actiepunt')(context)
    await expect(context.canvas.getByText('3 dagen te laat')).toBeVisible()
  },
}

export const ForARisk: Story = {
  tags: ['deep'],
  args: { data: () => withoutReminders(riskActionPoint) },
  async play(context) {
    await shows('Actiepunt')(context)
    await expect(context.canvas.getByRole('link', { name: 'Bekijk het antwoord' })).toBeVisible()
    await expect(context.canvas.getByText('Vandaag')).toBeVisible()
  },
}

export const LongTexts: Story = {
  tags: ['deep'],
  args: { data: () => withoutReminders(longActionPoint) },
  async play(context) {
    await shows('Actiepunt')(context)
    await expect(context.canvas.getByText(/door vroegere gebruiker$/)).toBeVisible()
  },
}

export const Completed: Story = {
  tags: ['deep'],
  args: { data: () => withoutReminders(completedActionPoint) },
  async play(context) {
    await shows('Actiepunt')(context)
    await expect(context.canvas.getByRole('link', { name: 'Bekijk het advies' })).toBeVisible()
    await expect(context.canvas.getByText(/^20-11-2026 door Jan Bakker/)).toBeVisible()
    await expect(within(context.canvas.getByRole('main')).getByRole('button')).toHaveTextContent(
      'Foto toevoegen',
    )
  },
}

export const WaitingForTheRecord: Story = {
  tags: ['deep'],
  args: { data: () => recordedActionPoint },
  async play(context) {
    await shows('Actiepunt')(context)
    await expect(context.canvas.getByRole('heading', { level: 2, name: 'Kijk opnieuw' })).toBeVisible()
    await expect(
      context.canvas.getByText(/Werk die bij: dan klopt het Plan van Aanpak weer\.$/),
    ).toBeVisible()
    await expect(context.canvas.queryByRole('link', { name: 'Beantwoord de vraag opnieuw' })).toBeNull()
  },
}

/** The question still shows the risk. */
export const WaitingForASecondLook: Story = {
  tags: ['deep'],
  args: { data: () => waitingActionPoint },
  async play(context) {
    await shows('Actiepunt')(context)
    await expect(context.canvas.getByRole('heading', { level: 2, name: 'Kijk opnieuw' })).toBeVisible()
    await expect(context.canvas.getByText('Meer dan 20 meter (12-11-2026)')).toBeVisible()
    await expect(context.canvas.getByRole('link', { name: 'Beantwoord de vraag opnieuw' })).toBeVisible()
  },
}

export const WaitingReadOnly: Story = {
  tags: ['deep'],
  args: { company: () => readOnlyCompany, data: () => waitingActionPoint },
  beforeEach: asColleague,
  async play(context) {
    await shows('Actiepunt')(context)
    await expect(context.canvas.getByRole('heading', { level: 2, name: 'Kijk opnieuw' })).toBeVisible()
    await expect(context.canvas.queryByRole('link', { name: 'Beantwoord de vraag opnieuw' })).toBeNull()
  },
}

export const Solved: Story = {
  tags: ['deep'],
  args: { data: () => solvedActionPoint },
  async play(context) {
    await shows('Actiepunt')(context)
    const title = 'Opgelost door Jan Bakker op 21-11-2026'
    await expect(context.canvas.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await expect(context.canvas.getByText('20 meter of minder')).toBeVisible()
  },
}

export const WithReminders: Story = {
  tags: ['deep'],
  args: { data: () => remindedActionPoint },
  async play(context) {
    await shows('Actiepunt')(context)
    const sentences = within(context.canvas.getByRole('main')).getAllByText(/^Herinnering (gestuurd|aan)/)
    await expect(sentences.map(({ textContent }) => textContent)).toEqual([
      'Herinnering aan de eigenaar: staat klaar om te versturen',
      'Herinnering gestuurd op 23-11-2026 aan Jan Jansen, 7 dagen voor de datum',
      'Herinnering gestuurd op 31-10-2026 aan de eigenaar, 30 dagen voor de datum',
    ])
  },
}

export const WithPhotos: Story = {
  tags: ['deep'],
  args: { data: () => photographedActionPoint },
  async play(context) {
    await shows('Actiepunt')(context)
    const { getByRole } = within(context.canvas.getByRole('region', { name: 'Foto’s' }))
    await expect(getByRole('img', { name: 'Platen van 30 kg op de vloer' })).toBeVisible()
    await expect(getByRole('button', { name: 'Weghalen: Foto na de maatregel' })).toBeVisible()
  },
}

/** Without the right to change them, only the photos are shown. */
export const PhotosAsInvitee: Story = {
  tags: ['deep'],
  args: { company: () => readOnlyCompany, data: () => photographedActionPoint },
  beforeEach: asColleague,
  async play(context) {
    await shows('Actiepunt')(context)
    const { getAllByRole, queryByRole } = within(context.canvas.getByRole('region', { name: 'Foto’s' }))
    await expect(getAllByRole('img')).toHaveLength(3)
    await expect(queryByRole('button')).toBeNull()
  },
}

export const AsInvitee: Story = {
  tags: ['deep'],
  args: { company: () => readOnlyCompany },
  beforeEach: asColleague,
  async play(context) {
    await shows('Actiepunt')(context)
    await expect(within(context.canvas.getByRole('main')).queryByRole('button')).toBeNull()
  },
}

export const Completing: Story = {
  tags: ['deep'],
  args: { data: () => withoutReminders(longActionPoint) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Afronden' }))
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleName('Weet je het zeker?')
  },
}

export const Editing: Story = {
  tags: ['deep'],
  args: {
    path: '/bedrijven/1/actiepunten/1?venster=aanpassen',
    data: () => withoutReminders(longActionPoint),
  },
  async play() {
    const dialog = within(await screen.findByRole('dialog', { name: 'Actiepunt aanpassen' }))
    await expect(dialog.getByRole('textbox', { name: /^Wie doet het/ })).toHaveValue(
      longActionPoint.actionHolder,
    )
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Wat ga je doen?' })).toHaveFocus())
  },
}

export const Failed: Story = {
  tags: ['deep'],
  args: { data: () => unreachable('Actiepunt kon niet geladen worden') },
  play: shows('Er ging iets mis', 'Actiepunten'),
}
