import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RspackPluginInstance, rspack } from '@rspack/core'

import { root } from './compiler.ts'

/** Filled in by the development server; in production the server does so per request. */
export type PageConfig = { productName: string; [setting: string]: unknown }

/** Emits the shell's document, with `config` filled in when it is given. */
export function documentPlugin(config?: PageConfig) {
  const document = readFileSync(join(root, 'shell/index.html'), 'utf8')
  const templateContent = config
    ? document
        .replace('"__CONFIG__"', JSON.stringify(config))
        .replaceAll('__PRODUCT_NAME__', config.productName)
        .replaceAll('__PUBLIC_URL__', '')
        .replace('__PAGE_SHAPE__', 'list')
        .replace('__NO_SCRIPT__', 'Zet JavaScript aan om deze omgeving te gebruiken.')
    : document
  return new rspack.HtmlRspackPlugin({
    templateContent,
    publicPath: '/',
    scriptLoading: 'module',
    minify: false,
  })
}

/**
 * Lets browsers that know this comment (https://v8.dev/blog/explicit-compile-hints) compile a script completely in
 * another thread while loading, instead of each function at its first call. `exclude`: files left as they are.
 */
export const compileEagerly = (exclude?: RegExp) =>
  new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    ...(exclude && { exclude }),
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE,
  })

/** Otherwise the browser requests the font only after it has read the style sheet. */
export const preloadFont: RspackPluginInstance = {
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

/** The browser draws nothing before it has the style sheet, and on a slow line a second request takes half a second. */
export const inlineStyles: RspackPluginInstance = {
  apply(compiler) {
    compiler.hooks.compilation.tap('inline-styles', (compilation) => {
      rspack.HtmlRspackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap(
        'inline-styles',
        (data) => {
          data.headTags = data.headTags.map((tag) => {
            const { rel, href } = tag.attributes
            if (rel !== 'stylesheet') return tag
            const name = String(href).slice(1)
            const innerHTML = compilation.getAsset(name)!.source.source().toString()
            compilation.deleteAsset(name)
            return { tagName: 'style', voidTag: false, attributes: {}, innerHTML }
          })
          return data
        },
      )
    })
  },
}

/** The global function that gets each link to a style sheet before it is in the document. */
const CHECK_STYLE = '__BW_CHECK_STYLE__'

/** As browsers compare it. */
const integrityOf = (algorithm: 'sha256' | 'sha384', content: Buffer) =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`

/** Emits `integrity.json`: the integrity of each script and style sheet, for portals that load them from another host. */
export const listIntegrity: RspackPluginInstance = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('list-integrity', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'list-integrity', stage }, (assets) => {
        const integrity = Object.keys(assets)
          .filter((name) => /\.(js|css)$/.test(name))
          .sort()
          .map((name) => [name, integrityOf('sha256', assets[name]!.buffer())])
        const json = JSON.stringify(Object.fromEntries(integrity))
        compilation.emitAsset('integrity.json', new rspack.sources.RawSource(json))
      })
    })
  },
}

/** Lets browsers check the style sheets whose integrity the document has (`shell/check-style-sheets.ts`). */
export const checkStyles: RspackPluginInstance = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('check-styles', (compilation) => {
      rspack.RuntimePlugin.getCompilationHooks(compilation).createLink.tap(
        'check-styles',
        (code) => `${code}\nself.${CHECK_STYLE}?.(link);`,
      )
    })
  },
}

/**
 * By name of the chunk, what the widgets contain of each module that they load (`ModuleVersion`): the hash in its file
 * name, and its SHA-256, the shortest integrity.
 */
export type ModuleList = Record<string, string>

/** Sorted, because the order of chunks differs between builds. */
const listOf = (modules: ModuleList, names: readonly string[]) =>
  JSON.stringify(Object.fromEntries(names.toSorted().map((name) => [name, modules[name]]))).replaceAll(
    /"(\w+)":/g,
    '$1:',
  )

/**
 * Fills in the list of all modules, and writes that of `parts` into the module `whole`, which loads them. File names in
 * it are replaced when the final ones are known.
 */
export const listModules = (
  modules: ModuleList,
  { whole, parts }: { whole: string; parts: readonly string[] },
): RspackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('list-modules', (compilation) => {
      function fillIn() {
        for (const { name, files } of compilation.chunks) {
          const file = [...files][0]!
          const changing = file.slice(name!.length, -'.js'.length)
          const integrity = integrityOf('sha256', compilation.getAsset(file)!.source.buffer())
          modules[name!] = changing && changing + integrity.slice('sha256-'.length, -'='.length)
        }
      }
      const inline = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE + 1
      compilation.hooks.processAssets.tap({ name: 'list-parts', stage: inline }, () => {
        fillIn()
        const file = [...compilation.namedChunks.get(whole)!.files][0]!
        const code = compilation.getAsset(file)!.source.source().toString()
        const filled = code.replace('__PARTS__', listOf(modules, parts))
        compilation.updateAsset(file, new rspack.sources.RawSource(filled))
      })
      const report = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'list-modules', stage: report }, fillIn)
    })
  },
})

/** Writes the list of the modules `names` into the script `file`. */
export const fillInModules = (
  file: string,
  modules: ModuleList,
  names: readonly string[],
): RspackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('fill-in-modules', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE
      compilation.hooks.processAssets.tap({ name: 'fill-in-modules', stage }, () => {
        const code = compilation.getAsset(file)!.source.source().toString()
        const filled = code.replace('__MODULES__', listOf(modules, names))
        compilation.updateAsset(file, new rspack.sources.RawSource(filled))
      })
    })
  },
})

/** Under a name with its hash; `list` gets that address and its integrity, for pages that pin the script. */
export const pinScript = (file: string, list: string): RspackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('pin-script', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH
      compilation.hooks.processAssets.tap({ name: 'pin-script', stage }, () => {
        const { source } = compilation.getAsset(file)!
        const hash = createHash('sha384').update(source.buffer()).digest('hex')
        const pinned = file.replace('.js', `.${hash.slice(0, 8)}.js`)
        const about = { src: `/${pinned}`, integrity: integrityOf('sha384', source.buffer()) }
        compilation.emitAsset(pinned, source)
        compilation.emitAsset(list, new rspack.sources.RawSource(JSON.stringify(about)))
      })
    })
  },
})
