import { chown, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { freePort } from '#server/platform/runtime/start.ts'
import { createTemporaryFolder } from '../harness/temporary-folder.ts'
import { unprivileged } from './programs.ts'
import { runProgram } from './run-program.ts'

/** The limits in docs/operators.md, with the durations of servers under test. In milliseconds. */
const LIMITS =
  'set lock_timeout = 60000; set statement_timeout = 120000; set idle_in_transaction_session_timeout = 30000'

const [MAX_CLIENTS, POOL_SIZE] = [200, 12]

/**
 * Starts PgBouncer with transaction pooling. `limits`: the first statement of its connections. Returns a function that
 * returns the address of a database through it, and one that stops it.
 */
export async function startPgBouncer(databaseUrl: string, { limits = LIMITS } = {}) {
  const folder = createTemporaryFolder('beterwerk-pgbouncer-')
  const { hostname, port, username } = new URL(databaseUrl)
  const ownPort = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  const connectQuery = limits && ` connect_query='${limits}'`
  await writeFile(
    file,
    `[databases]
* = host=${hostname} port=${port} user=${username}${connectQuery}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = ${MAX_CLIENTS}
default_pool_size = ${POOL_SIZE}
`,
  )
  const user = unprivileged()
  if (user.uid !== undefined) {
    await chown(folder, user.uid, user.gid!)
    await chown(file, user.uid, user.gid!)
  }
  const end = await runProgram('pgbouncer', [file], ownPort, { ...user, cwd: folder })
  return {
    addressOf: (url: string): string =>
      Object.assign(new URL(url), { hostname: '127.0.0.1', port: ownPort }).href,
    async stop(): Promise<void> {
      await end()
      await rm(folder, { recursive: true })
    },
  }
}
