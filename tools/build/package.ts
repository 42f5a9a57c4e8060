import { execFile } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { promisify } from 'node:util'
import { type Configuration, type RspackPluginInstance, rspack } from '@rspack/core'

import { type BuildOptions, baseConfiguration, root, version } from './compiler.ts'

// The npm package for developers of a website: `npm publish dist/package`.

export const PACKAGE_FOLDER = 'package'

const run = promisify(execFile)

const { license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** An exported script with its type declarations. */
const entryOf = (script: string, source: string) => ({
  types: `./types/${source.replace(/\.ts$/, '.d.ts')}`,
  default: `./${script}.js`,
})

const MAIN = 'widgets/package/index.ts'
const REACT = 'widgets/package/react/index.ts'

const description = {
  name: 'beterwerk-widgets',
  version,
  description: 'De widgets van Beterwerk op je website: met types, en met componenten en hooks voor React',
  // npm's word for a package without a licence: all rights are reserved.
  license: license ?? 'UNLICENSED',
  type: 'module',
  sideEffects: false,
  exports: {
    '.': entryOf('index', MAIN),
    './react': entryOf('react', REACT),
    './package.json': './package.json',
  },
  files: ['*.js', 'types'],
  peerDependencies: { react: '>=18' },
  peerDependenciesMeta: { react: { optional: true } },
}

/** Makes imports in declarations resolvable for consumers: relative, with the extension of a script. */
const withRelativeImports = (text: string, path: string) =>
  text.replace(/(['"])(#?)([^'"\s]+)\.tsx?\1/g, (_, quote: string, isOfRoot: string, target: string) => {
    const relative = isOfRoot ? posix.relative(posix.dirname(path), target) : target
    return `${quote}${relative}.js${quote}`
  })

/** By path in the project. */
async function declarations(): Promise<[path: string, text: string][]> {
  const out = mkdtempSync(join(tmpdir(), 'beterwerk-types-'))
  try {
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const project = join(root, 'tools/build/package.tsconfig.json')
    await run(process.execPath, [compiler, '-p', project, '--outDir', out])
    const paths = globSync('**/*.d.ts', { cwd: out }).map((path) => path.replaceAll('\\', '/'))
    return paths
      .sort()
      .map((path) => [path, withRelativeImports(readFileSync(join(out, path), 'utf8'), path)])
  } finally {
    rmSync(out, { recursive: true })
  }
}

/** Emits the package's description, readme and type declarations. */
const describePackage: RspackPluginInstance = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('describe-package', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tapPromise({ name: 'describe-package', stage }, async () => {
        const files = [
          ['package.json', `${JSON.stringify(description, null, 2)}\n`],
          ['README.md', readFileSync(join(root, dirname(MAIN), 'README.md'), 'utf8')],
          ...(await declarations()).map(([path, text]) => [`types/${path}`, text]),
        ] as const
        for (const [name, text] of files) compilation.emitAsset(name, new rspack.sources.RawSource(text))
      })
    })
  },
}

export function packageConfiguration(options: BuildOptions): Configuration {
  const base = baseConfiguration({ name: 'package', dir: PACKAGE_FOLDER, isForWebsites: true }, options)
  return {
    ...base,
    entry: { index: `./${MAIN}`, react: `./${REACT}` },
    externalsType: 'module',
    externals: {
      react: 'react',
      'react/jsx-runtime': 'react/jsx-runtime',
      // What both scripts need is in one of them: it has state.
      '../index.ts': './index.js',
    },
    output: { ...base.output, clean: true, filename: '[name].js', library: { type: 'modern-module' } },
    plugins: [
      ...base.plugins,
      describePackage,
      // Hooks run in the browser, whatever imports them.
      new rspack.BannerPlugin({
        banner: "'use client'",
        raw: true,
        include: /^react\.js$/,
        stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
      }),
    ],
    optimization: { ...base.optimization, minimize: false, splitChunks: false },
  }
}
