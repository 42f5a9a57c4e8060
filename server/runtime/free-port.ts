import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/**
 * Returns a port that is free at this moment, for a server whose own address is one of its settings: it must be known
 * before the server is put together.
 */
export async function freePort(host = '127.0.0.1'): Promise<string> {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return String(port)
}
