import type { Meta, StoryObj } from '@storybook/react-vite'

import { Icon, type IconShape } from '#shared/ui/Icon.tsx'

export default { title: 'Foundations/Icon', component: Icon } satisfies Meta<typeof Icon>

type Story = StoryObj<typeof Icon>

// A record, so that the compiler reports missing icons.
const uses: Record<IconShape, string> = {
  triangle: 'risico, waarschuwing',
  octagon: 'let op, fout',
  square: 'risico dat een jaar mag duren',
  check: 'geen risico, gelukt',
  info: 'om te weten',
  clock: 'nog niet af',
  dash: 'niet gekozen',
  plus: 'toevoegen',
  chevron: 'openen',
  arrow: 'van hier naar daar',
  upload: 'bestanden toevoegen',
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

/** Icons take the colour of the surrounding text and align with its line. */
export const InText: Story = {
  render: () => (
    <p style={{ color: 'var(--red)' }}>
      <Icon shape="triangle" /> Er zijn risico’s gevonden
    </p>
  ),
}
