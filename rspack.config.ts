import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, type RspackPluginInstance, type RuleSetRule, rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'

// One build, one compiler for each thing that is deployed on its own: the shell, every remote, the widgets.
// A new folder under remotes/ or widgets/ is found by itself.

const root = import.meta.dirname
const targets = ['chrome >= 111', 'edge >= 111', 'firefox >= 114', 'safari >= 16.4']

/** What the pages of the public website load. */
const LOADER = 'bw.js'

/** A remote built for another version than the shell's is refused, see `shared` below. For trying that out. */
const version: string =
  process.env.BUILD_VERSION ?? JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version

export const remotes = globSync('remotes/*/routes.tsx', { cwd: root })
  .map((file) => basename(dirname(file)))
  .sort()

/** Pieces of shared/ui that come with the first page that asks for them: they are heavy, and not on every page. */
const onDemand = ['shared/ui/Dialog.tsx', 'shared/ui/Popover.tsx']

/**
 * Every room of ours that holds state, identity or React: `instanceof` and a store work only where there is one. The
 * calls of a resource hold none of these, so each part brings those it makes.
 */
const commonFiles = globSync('shared/{api/{client,errors,store},{federation,forms,session,ui}/*}.{ts,tsx}', {
  cwd: root,
})
  .filter((file) => !/\.(test|d)\.tsx?$/.test(file))
  .map((file) => file.replaceAll('\\', '/'))

/**
 * What shell and remotes have in common. The shell supplies it, a remote never brings a copy: two session stores
 * would be two truths. Our own modules carry the version of the product, and a remote that was built against
 * another one is refused as a whole instead of half working.
 */
function shared(role: 'host' | 'remote') {
  const packages = ['react', 'react-dom'].map((name) => [
    name,
    { singleton: true, ...(role === 'host' ? { eager: true } : { import: false as const }) },
  ])
  const own = commonFiles.map((file) => [
    `#${file}`,
    {
      singleton: true,
      version,
      requiredVersion: version,
      strictVersion: true,
      // By its path the host supplies it even if it does not use it itself.
      ...(role === 'host'
        ? { import: `./${file}`, eager: !onDemand.includes(file) }
        : { import: false as const }),
    },
  ])
  return Object.fromEntries([...packages, ...own])
}

/**
 * A file that comes along finds its common neighbours by a relative path, under which nobody shares them: without this
 * a remote would bring a client of its own, whose errors the shell does not know.
 */
const byCommonName = new rspack.NormalModuleReplacementPlugin(/^\.{1,2}\//, (found) => {
  const file = relative(root, join(found.context, found.request)).replaceAll('\\', '/')
  if (commonFiles.includes(file)) found.request = `#${file}`
})

/** `dev`: for the development server. `out`: the folder of the whole build. */
type Options = { dev: boolean; out: string }

/** `dir` is the place of this part in the build, '' for the shell's. */
function compiler(name: string, dir: string, { dev, out }: Options): Configuration {
  return {
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
    resolve: { extensions: ['...', '.ts', '.tsx'] },
    module: {
      rules: [
        { test: /\.css$/, type: 'css/auto' },
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: dev, refresh: dev } },
            },
            env: { targets },
          },
        },
      ],
    },
    plugins: [
      new rspack.DefinePlugin({ RELEASE: JSON.stringify(`beterwerk@${version}`), __SENTRY_DEBUG__: false }),
      ...(dev ? [new ReactRefreshRspackPlugin()] : []),
    ],
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets } }),
      ],
    },
    performance: false,
    infrastructureLogging: { level: 'warn' },
  }
}

function remote(name: string, options: Options): Configuration {
  const base = compiler(name, `remotes/${name}`, options)
  return {
    ...base,
    entry: {},
    externals: [
      // The shell lends the federation's runtime, and carries the one refresh runtime of the page.
      ({ request }, done) =>
        request?.endsWith('/webpack-bundler-runtime/dist/index.cjs')
          ? done(undefined, 'var __LEND_FEDERATION__()')
          : done(),
      ...(options.dev ? [{ 'react-refresh/runtime': 'var __REACT_REFRESH_RUNTIME__' }] : []),
    ],
    plugins: [
      ...(base.plugins ?? []),
      byCommonName,
      new ModuleFederationPlugin({
        name: name.replaceAll('-', '_'),
        filename: 'remoteEntry.js',
        library: { type: 'module' },
        exposes: { './routes': `./remotes/${name}/routes.tsx` },
        shared: shared('remote'),
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
    ],
  }
}

/** What the dev server says about this installation; in production the server says it at each delivery. */
const devConfig = {
  remotes: Object.fromEntries(remotes.map((name) => [name, `/remotes/${name}/remoteEntry.js`])),
  websiteUrl: '/website/',
  productName: 'Beterwerk',
  helpline: '030 123 45 67',
  cookieDomain: null,
  sentryDsn: null,
}

/** Announces the font in the document: otherwise it is asked for only after the style sheet has been read. */
const preloadFont: RspackPluginInstance = {
  apply(compiler) {
    compiler.hooks.compilation.tap('preload-font', (compilation) => {
      rspack.HtmlRspackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap(
        'preload-font',
        (data) => {
          const font = Object.keys(compilation.assets).find((name) => /latin-wght.*\.woff2$/.test(name))
          const attributes = {
            rel: 'preload',
            href: `/${font}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
          }
          data.headTags.unshift({ tagName: 'link', voidTag: true, attributes })
          return data
        },
      )
    })
  },
}

function html(dev: boolean) {
  const document = readFileSync(join(root, 'shell/index.html'), 'utf8')
  const templateContent = dev
    ? document
        .replace('"__CONFIG__"', JSON.stringify(devConfig))
        .replace('__PRODUCT_NAME__', devConfig.productName)
    : document
  return new rspack.HtmlRspackPlugin({ templateContent, scriptLoading: 'module', minify: false })
}

function shell(options: Options): Configuration {
  const base = compiler('shell', '', options)
  return {
    ...base,
    entry: {
      main: [
        ...(options.dev ? ['./shell/dev-refresh.ts'] : []),
        './shell/lend-federation.ts',
        './shell/main.tsx',
      ],
    },
    plugins: [
      ...(base.plugins ?? []),
      html(options.dev),
      preloadFont,
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: shared('host'),
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        experiments: {
          asyncStartup: true,
          provideExternalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
    ],
  }
}

/** The same shell and remotes as one ordinary bundle: only to measure what federation costs. */
function single(out: string): Configuration {
  const base = compiler('single', '', { dev: false, out })
  return {
    ...base,
    entry: { main: './shell/main.tsx' },
    resolve: {
      ...base.resolve,
      alias: { [join(root, 'shell/load-remote.ts')]: join(root, 'tools/build/load-bundled.ts') },
    },
    plugins: [html(false), preloadFont],
  }
}

/** Also gives the loader an address that changes with it, and says what that is, for pages that check what they load. */
const pinLoader: RspackPluginInstance = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('pin-loader', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH
      compilation.hooks.processAssets.tap({ name: 'pin-loader', stage }, () => {
        const { source } = compilation.getAsset(LOADER)!
        const hash = createHash('sha384').update(source.buffer()).digest()
        const pinned = LOADER.replace('.js', `.${hash.toString('hex', 0, 4)}.js`)
        const about = { src: `/${pinned}`, integrity: `sha384-${hash.toString('base64')}` }
        compilation.emitAsset(pinned, source)
        compilation.emitAsset('widgets/loader.json', new rspack.sources.RawSource(JSON.stringify(about)))
      })
    })
  },
}

/** Makes style sheets that a shadow root adopts of the CSS files, which elsewhere become files of their own. */
const sheets = ({ dev }: Options): RuleSetRule => ({
  test: /\.css$/,
  type: 'javascript/auto',
  use: [
    { loader: join(root, 'tools/build/sheet-loader.ts') },
    { loader: 'builtin:lightningcss-loader', options: { minify: !dev, targets } },
  ],
})

/** The one plain module that pages load which are not ours: as small as can be, without a runtime to fetch others. */
function loader(options: Options): Configuration {
  const base = compiler('loader', '', options)
  const [, ...rules] = base.module?.rules ?? []
  return {
    ...base,
    entry: { bw: './widgets/loader/index.ts' },
    module: { rules: [sheets(options), ...rules], parser: { javascript: { importMeta: false } } },
    output: { ...base.output, filename: LOADER, library: { type: 'module' } },
    plugins: [
      ...(base.plugins ?? []),
      ...(options.dev ? [] : [pinLoader]),
      new rspack.CopyRspackPlugin({
        patterns: [
          {
            from: 'website',
            to: join(options.out, 'website'),
            // The plugin is for somebody else's server, not for visitors of this one.
            globOptions: { ignore: ['**/wordpress/**'] },
          },
        ],
      }),
    ],
  }
}

/**
 * What the loader fetches when somebody reaches for it. Its address stays, so that a loader that a page pinned finds the
 * panels of later versions.
 */
function panels(options: Options): Configuration {
  const base = compiler('widgets', 'widgets', options)
  const [, ...rules] = base.module?.rules ?? []
  return {
    ...base,
    entry: { cart: './widgets/cart/index.ts', panels: './widgets/panels/index.tsx' },
    module: { rules: [sheets(options), ...rules] },
    output: { ...base.output, publicPath: 'auto', filename: '[name].js', library: { type: 'module' } },
    // Together they are what the first panel needs; what they have in common would only be one request more.
    optimization: { ...base.optimization, splitChunks: false },
  }
}

/**
 * Takes what to build, 'all', 'single', or the name of one remote, 'shell' or 'widgets', and where to.
 * Gives the configuration of each part. Fails when there is no such part.
 */
export function configurations(
  what: string,
  { dev = false, out = join(root, 'dist') } = {},
): Configuration[] {
  if (what === 'single') return [single(out)]
  const options = { dev, out }
  const all = [
    shell(options),
    ...remotes.map((name) => remote(name, options)),
    loader(options),
    panels(options),
  ]
  const named = what === 'widgets' ? ['loader', 'widgets'] : [what]
  const chosen = what === 'all' ? all : all.filter(({ name = '' }) => named.includes(name))
  if (chosen.length > 0) return chosen
  throw new Error(`There is no '${what}' to build: choose ${all.map(({ name }) => name).join(', ')}`)
}

export default configurations('all')
