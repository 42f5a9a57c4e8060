import './Foundations.css'

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { Button } from '#shared/ui/Button.tsx'
import { colors, computedValue, contrast, tokens } from './tokens.ts'

// The design tokens, read from the style sheet, so that they cannot differ from those in use.

export default { title: 'Foundations/Tokens' } satisfies Meta

type Story = StoryObj

/** Minimum contrast of text and of borders of form controls. Source: WCAG 2.2, 1.4.3 and 1.4.11. */
const TEXT = 4.5
const EDGE = 3

/** The combinations of text and background colours in use. */
const grounds: Record<string, string[]> = {
  '--ink': [
    '--paper',
    '--surface',
    '--signal',
    '--grey-tint',
    '--red-tint',
    '--orange-tint',
    '--green-tint',
    '--blue-tint',
  ],
  '--ink-soft': ['--paper', '--surface', '--grey-tint', '--red-tint'],
  '--ink-faint': ['--paper', '--surface', '--grey-tint'],
  '--link': ['--paper', '--surface', '--blue-tint', '--red-tint', '--orange-tint', '--green-tint'],
  '--link-hover': ['--paper', '--surface', '--blue-tint', '--red-tint', '--orange-tint', '--green-tint'],
  '--red': ['--paper', '--surface', '--red-tint'],
  '--orange': ['--orange-tint', '--surface'],
  '--green': ['--green-tint', '--surface'],
  '--grey': ['--grey-tint', '--surface'],
  '--surface': ['--ink', '--ink-raised'],
  '--signal': ['--ink'],
}

const inWords = (ratio: number) => `${ratio.toFixed(1)} : 1`

export const Colours: Story = {
  render: () => (
    <ul className="bw-grid" role="list">
      {colors().map((color) => (
        <li key={color}>
          <div className="story-swatch" style={{ background: `var(${color})` }} />
          {color} <span className="bw-soft">{computedValue(color)}</span>
        </li>
      ))}
    </ul>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText('--signal')).toBeVisible()
  },
}

export const TextOnGrounds: Story = {
  render: () => (
    <ul className="bw-grid" role="list">
      {Object.entries(grounds).flatMap(([text, on]) =>
        on.map((ground) => (
          <li
            key={text + ground}
            className="story-swatch"
            style={{ background: `var(${ground})`, color: `var(${text})` }}
          >
            <strong>
              {text} op {ground}
            </strong>
            {inWords(contrast(text, ground))}
          </li>
        )),
      )}
    </ul>
  ),
  async play() {
    for (const [text, on] of Object.entries(grounds))
      for (const ground of on)
        await expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(TEXT)
    for (const ground of ['--paper', '--surface'])
      await expect(contrast('--line-strong', ground), `edge on ${ground}`).toBeGreaterThanOrEqual(EDGE)
  },
}

export const Type: Story = {
  render: () => (
    <div className="story-table">
      {tokens('--text-')
        .toReversed()
        .map((size) => (
          <p key={size} style={{ fontSize: `var(${size})`, lineHeight: 1.3 }}>
            Veilig werken begint bij kijken{' '}
            <small className="bw-soft" style={{ fontSize: 'var(--text-s)' }}>
              {size} {computedValue(size)}
            </small>
          </p>
        ))}
      <h1>Titel van een pagina</h1>
      <h2>Kop van een onderdeel</h2>
      <h3>Kop van een stuk daarvan</h3>
      <p className="bw-measure">
        Gewone tekst leest het best als de regels niet te lang zijn. Daarom is er een breedte waar lopende
        tekst niet overheen gaat, hoe breed het scherm ook is. Wat je kunt{' '}
        <a href="#aanklikken">aanklikken in de tekst</a>, is onderstreept.
      </p>
    </div>
  ),
}

/** A grid of 4 px. */
export const Space: Story = {
  render: () => (
    <ul className="bw-stack" role="list">
      {tokens('--space-').map((space) => (
        <li key={space}>
          {space} <span className="bw-soft">{computedValue(space)}</span>
          <div className="story-bar" style={{ width: `var(${space})` }} />
        </li>
      ))}
    </ul>
  ),
  async play({ canvasElement }) {
    for (const bar of canvasElement.querySelectorAll('.story-bar'))
      await expect(bar.getBoundingClientRect().width % 4).toBe(0)
  },
}

export const Corners: Story = {
  render: () => (
    <ul className="bw-grid" role="list">
      {tokens('--radius-').map((radius) => (
        <li key={radius}>
          {radius} <span className="bw-soft">{computedValue(radius)}</span>
          <div className="story-corner" style={{ borderRadius: `var(${radius})` }} />
        </li>
      ))}
    </ul>
  ),
}

/** The focus ring is yellow and ink: one of the two contrasts with every background. */
export const FocusRing: Story = {
  render: () => (
    <div className="bw-actions" style={{ padding: 'var(--space-5)' }}>
      <Button>Hier staat de focus</Button>
      <a href="#daarna">En daarna hier</a>
    </div>
  ),
  async play({ canvas }) {
    await userEvent.tab()
    const button = canvas.getByRole('button')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(getComputedStyle(button).outlineWidth).toBe('3px')
    for (const ground of ['--paper', '--surface', '--ink', '--ink-raised']) {
      const best = Math.max(contrast('--signal', ground), contrast('--ink', ground))
      await expect(best, `focus on ${ground}`).toBeGreaterThanOrEqual(EDGE)
    }
  },
}
