import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { createTemporaryFolder } from '../harness/temporary-folder.ts'
import { runProgram } from './run-program.ts'

/** Names the server that a response came from, or was to come from. */
export const SERVER_HEADER = 'x-server'

/** As in docs/operators.md: not sticky. `servers`: ports by name. Returns the function that stops HAProxy. */
export async function startHaproxy(
  port: string,
  servers: Record<string, string>,
): Promise<() => Promise<void>> {
  const folder = createTemporaryFolder('beterwerk-haproxy-')
  const file = join(folder, 'haproxy.cfg')
  const lines = Object.entries(servers).map(([name, port]) => `  server ${name} 127.0.0.1:${port}`)
  await writeFile(
    file,
    `defaults
  mode http
  timeout connect 30s
  timeout check 30s
  timeout client 5m
  timeout server 5m
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response
  option forwardfor
frontend portal
  bind 127.0.0.1:${port}
  http-request disable-l7-retry unless { method GET HEAD }
  http-after-response set-header ${SERVER_HEADER} %[srv_name]
  default_backend instances
backend instances
  balance roundrobin
  option httpchk GET /health/ready
  default-server check inter 200 fall 1 rise 1 observe layer4 error-limit 1 on-error mark-down
${lines.join('\n')}
`,
  )
  const end = await runProgram('haproxy', ['-db', '-f', file], port)
  return async () => {
    await end()
    await rm(folder, { recursive: true })
  }
}
