import { join } from 'node:path'

/**
 * The environment that every server under test starts with, before its settings: nothing else of the environment of the
 * tests. Servers share the code that Node compiled, so that only the first one compiles it.
 */
export const serverEnvironment = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/compiled'),
  // A machine that others keep busy may take this long for what takes a moment otherwise.
  DATABASE_WAIT_SECONDS: '60',
  DATABASE_LOCK_SECONDS: '60',
  DATABASE_STATEMENT_SECONDS: '120',
}
