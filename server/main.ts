import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

import type { DemoAccount } from './demo/seed.ts'
import { returnFreedMemory } from './runtime/freed-memory.ts'

// The program: `node server/main.ts`. It writes the address to standard output, and the demo accounts the first time.

returnFreedMemory()

// From the second start on, Node loads the compiled code from this folder and needs no TypeScript compiler, which takes
// 15 MB. Where the folder is not writable it compiles again. All other modules are imported after this call.
enableCompileCache(join(process.env.DATA_DIR || './data', 'compiled'))
const { SettingError } = await import('./runtime/config.ts')
const { DatabaseInUseError } = await import('./database/embedded.ts')
const { start } = await import('./runtime/start.ts')
const { compose } = await import('./compose.ts')

const print = (sentence: string) => process.stdout.write(`${sentence}\n`)

/** Starts the server. Prints the passwords that were set just now also when the start fails later on. */
async function run() {
  let demoAccounts: DemoAccount[] = []
  try {
    const { config, stop } = await start(process.env, async (...parts) => {
      const portal = await compose(...parts)
      demoAccounts = portal.demoAccounts
      return portal
    })
    // Only the first signal: a second one kills a server that does not stop in time.
    for (const signal of ['SIGTERM', 'SIGINT'])
      process.once(signal, () => void stop().then(() => process.exit(0)))
    print(`Beterwerk is ready at ${config.publicUrl} (listening on ${config.host}:${config.port})`)
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
  process.exitCode = 1
}
