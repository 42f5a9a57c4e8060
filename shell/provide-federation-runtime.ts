// Provides the federation runtime to remotes, which would otherwise each contain a copy of 11 kB. A remote gets the
// shell's functions, with an instance and tables of its own (`externals` in tools/build/remote.ts).

import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'

/** The part of `__webpack_require__.federation` that is used here. */
type Federation = {
  runtime: { createInstance: (options: unknown) => unknown }
  attachShareScopeMap: unknown
  bundlerRuntime: object
}

// @ts-expect-error: a bundle's runtime is a function with more on it than its type says
const { runtime, attachShareScopeMap, bundlerRuntime } = __webpack_require__.federation as Federation

const provideFederationRuntime = () => ({
  // The original `init` would find and use the shell's instance.
  runtime: { ...runtime, init: runtime.createInstance },
  attachShareScopeMap,
  // The shell's own runtime lacks `initContainerEntry`, because the shell is not a remote.
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry, S: {} },
  bundlerRuntimeOptions: {},
})

Object.assign(globalThis, { __PROVIDE_FEDERATION_RUNTIME__: provideFederationRuntime })
