import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Configuration, type RuleSetRule, rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'

import { idsOfFiles, reproducible } from './reproducible.ts'

/** With what the panels of the widgets are built: `docs/packages.md` has the sizes of both. */
export type WidgetsWith = 'preact' | 'react'

/** `dev`: for the development server. `out`: the folder of the whole build. */
export type BuildOptions = { dev: boolean; out: string; widgets: WidgetsWith }

export const root = join(import.meta.dirname, '../..')

/** The first with :has, popover, AbortSignal.any and Promise.withResolvers. docs/cms-editors.md lists them. */
export const targets = ['chrome >= 119', 'edge >= 119', 'firefox >= 125', 'safari >= 17.4']

export const version: string = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version

/** As files that the document links to. */
const cssFiles: RuleSetRule = { test: /\.css$/, type: 'css/auto' }

/** As style sheets that a shadow root can adopt, inside the scripts that import them. `register`: see the loader. */
export const cssStyleSheets = ({ dev }: BuildOptions, register?: string): RuleSetRule => ({
  test: /\.css$/,
  type: 'javascript/auto',
  use: [
    { loader: join(root, 'tools/build/sheet-loader.ts'), options: { register } },
    { loader: 'builtin:lightningcss-loader', options: { minify: !dev, targets } },
  ],
})

type Part = {
  name: string
  dir: string
  css?: RuleSetRule
  /** For pages of other websites, where the development server replaces no code in an open page. */
  isForWebsites?: boolean
}

/** A part adds its entry and plugins. */
export const baseConfiguration = (
  { name, dir, css = cssFiles, isForWebsites = false }: Part,
  { dev, out }: BuildOptions,
) => {
  const isReplaced = dev && !isForWebsites
  return {
    ...(isForWebsites && { devServer: false as const }),
    name,
    context: root,
    mode: dev ? 'development' : 'production',
    target: ['web', 'es2022'],
    devtool: dev ? 'cheap-module-source-map' : false,
    output: {
      path: join(out, dir),
      publicPath: dev ? `/${dir && `${dir}/`}` : dir ? 'auto' : '/',
      uniqueName: name,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      filename: dev ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: dev ? '[name].js' : '[name].[contenthash:8].js',
      cssFilename: dev ? '[name].css' : '[name].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    // A package has the path where it is imported from, also where `node_modules` is a link.
    resolve: { extensions: ['...', '.ts', '.tsx'], symlinks: false },
    module: {
      rules: [
        css,
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: isReplaced, refresh: isReplaced } },
            },
            env: { targets },
          },
        },
      ],
    },
    plugins: [
      new rspack.DefinePlugin({ RELEASE: JSON.stringify(`beterwerk@${version}`), __SENTRY_DEBUG__: false }),
      ...(isReplaced ? [new ReactRefreshRspackPlugin()] : []),
      ...(dev ? [] : [idsOfFiles]),
    ],
    optimization: {
      ...(dev ? {} : reproducible),
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets } }),
      ],
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
  } satisfies Configuration
}
