import { execFileSync } from 'node:child_process'

import { parseConfig } from '#server/platform/runtime/config.ts'

// `npm start` builds the portal and serves it, with demo accounts in an empty database unless DEMO is set otherwise.
// Where other machines reach the portal, DEMO=1 must be set by hand.

function isForThisMachine(): boolean {
  try {
    return parseConfig(process.env).isLocal
  } catch {
    // The server itself says what is wrong.
    return false
  }
}

if (process.env.DEMO === undefined) {
  const isDemo = isForThisMachine()
  process.env.DEMO = isDemo ? '1' : '0'
  if (!isDemo)
    process.stdout.write(
      'Others than this machine reach the portal, so that it gets no demo accounts. DEMO=1 makes them, with passwords of their own; npm run admin -- make EMAIL makes an administrator.\n',
    )
}
execFileSync(process.execPath, ['tools/build.ts'], { stdio: 'inherit' })
await import('#server/main.ts')

// npm passes a signal only to its shell, which ends without passing it on: end when the parent process has changed.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, 200).unref()
