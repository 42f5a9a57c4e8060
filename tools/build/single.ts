import { join } from 'node:path'
import type { Configuration } from '@rspack/core'

import { baseConfiguration, root } from './compiler.ts'
import { documentPlugin, inlineStyles, preloadFont } from './plugins.ts'

/** Only to measure what federation costs. */
export function singleConfiguration(out: string): Configuration {
  const base = baseConfiguration({ name: 'single', dir: '' }, { dev: false, out, widgets: 'preact' })
  return {
    ...base,
    entry: { main: './shell/main.tsx' },
    resolve: {
      ...base.resolve,
      alias: { [join(root, 'shell/load-remote.ts')]: join(root, 'tools/build/load-bundled.ts') },
    },
    plugins: [documentPlugin(), preloadFont, inlineStyles],
  }
}
