import { join } from 'node:path'

/**
 * The environment that every server under test starts with, before its settings: nothing else of the environment of the
 * tests. Servers share the code that Node compiled, so that only the first one compiles it.
 */
export const serverEnvironment = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/compiled'),
}
