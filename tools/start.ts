import { execFileSync } from 'node:child_process'

// `npm start`: builds the portal and serves it, with demo accounts in an empty database unless DEMO says otherwise.

process.env.DEMO ??= '1'
execFileSync(process.execPath, ['tools/build.ts'], { stdio: 'inherit' })
await import('../server/main.ts')

// npm hands a signal to its shell, which dies of it without a word to us: an orphan ends as if it had been told.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, 200).unref()
