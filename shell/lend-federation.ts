// Every remote would bring the federation's runtime along, 11 kB each. The shell has it already and lends it: a remote
// gets the shell's functions, with tables and an instance of its own (`externals` in rspack.config.ts).

import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'

/** What the federation puts in the runtime of each bundle. */
type Federation = {
  runtime: { createInstance: (options: unknown) => unknown }
  attachShareScopeMap: unknown
  bundlerRuntime: object
}

// @ts-expect-error: a bundle's runtime is a function with more on it than its type says
const { runtime, attachShareScopeMap, bundlerRuntime } = __webpack_require__.federation as Federation

const lendFederation = () => ({
  // `init` would find the shell's instance and take the remote for that.
  runtime: { ...runtime, init: runtime.createInstance },
  attachShareScopeMap,
  // The shell is nobody's remote, and has no use for `initContainerEntry` itself.
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry, S: {} },
  bundlerRuntimeOptions: {},
})

Object.assign(globalThis, { __LEND_FEDERATION__: lendFederation })
