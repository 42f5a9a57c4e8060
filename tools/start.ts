import { execFileSync } from 'node:child_process'

import { returnFreedMemory } from '../server/runtime/freed-memory.ts'

// `npm start` builds the portal and serves it, with demo accounts in an empty database unless DEMO is set otherwise.

returnFreedMemory()
process.env.DEMO ??= '1'
execFileSync(process.execPath, ['tools/build.ts'], { stdio: 'inherit' })
await import('../server/main.ts')

// npm passes a signal only to its shell, which ends without passing it on: end when the parent process has changed.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, 200).unref()
