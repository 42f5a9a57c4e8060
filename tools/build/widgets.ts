import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'

import { type BuildOptions, baseConfiguration, cssStyleSheets } from './compiler.ts'
import { pinLoader } from './plugins.ts'

/** The script that the pages of the public website load. */
const LOADER = 'bw.js'

/** The only module that pages of other websites load: as small as possible, without a runtime to fetch chunks. */
export function loaderConfiguration(options: BuildOptions): Configuration {
  const base = baseConfiguration({ name: 'loader', dir: '', css: cssStyleSheets(options) }, options)
  return {
    ...base,
    entry: { bw: './widgets/loader/index.ts' },
    module: { ...base.module, parser: { javascript: { importMeta: false } } },
    output: { ...base.output, filename: LOADER, library: { type: 'module' } },
    plugins: [
      ...base.plugins,
      ...(options.dev ? [] : [pinLoader(LOADER)]),
      new rspack.CopyRspackPlugin({
        patterns: [
          {
            from: 'website',
            to: join(options.out, 'website'),
            // The plugin is installed on another server; visitors of this one do not need it.
            globOptions: { ignore: ['**/wordpress/**'] },
          },
        ],
      }),
    ],
  }
}

/**
 * The modules that the loader fetches when a visitor reaches for a widget. Their addresses do not change between
 * versions, so that a loader that a page has pinned finds the panels of later versions.
 */
export function panelsConfiguration(options: BuildOptions): Configuration {
  const base = baseConfiguration({ name: 'widgets', dir: 'widgets', css: cssStyleSheets(options) }, options)
  return {
    ...base,
    entry: { cart: './widgets/cart/index.ts', panels: './widgets/panels/index.tsx' },
    output: { ...base.output, publicPath: 'auto', filename: '[name].js', library: { type: 'module' } },
    // The first panel needs all of it; a chunk for the common code would only be one request more.
    optimization: { ...base.optimization, splitChunks: false },
  }
}
