import { type Module, type Optimization, rspack } from '@rspack/core'

// The same sources give the same bytes in any folder. Two things of Module Federation depend on the folder otherwise,
// because the identifier of what it generates contains the whole path of a file; `e2e/operations/release.deep.spec.ts` compares two
// folders.

/** Excludes what Module Federation generates: its start, and a module for each shared one. */
const isOfFile = (module: Module) =>
  module.type !== 'consume-shared-module' &&
  module.type !== 'provide-module' &&
  !module.identifier().startsWith('data:')

/** Ids of generated modules would be hashes of paths; `optimization.moduleIds` numbers these instead. */
export const idsOfFiles = new rspack.ids.DeterministicModuleIdsPlugin({ test: isOfFile })

/** Generated modules have equal sizes, and the order of chunks of equal size depends on the folder. */
export const reproducible = {
  moduleIds: 'natural',
  splitChunks: {
    cacheGroups: {
      default: { idHint: '', reuseExistingChunk: true, minChunks: 2, priority: -20, test: isOfFile },
    },
  },
} satisfies Optimization
