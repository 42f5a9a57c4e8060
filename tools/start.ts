import { execFileSync } from 'node:child_process'

// `npm start`: builds the portal and serves it, with demo accounts in an empty database unless DEMO says otherwise.

process.env.DEMO ??= '1'
execFileSync(process.execPath, ['tools/build.ts'], { stdio: 'inherit' })
await import('../server/main.ts')
