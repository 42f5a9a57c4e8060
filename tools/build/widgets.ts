import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'

import { type BuildOptions, baseConfiguration, cssStyleSheets, root } from './compiler.ts'
import { compileEagerly, fillInModules, listModules, type ModuleList, pinScript } from './plugins.ts'

const LOADER = 'bw.js'
/** For pages with parts for some visitors only. */
const CONDITION = 'bw-if.js'

/** Addresses are relative to the script, wherever a page loads it from. */
const javascript = { importMeta: false, url: false }

/** The only module that pages of other websites load: as small as possible, without a runtime to fetch chunks. */
export function loaderConfiguration(options: BuildOptions, modules: ModuleList): Configuration {
  const base = baseConfiguration({ name: 'loader', dir: '', isForWebsites: true }, options)
  return {
    ...base,
    dependencies: ['widgets'],
    entry: { bw: './widgets/loader/index.ts' },
    module: { ...base.module, parser: { javascript } },
    output: { ...base.output, filename: LOADER, library: { type: 'module' } },
    plugins: [
      ...base.plugins,
      fillInModules(LOADER, modules, ['session', 'cart', 'panels', 'login', 'debug']),
      ...(options.dev ? [] : [pinScript(LOADER, 'widgets/loader.json')]),
      new rspack.CopyRspackPlugin({
        patterns: [
          { from: 'widgets/preview', to: join(options.out, 'widgets') },
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

/** Hides what is not for a visitor. A classic script, for which a page waits. */
export function conditionConfiguration(options: BuildOptions): Configuration {
  const base = baseConfiguration({ name: 'condition', dir: '', isForWebsites: true }, options)
  return {
    ...base,
    entry: { 'bw-if': './widgets/condition/index.ts' },
    output: { ...base.output, filename: CONDITION, module: false, iife: true },
    plugins: [...base.plugins, ...(options.dev ? [] : [pinScript(CONDITION, 'widgets/condition.json')])],
  }
}

/**
 * The panels are the portal's React components, built with the alias that Preact documents: pages of other websites share
 * none of React, with which a login form is twice as large.
 */
const preact = {
  react$: 'preact/compat',
  'react-dom$': 'preact/compat',
  'react-dom/client$': 'preact/compat/client',
  'react/jsx-runtime$': 'preact/jsx-runtime',
}

/**
 * Loaded when there is a session to show, or a visitor reaches for a widget. Names change with the content: a page that
 * has pinned a loader keeps the modules that were built with it.
 */
export function panelsConfiguration(options: BuildOptions, modules: ModuleList): Configuration {
  const ofOneElement = ['shared/embed', 'widgets/cart'].map((folder) => join(root, folder))
  const css = {
    oneOf: [
      { ...cssStyleSheets(options), include: ofOneElement },
      cssStyleSheets(options, join(root, 'widgets/panels/store.ts')),
    ],
  }
  const base = baseConfiguration({ name: 'widgets', dir: 'widgets', css, isForWebsites: true }, options)
  return {
    ...base,
    entry: {
      session: './widgets/session/index.ts',
      cart: './widgets/cart/index.ts',
      panels: './widgets/panels/index.tsx',
      debug: './widgets/debug/index.ts',
    },
    resolve: { ...base.resolve, alias: options.widgets === 'preact' ? preact : {} },
    // Everything in one module, except what asks for its own: the loader verifies each before it runs.
    module: { ...base.module, parser: { javascript: { ...javascript, dynamicImportMode: 'eager' } } },
    output: { ...base.output, publicPath: 'auto', library: { type: 'module' } },
    plugins: [
      ...base.plugins,
      listModules(modules, {
        whole: 'panels',
        parts: [
          'login',
          'registration',
          'password',
          'account',
          'companies',
          'invite',
          'basket',
          'product',
          'passkey',
          'exchange',
          'english',
          'english-more',
        ],
      }),
      // The visitor is about to click.
      compileEagerly(),
    ],
    // Each chunk has a name: with a number as well, the runtime would contain a list of both.
    optimization: { ...base.optimization, splitChunks: false, chunkIds: 'named' },
  }
}
