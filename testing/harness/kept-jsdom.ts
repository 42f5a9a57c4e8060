import { builtinEnvironments, type Environment } from 'vitest/runtime'

const { jsdom } = builtinEnvironments

/** jsdom, kept for all files of a worker: to make it takes half a second on a busy machine. pages-setup.ts empties it for each test. */
export default {
  ...jsdom,
  name: 'kept-jsdom',
  async setup(global, options) {
    if (!('jsdom' in global)) await jsdom.setup(global, options)
    return { teardown() {} }
  },
} satisfies Environment
