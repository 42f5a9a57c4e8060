import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach } from 'vitest'

/** A mail that was received: its recipients, and its headers and text as received. */
type Received = { to: string; message: string }

/** Gives this test file mail servers that record the mail they accept, and stops them after each test. Call it at the top of the file. */
export function useMailServers() {
  const received: Received[] = []
  const servers: SMTPServer[] = []

  /** Starts a server on `port`, or on a free port. Returns the port. */
  async function listen(options: SMTPServerOptions = {}, port = 0) {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      onData: async (stream, { envelope }, done) => {
        const message = await text(stream)
        received.push({ to: envelope.rcptTo.map(({ address }) => address).join(), message })
        done()
      },
      ...options,
    })
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    return (server.server.address() as AddressInfo).port
  }

  /** Stops all of them. */
  const close = () =>
    Promise.all(
      servers.splice(0).map((server) => new Promise<void>((resolve) => server.close(() => resolve()))),
    )

  afterEach(async () => {
    await close()
    received.length = 0
  })
  return { received, listen, close }
}
