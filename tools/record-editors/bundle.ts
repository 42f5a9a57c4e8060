import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rspack } from '@rspack/core'

import { runCompiler } from '../build/run-compiler.ts'

// Some editors are published as modules only: these become one script each, which sets a property of the window.

const sources = {
  tiptap: `export { Editor, Mark } from '@tiptap/core'
    export { StarterKit } from '@tiptap/starter-kit'`,
  lexical: `export { $getRoot, $insertNodes, createEditor } from 'lexical'
    export { $generateHtmlFromNodes, $generateNodesFromDOM } from '@lexical/html'
    export { AutoLinkNode, autoLinkUrlMatcher, LinkNode, registerAutoLink } from '@lexical/link'
    export { registerRichText } from '@lexical/rich-text'`,
  wordpress: `export { createElement, createRoot } from '@wordpress/element'
    export { BlockEditorProvider, BlockList, BlockTools, WritingFlow } from '@wordpress/block-editor'
    export { parse, serialize } from '@wordpress/blocks'
    export { registerCoreBlocks } from '@wordpress/block-library'`,
}

/** Writes each bundle into the folder with the editors, as `<name>.bundle.js`. */
export async function bundleEditors(folder: string): Promise<void> {
  for (const [name, source] of Object.entries(sources)) writeFileSync(join(folder, `${name}.js`), source)
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: Object.fromEntries(
      Object.keys(sources).map((name) => [
        name,
        { import: `./${name}.js`, library: { name, type: 'window' } },
      ]),
    ),
    // The pages need no source maps, and compressing all this takes longer than everything else.
    devtool: false,
    performance: false,
    optimization: { minimize: false },
    output: { path: folder, filename: '[name].bundle.js' },
    module: { rules: [{ test: /\.m?js$/, resolve: { fullySpecified: false } }] },
    plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  })
  await runCompiler(compiler)
}
