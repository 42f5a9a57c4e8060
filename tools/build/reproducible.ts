import { type Module, type Optimization, rspack } from '@rspack/core'

// The same sources give the same bytes in any folder. Two things of Module Federation depend on the folder otherwise,
// because the identifier of what it generates contains the whole path of a file; `e2e/release.spec.ts` compares two folders.

/** Whether a module is not one of those that Module Federation generates for each shared module. */
const isOfFile = ({ type }: Module) => type !== 'consume-shared-module' && type !== 'provide-module'

/**
 * Gives a module of a file an id that stays the same between versions. The ids of generated modules would be hashes of
 * paths; these are numbered by `optimization.moduleIds` instead.
 */
export const idsOfFiles = new rspack.ids.DeterministicModuleIdsPlugin({ test: isOfFile })

/**
 * Chunks of what several others need contain modules of files only: all generated modules have the same size, and the
 * order of chunks of the same size depends on the folder.
 */
export const reproducible = {
  moduleIds: 'natural',
  splitChunks: {
    cacheGroups: {
      default: { idHint: '', reuseExistingChunk: true, minChunks: 2, priority: -20, test: isOfFile },
    },
  },
} satisfies Optimization
