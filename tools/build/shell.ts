import { join, relative } from 'node:path'

import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'

import { type BuildOptions, baseConfiguration, root } from './compiler.ts'
import { pathsOfRemotes } from './pages.ts'
import {
  checkStyles,
  compileEagerly,
  documentPlugin,
  inlineStyles,
  listIntegrity,
  preloadFont,
} from './plugins.ts'
import { remotes } from './remote.ts'
import { reproducible } from './reproducible.ts'
import { LATER_COMPONENTS, sharedModules } from './shared-modules.ts'

const devPageConfig = {
  remotes: Object.fromEntries(remotes.map((name) => [name, `/remotes/${name}/remoteEntry.js`])),
  pages: pathsOfRemotes,
  websiteUrl: '/website/',
  productName: 'Beterwerk',
  helpline: '030 123 45 67',
  branchRieUrl: 'https://www.rie-metaalbewerking.nl/',
  cookieDomain: null,
  sentryDsn: null,
}

const isLaterComponent = (module: { nameForCondition?: () => string | undefined }) =>
  LATER_COMPONENTS.test(relative(root, module.nameForCondition?.() ?? '').replaceAll('\\', '/'))

export function shellConfiguration(options: BuildOptions): Configuration {
  const base = baseConfiguration({ name: 'shell', dir: '' }, options)
  return {
    ...base,
    entry: {
      main: [...(options.dev ? ['./shell/dev-refresh.ts'] : []), './shell/main.tsx'],
    },
    // Scripts and style sheets come from where the first script came from, fonts from the portal: the document has their
    // addresses, in its style.
    output: { ...base.output, publicPath: options.dev ? base.output.publicPath : 'auto' },
    module: { ...base.module, generator: { 'asset/resource': { publicPath: '/' } } },
    // Hashes as ids would depend on the folder, as those of generated modules do, and so would chunks of generated
    // modules.
    optimization: {
      ...base.optimization,
      ...(options.dev ? {} : { chunkIds: 'natural' }),
      splitChunks: {
        cacheGroups: {
          ...(options.dev ? {} : reproducible.splitChunks.cacheGroups),
          components: { test: isLaterComponent, name: 'components', chunks: 'async', enforce: true },
        },
      },
    },
    plugins: [
      ...base.plugins,
      documentPlugin(options.dev ? devPageConfig : undefined),
      preloadFont,
      // Later scripts are fetched when their link is hovered: the visitor is about to click.
      compileEagerly(/^main\b/),
      ...(options.dev ? [] : [inlineStyles, checkStyles, listIntegrity]),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'shell/icons', to: join(options.out, 'icons') }] }),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: sharedModules('host'),
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
      }),
    ],
  }
}
