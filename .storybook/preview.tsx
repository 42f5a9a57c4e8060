import '#shared/ui/index.css'

import type { Preview } from '@storybook/react-vite'
import { expect } from 'storybook/test'

document.documentElement.lang = 'nl'

const widths: Record<string, number> = { narrow: 320, wide: 1280 }

/** In a test the globals say which setting the browser was given: only what really is that setting proves anything. */
function expectSetting({ viewport, forcedColors }: Record<string, unknown>) {
  if (forcedColors === undefined) return
  expect(matchMedia('(forced-colors: active)').matches).toBe(forcedColors === 'active')
  expect(window.innerWidth).toBe(widths[(viewport as { value: string }).value])
}

export default {
  parameters: {
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrow', styles: { width: `${widths.narrow}px`, height: '640px' } },
        wide: { name: 'Wide', styles: { width: `${widths.wide}px`, height: '800px' } },
      },
    },
  },
  initialGlobals: { viewport: { value: 'wide' } },
  afterEach({ globals }) {
    expectSetting(globals)
    // Nothing sticks out, in any state, at any width.
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
} satisfies Preview
