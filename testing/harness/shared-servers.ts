import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { DatabaseSettings } from './database.ts'
import { executeSql, type RunningServer, type ServerAddress, startServer } from './server.ts'

// Test files run in separate processes, one at a time per Vitest worker. So that they need not start a server each, the
// main process keeps one server per worker and hands out its address.

/** Columns and constraints, to detect a test that failed before it undid its change of a table. */
const SCHEMA = `
  select md5(string_agg(line, ',' order by line)) as schema from (
    select table_name || '.' || column_name as line from information_schema.columns where table_schema = 'public'
    union all
    select conrelid::regclass || ':' || conname from pg_constraint where connamespace = 'public'::regnamespace
  ) as lines`

const readSchema = async ({ sqlUrl }: ServerAddress) => (await executeSql(sqlUrl, SCHEMA))[0]?.schema

/** Starts a server at the first request. Returns the address where files ask for it, and a function that stops all. */
export async function keepSharedServers(template: DatabaseSettings) {
  const servers = new Map<string, Promise<RunningServer>>()
  let original: unknown

  async function startShared(): Promise<RunningServer> {
    const server = await startServer(template)
    original ??= await readSchema(server)
    return server
  }

  async function serverOf(worker: string): Promise<RunningServer> {
    const server = await servers.get(worker)
    const isUsable = server?.process.connected && (await readSchema(server)) === original
    if (server && isUsable) return server
    await server?.stop()
    const started = startShared()
    servers.set(worker, started)
    return started
  }

  const registry = createServer(async (request, response) => {
    const worker = new URL(request.url ?? '', 'http://localhost').pathname
    try {
      const { url, sqlUrl, databaseUrl, routes } = await serverOf(worker)
      response.end(JSON.stringify({ url, sqlUrl, databaseUrl, routes } satisfies ServerAddress))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  }).listen(0, '127.0.0.1')
  await once(registry, 'listening')
  const { port } = registry.address() as AddressInfo

  const stop = async () => {
    registry.close()
    registry.closeAllConnections()
    await Promise.allSettled([...servers.values()].map(async (server) => (await server).stop()))
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}
