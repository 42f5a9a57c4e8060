import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { statementCodes } from '#shared/domain/substances/hazard-statements.ts'
import { CmrMark } from '#shared/parts/substances/hazard-symbols/CmrMark.tsx'
import { HazardSymbols } from '#shared/parts/substances/hazard-symbols/HazardSymbols.tsx'

/** The pictograms on a product's label, which follow from its H- and EUH-codes. */
export default { title: 'Parts/HazardSymbols', component: HazardSymbols } satisfies Meta<typeof HazardSymbols>

type Story = StoryObj<typeof HazardSymbols>

export const InTable: Story = {
  args: { codes: ['H226', 'H317', 'H350', 'H411'] },
  async play({ canvas }) {
    const names = [
      'Ontvlambaar',
      'Schadelijk of irriterend',
      'Schadelijk voor de gezondheid',
      'Gevaarlijk voor het milieu',
    ]
    const symbols = canvas.getAllByRole('img')
    await expect(symbols).toHaveLength(names.length)
    for (const [at, name] of names.entries()) await expect(symbols[at]).toHaveAccessibleName(name)
  },
}

/** As with the details of a product: a screen reader reads the words once. */
export const WithWords: Story = {
  tags: ['deep'],
  args: { codes: ['H225', 'H314'], withWords: true },
  async play({ canvas }) {
    const items = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(items).toEqual([
      'OntvlambaarGeen vuur, vonken of slijpen in de buurt',
      'BijtendNiet op de huid of in de ogen',
    ])
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const None: Story = {
  args: { codes: ['H412', 'EUH208'] },
  async play({ canvas }) {
    await expect(canvas.getByText('Geen symbool')).toBeVisible()
  },
}

/** Every code, except of acute toxicity, whose pictogram replaces that with the exclamation mark. */
const allButToxic = statementCodes.filter((code) => !/^H3[013][01]$/.test(code) && code !== 'H334')

export const AllButToxic: Story = { tags: ['deep'], args: { codes: allButToxic } }

export const Toxic: Story = { args: { codes: ['H301', 'H311', 'H331'], withWords: true } }

export const AllWithWords: Story = { tags: ['deep'], args: { codes: allButToxic, withWords: true } }

/** The mark beside the pictograms. */
export const Cmr: Story = {
  tags: ['deep'],
  args: { codes: ['H350'] },
  render: (args) => (
    <p>
      <HazardSymbols {...args} /> <CmrMark />
    </p>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText('CMR')).toBeVisible()
  },
}
