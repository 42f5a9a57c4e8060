import '#shared/ui/index.css'
import '../shell/shell.css'

import type { Preview } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { configurePage } from '../testing/harness/configure-page.ts'
import { overflowingElements } from './overflowing-elements.ts'
import { rivalPrimaryButtons } from './rival-primary-buttons.ts'
import { screens } from './screens.ts'

document.documentElement.lang = 'nl'
configurePage()

/** Links to pages of the portal would leave the story for an address that nothing serves. */
function preventNavigation(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
  if (link && link.pathname !== window.location.pathname) event.preventDefault()
}

const sizeOf = ({ width, height }: typeof screens.wide) => ({ width: `${width}px`, height: `${height}px` })

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
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Only violations list every element: describing all that pass takes axe a third of its time.
        resultTypes: ['violations'],
      },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrow', styles: sizeOf(screens.narrow) },
        wide: { name: 'Wide', styles: sizeOf(screens.wide) },
      },
    },
  },
  // A field fills its form, which is narrower than a wide screen.
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
    document.addEventListener('click', preventNavigation)
    return () => document.removeEventListener('click', preventNavigation)
  },
  afterEach({ title }) {
    expect(overflowingElements()).toEqual([])
    if (title.startsWith('Pages/')) expect(rivalPrimaryButtons()).toEqual([])
  },
} satisfies Preview
