import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

import type { DemoAccount } from '#server/operations/demo/seed.ts'
import { tooLittleMemory } from '#server/platform/runtime/memory.ts'
import { tooFewOpenFiles } from '#server/platform/runtime/open-files.ts'

// The program: `node server/main.ts`. Writes the address to standard output, and the demo accounts the first time.

// What the server writes is for its user only.
process.umask(0o077)

const memory = tooLittleMemory()
const complaint = tooFewOpenFiles() ?? (memory?.isRefused ? memory.complaint : undefined)
if (complaint) {
  process.stderr.write(`${complaint}\n`)
  process.exit(1)
}

// From the second start on, Node loads the compiled code from this folder and needs no TypeScript compiler, which
// takes 15 MB. If the folder is not writable, it compiles again. All other modules are imported after this call.
enableCompileCache(join(process.env.DATA_DIR || './data', 'compiled'))
const { SettingError } = await import('#server/platform/runtime/config.ts')
const { DatabaseInUseError } = await import('#server/platform/embedded-database/embedded.ts')
const { start } = await import('#server/platform/runtime/start.ts')
const { compose } = await import('./compose.ts')

const print = (sentence: string) => process.stdout.write(`${sentence}\n`)

/** Prints the passwords that were set just now even when the start fails later on. */
async function run() {
  let demoAccounts: DemoAccount[] = []
  try {
    const { app, config, newDatabase, stop } = await start(process.env, async (...parts) => {
      const portal = await compose(...parts)
      demoAccounts = portal.demoAccounts
      return portal
    })
    // Only the first signal: a second one kills a server that does not stop in time.
    for (const signal of ['SIGTERM', 'SIGINT'])
      process.once(signal, () => void stop().then((isClosed) => process.exit(isClosed ? 0 : 1)))
    const where = `listening on ${config.host}:${config.port}`
    // Otherwise it is written when the process ends, unless it is killed.
    flushCompileCache()
    print(`Beterwerk is ready at ${config.publicUrl} (${where}, build ${app.buildId() ?? 'none'})`)
    if (newDatabase) print(`  A new, empty database was created in ${newDatabase}.`)
  } finally {
    for (const { email, password, description } of demoAccounts)
      print(`  ${email}  ${password}  ${description}`)
  }
}

try {
  await run()
} catch (error) {
  if (!(error instanceof SettingError || error instanceof DatabaseInUseError)) throw error
  process.stderr.write(`${error.message}\n`)
  // A database that did not open completely may keep the process alive.
  process.exit(1)
}
