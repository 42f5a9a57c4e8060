import type { Meta, StoryObj } from '@storybook/react-vite'

import { themeLabels, themes } from '#shared/domain/basics/theme.ts'
import { SectionDrawing } from '#shared/parts/basics/drawings/SectionDrawing.tsx'
import * as states from '#shared/parts/basics/drawings/states.tsx'
import { ThemeDrawing } from '#shared/parts/basics/drawings/ThemeDrawing.tsx'

const trades = [
  'Lassers',
  'Spuiters',
  'Plaatbewerkers',
  'Machinebedieners',
  'Monteurs',
  'Magazijn',
  'Chauffeurs',
  'Bankwerkers',
  'Team Rood',
]

const AllDrawings = () => (
  <ul role="list" className="bw-grid">
    {themes.map((theme) => (
      <li key={theme}>
        <ThemeDrawing theme={theme} />
        {themeLabels[theme]}
      </li>
    ))}
    {Object.entries(states).map(([name, State]) => (
      <li key={name}>
        <State />
        {name}
      </li>
    ))}
    {trades.map((name) => (
      <li key={name}>
        <SectionDrawing name={name} check="PHYSICAL_STRAIN" />
        {name}
      </li>
    ))}
  </ul>
)

export default { title: 'Foundations/Drawings', component: AllDrawings } satisfies Meta
type Story = StoryObj

export const Drawings: Story = {}
