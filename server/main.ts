import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

import type { Server } from './runtime/start.ts'

// The program: `node server/main.ts`. Standard output is for people: the address, and the demo accounts the first time.

// From the second start on, Node finds its code compiled, and needs no compiler of TypeScript, which holds 15 MB. Where
// nothing can be written it does without. Hence everything else is loaded after this.
enableCompileCache(join(process.env.DATA_DIR || './data', 'compiled'))
const { SettingError } = await import('./runtime/config.ts')
const { DatabaseInUseError } = await import('./database/embedded.ts')
const { start } = await import('./runtime/start.ts')

const say = (sentence: string) => process.stdout.write(`${sentence}\n`)

function announce({ config, demoAccounts }: Server) {
  say(`Beterwerk is ready at ${config.publicUrl} (listening on ${config.host}:${config.port})`)
  for (const { email, password, description } of demoAccounts) say(`  ${email}  ${password}  ${description}`)
}

try {
  const server = await start(process.env)
  // Once: a second signal ends a server that does not get done.
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.once(signal, () => void server.stop().then(() => process.exit(0)))
  announce(server)
} catch (error) {
  if (!(error instanceof SettingError || error instanceof DatabaseInUseError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
