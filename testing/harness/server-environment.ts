import { join } from 'node:path'

/** Nothing of the tests' own environment. Servers share compiled code, so that only the first one compiles it. */
export const serverEnvironment = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/compiled'),
  // On a busy machine, what is usually instant may take this long.
  DATABASE_WAIT_SECONDS: '60',
  DATABASE_LOCK_SECONDS: '60',
  DATABASE_STATEMENT_SECONDS: '120',
}
