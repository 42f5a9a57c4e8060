import '#shared/ui/index.css'
import '../shell/shell.css'

import type { Preview } from '@storybook/react-vite'
import { configure, expect } from 'storybook/test'

import { configurePage } from './page-config.ts'

document.documentElement.lang = 'nl'
configurePage()
// A busy machine may take longer than the second that is usual.
configure({ asyncUtilTimeout: 10_000 })

const widths: Record<string, number> = { narrow: 320, wide: 1280 }

/**
 * Forced colours are the visitor's own, contrast included. axe would compare the ground they give with the text colour
 * that they replaced: it asks for `-webkit-text-fill-color`, which keeps saying that one.
 */
const areColorsForced = () => matchMedia('(forced-colors: active)').matches

/** In a test the globals say which setting the browser was given: only what really is that setting proves anything. */
function expectSetting({ viewport, forcedColors }: Record<string, unknown>) {
  if (forcedColors === undefined) return
  expect(areColorsForced()).toBe(forcedColors === 'active')
  expect(window.innerWidth).toBe(widths[(viewport as { value: string }).value])
}

/** What is wider than what it stands in, from the page itself to the smallest box: it would stand beside its card. */
const stickingOut = () =>
  [...document.querySelectorAll<HTMLElement>('html, body *')]
    .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
    .filter(
      (element) => element === document.documentElement || getComputedStyle(element).overflowX === 'visible',
    )
    .map(({ tagName, className, textContent }) => `${tagName}.${className}: ${textContent}`)

/** A link to a page of the portal would lead out of the story, to an address where nothing is. */
function stayHere(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
  if (link && link.pathname !== window.location.pathname) event.preventDefault()
}

export default {
  parameters: {
    options: {
      storySort: {
        order: ['Foundations', 'Layout', 'Navigation', 'Actions', 'Forms', 'Feedback', 'Shell', 'Pages'],
      },
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        rules: { 'color-contrast': { enabled: !areColorsForced() } },
      },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrow', styles: { width: `${widths.narrow}px`, height: '640px' } },
        wide: { name: 'Wide', styles: { width: `${widths.wide}px`, height: '800px' } },
      },
    },
  },
  // A field is as wide as its form, which is never as wide as the screen.
  decorators: (Story, { title }) =>
    /^(Forms|Feedback)\//.test(title) ? (
      <div className="bw-measure">
        <Story />
      </div>
    ) : (
      <Story />
    ),
  initialGlobals: { viewport: { value: 'wide' } },
  beforeEach() {
    document.addEventListener('click', stayHere)
    return () => document.removeEventListener('click', stayHere)
  },
  afterEach({ globals }) {
    expectSetting(globals)
    expect(stickingOut()).toEqual([])
  },
} satisfies Preview
