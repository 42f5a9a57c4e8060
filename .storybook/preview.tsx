import '#shared/ui/index.css'

import type { Preview } from '@storybook/react-vite'

document.documentElement.lang = 'nl'

export default {
  parameters: {
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrow', styles: { width: '320px', height: '640px' } },
        wide: { name: 'Wide', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  initialGlobals: { viewport: { value: 'wide' } },
} satisfies Preview
