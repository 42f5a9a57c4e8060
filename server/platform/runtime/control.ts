import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { join, relative } from 'node:path'
import { json } from 'node:stream/consumers'

import type { FastifyBaseLogger } from 'fastify'

// Only one process can open the embedded database, so a command of the operator asks the running server, over a
// socket in DATA_DIR: who can write in that folder can read the database anyhow.

/** Throws when the command fails. */
export type ControlHandler = (response: ServerResponse, args: string[]) => Promise<void>

export type Control = { close: () => Promise<void> }

/** The system limits the length of the address to some hundred characters: the shorter of two is returned. */
function socketPath(dataDir: string): string {
  const path = join(dataDir, 'control')
  if (process.platform === 'win32') return `\\\\.\\pipe\\${path}`
  const relativePath = relative('', path)
  return relativePath.length < path.length ? relativePath : path
}

/**
 * Answers commands for the server with this DATA_DIR, which no other process may use. `handlers`: by name. Without
 * a socket, for instance because its path is too long, the server runs on and logs why.
 */
export async function startControl(
  dataDir: string,
  handlers: Record<string, ControlHandler>,
  logger: FastifyBaseLogger,
): Promise<Control> {
  const path = socketPath(dataDir)
  await rm(path, { force: true })
  const server = createServer(async (request, response) => {
    const { url = '' } = request
    const handler = handlers[url.slice(1)]
    try {
      if (handler) await handler(response, (await json(request)) as string[])
      else response.writeHead(404).end()
    } catch (err) {
      logger.error({ err, command: url }, 'a command failed')
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    }
  })
  server.on('error', (err) => logger.warn({ err }, 'commands cannot reach this server'))
  server.listen({ path })
  await Promise.race([once(server, 'listening'), once(server, 'error')]).catch(() => {})
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Undefined when no server listens for this DATA_DIR. */
export async function sendCommand(
  dataDir: string,
  name: string,
  args: string[] = [],
): Promise<IncomingMessage | undefined> {
  const options = { socketPath: socketPath(dataDir), path: `/${name}`, method: 'POST' }
  const sent = request(options).end(JSON.stringify(args))
  try {
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    return response
  } catch {
    return undefined
  }
}
