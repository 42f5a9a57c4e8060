import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach } from 'vitest'

/** A mail that arrived: who it is for, and its headers and text as they came. */
type Received = { to: string; message: string }

/** Gives this test file mail servers that keep what they accept, and stops them after each test. Call it at the top of the file. */
export function useMailServers() {
  const received: Received[] = []
  const servers: SMTPServer[] = []

  /** Starts one on `port`, or on a free one. Gives its port. */
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

  /** Takes all of them down. */
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
