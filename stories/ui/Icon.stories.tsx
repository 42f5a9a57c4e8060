import type { Meta, StoryObj } from '@storybook/react-vite'

import { Icon, type IconShape } from '#shared/ui/Icon.tsx'

export default { title: 'Foundations/Icon', component: Icon } satisfies Meta<typeof Icon>

type Story = StoryObj<typeof Icon>

// A record, so that a shape that is added is missed here.
const uses: Record<IconShape, string> = {
  triangle: 'risico, waarschuwing',
  octagon: 'let op, fout',
  check: 'geen risico, gelukt',
  info: 'om te weten',
  clock: 'nog niet af',
  dash: 'niet gekozen',
  plus: 'toevoegen',
  chevron: 'openen',
  search: 'Zoeken',
  lock: 'Geen toegang',
  cart: 'winkelwagen',
}

export const Shapes: Story = {
  render: () => (
    <ul className="bw-grid" role="list">
      {Object.entries(uses).map(([shape, use]) => (
        <li key={shape}>
          <Icon shape={shape as IconShape} /> {shape}: {use}
        </li>
      ))}
    </ul>
  ),
}

/** In the colour and beside the line of the text it stands with. */
export const InText: Story = {
  render: () => (
    <p style={{ color: 'var(--red)' }}>
      <Icon shape="triangle" /> Er zijn risico’s gevonden
    </p>
  ),
}
