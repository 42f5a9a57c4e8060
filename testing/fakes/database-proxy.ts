import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Fails as a network does: connections fall silent without either end being told, and new ones get no answer. */
export async function startDatabaseProxy(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl)
  const pairs = new Set<[Socket, Socket]>()
  let isAway = false

  function forget(pair: [Socket, Socket]) {
    pairs.delete(pair)
    for (const socket of pair) socket.destroy()
  }

  const server = createServer((client) => {
    const database = connect(Number(port), hostname)
    const pair: [Socket, Socket] = [client, database]
    pairs.add(pair)
    for (const socket of pair) socket.on('error', () => forget(pair)).on('close', () => forget(pair))
    if (isAway) return
    client.pipe(database)
    database.pipe(client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: ownPort } = server.address() as AddressInfo

  return {
    addressOf: (url: string) => Object.assign(new URL(url), { hostname: '127.0.0.1', port: ownPort }).href,
    get connectionCount() {
      return pairs.size
    },
    /** Forwards nothing more on the current connections, and closes none of them. */
    silence() {
      for (const [client, database] of pairs) {
        client.unpipe(database).pause()
        database.unpipe(client).pause()
      }
    },
    /** New connections get no answer, until it is called with false. */
    setAway(away: boolean) {
      isAway = away
    },
    async stop() {
      for (const pair of pairs) forget(pair)
      server.close()
      await once(server, 'close')
    },
  }
}
