import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import type { GivenAnswer } from '#shared/domain/checks/check-flow.ts'
import { constructionCompany } from '../fixtures/companies.ts'
import { showNoiseCheck } from '../fixtures/noise-check.ts'
import { Page } from '../fixtures/Page.tsx'
import { asOwner } from '../fixtures/visitors.ts'

const step =
  (questionKey: string, given: Record<string, GivenAnswer> = {}) =>
  () => {
    showNoiseCheck(given)
    const page = { scriptKey: 'DOSE', questionKey, sectionId: 1 }
    return { step: page, name: 'Bankwerkers · Dagdosis', actionPoint: null }
  }

const computed = (answerId: string, ...rows: object[]): GivenAnswer => ({
  answerId,
  value: JSON.stringify({ rows }),
})

const day = [
  { source: 'Slijpen en bramen', level: 96, minutes: 90 },
  { source: 'Zetten en knippen', level: 86, minutes: 120 },
  { source: 'Lassen (MAG)', level: 95, isEstimate: true, minutes: 180 },
  { source: 'Overleg en opruimen', level: 70, minutes: 90 },
]

export default {
  title: 'Pages/Check/Noise',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/check/schadelijk-geluid/1?scriptKey=DOSE&sectionId=1',
    company: () => constructionCompany,
  },
  beforeEach: asOwner,
} satisfies Meta<typeof Page>

type Story = StoryObj<typeof Page>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
const outcome = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Uitkomst' }))

export const Unanswered: Story = {
  args: { data: step('level') },
  async play({ canvas }) {
    await expect(await canvas.findByRole('group', { name: 'Werk 1' })).toBeVisible()
    await expect(canvas.getAllByRole('radio')).toHaveLength(4)
  },
}

export const AboveTheUpperActionValue: Story = {
  tags: ['deep'],
  args: { data: step('level', { level: computed('upper', ...day) }) },
  async play({ canvas }) {
    await expect((await outcome(canvas)).getByText('93,1', { exact: false })).toBeVisible()
  },
}

export const BelowTheLowerActionValue: Story = {
  tags: ['deep'],
  args: { data: step('level', { level: computed('below', { ...day[3], source: '' }) }) },
  async play({ canvas }) {
    await expect((await outcome(canvas)).getByText('In orde')).toBeVisible()
  },
}

/** Rounding would reach the limit. */
export const JustBelowTheLimit: Story = {
  tags: ['deep'],
  args: { data: step('level', { level: computed('lower', { source: 'Zagen', level: 88, minutes: 240 }) }) },
  async play({ canvas }) {
    await expect((await outcome(canvas)).getByText(/net onder 85/)).toBeVisible()
  },
}

/** The peak level decides. */
export const Bangs: Story = {
  tags: ['deep'],
  args: {
    data: step('level', {
      level: computed('upper', { source: 'Hameren', level: 75, minutes: 480, peak: 138 }),
    }),
  },
  async play({ canvas }) {
    await expect((await outcome(canvas)).getByText(/^De harde klappen van 138/)).toBeVisible()
  },
}

export const Incomplete: Story = {
  tags: ['deep'],
  args: { data: step('level', { level: computed('unknown', day[0]!, { source: 'Knippen' }) }) },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Vul bij elk werk de tijd en het geluid in\./)).toBeVisible()
  },
}

export const Refused: Story = {
  tags: ['deep'],
  args: { data: step('level') },
  async play({ canvas }) {
    const level = await canvas.findByRole('textbox', { name: /^Geluid/ })
    await userEvent.type(level, '141{Enter}')
    await expect(level).toHaveAccessibleDescription('Vul hier een getal in van 40 tot en met 140.')
    await expect(level).toHaveFocus()
  },
}

export const TypicalLevels: Story = {
  tags: ['deep'],
  args: { data: step('level') },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByText('Ik weet niet hoe hard het is'))
    await userEvent.click(canvas.getByRole('button', { name: 'Slijpen' }))
    await expect(canvas.getByText('Schatting, meet bij twijfel.')).toBeVisible()
  },
}

/** A calculation, after which the user chose another answer. */
export const ChosenInstead: Story = {
  tags: ['deep'],
  args: { data: step('level', { level: { answerId: 'lower', value: '' } }) },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Werk/ }), 'Zagen')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Tijd/ }), '4')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Geluid/ }), '88')
  },
}

/** The sounds of the day, to fill in the protection. */
export const AtTheEar: Story = {
  tags: ['deep'],
  args: { data: step('atEar', { level: computed('upper', ...day) }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('group', { name: 'Werk 4' })).toBeVisible()
    await expect(canvas.getAllByRole('textbox', { name: /^Demping/ })).toHaveLength(4)
  },
}

/** Protection that is too strong, and not always worn. */
export const AtTheEarComputed: Story = {
  tags: ['deep'],
  args: {
    data: step('atEar', {
      atEar: computed('gt87', { ...day[0], level: 106, snr: 34, worn: 80 }, { ...day[1], snr: 25 }, day[3]!),
    }),
  },
  async play({ canvas }) {
    await expect((await outcome(canvas)).getByText(/^Zetten en knippen: met de bescherming op/)).toBeVisible()
  },
}
