import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

import type { Portal } from './compose.ts'
import { returnFreedMemory } from './runtime/freed-memory.ts'
import { tooFewOpenFiles } from './runtime/open-files.ts'
import type { Server } from './runtime/start.ts'

// The program: `node server/main.ts`. It writes the address to standard output, and the demo accounts the first time.

returnFreedMemory()

const complaint = tooFewOpenFiles()
if (complaint) {
  process.stderr.write(`${complaint}\n`)
  process.exit(1)
}

// From the second start on, Node loads the compiled code from this folder and needs no TypeScript compiler, which takes
// 15 MB. Where the folder is not writable it compiles again. All other modules are imported after this call.
enableCompileCache(join(process.env.DATA_DIR || './data', 'compiled'))
const { SettingError } = await import('./runtime/config.ts')
const { DatabaseInUseError } = await import('./database/embedded.ts')
const { start } = await import('./runtime/start.ts')
const { compose } = await import('./compose.ts')

const print = (sentence: string) => process.stdout.write(`${sentence}\n`)

function announce({ config, demoAccounts }: Server<Portal>) {
  print(`Beterwerk is ready at ${config.publicUrl} (listening on ${config.host}:${config.port})`)
  for (const { email, password, description } of demoAccounts)
    print(`  ${email}  ${password}  ${description}`)
}

try {
  const server = await start(process.env, compose)
  // Only the first signal: a second one kills a server that does not stop in time.
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.once(signal, () => void server.stop().then((isClosed) => process.exit(isClosed ? 0 : 1)))
  announce(server)
} catch (error) {
  if (!(error instanceof SettingError || error instanceof DatabaseInUseError)) throw error
  process.stderr.write(`${error.message}\n`)
  // A database that did not open completely may keep the process alive.
  process.exit(1)
}
