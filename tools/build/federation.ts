import { join } from 'node:path'
import { type RspackPluginInstance, rspack } from '@rspack/core'

import { root } from './compiler.ts'

// The plugin of Module Federation generates code that starts the federation in each part, with parts of its runtime that
// this product does not use. `shell/start-federation.ts` starts it in the shell, and for all remotes.

const GENERATED = /^@module-federation\/runtime\/rspack\.js!=!data:/

/** Fails the build without generated code: it would then contain the whole runtime, which starts a second federation. */
const startWith = (request: string): RspackPluginInstance => ({
  apply(compiler) {
    let isReplaced = false
    new rspack.NormalModuleReplacementPlugin(GENERATED, (data) => {
      data.request = request
      isReplaced = true
    }).apply(compiler)
    compiler.hooks.thisCompilation.tap('start-federation', ({ hooks }) => {
      hooks.finishModules.tap('start-federation', () => {
        if (!isReplaced) throw new Error('The generated code that starts the federation is not found.')
      })
    })
  },
})

export const startInShell = startWith(join(root, 'shell/start-federation.ts'))

/** A remote starts with what the shell provides. */
export const startInRemote = startWith('data:text/javascript,__START_REMOTE__(__webpack_require__)')
