import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach } from 'vitest'

/** A mail that was received: its recipients, and its headers and text as received. */
export type Received = { to: string; message: string }

/** Starts a server that records the mail it accepts in `received`, on `port`, or on a free port. */
export async function startMailServer(received: Received[], options: SMTPServerOptions = {}, port = 0) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    // A mail whose sender is gone before its end is not accepted.
    onData: (stream, { envelope }, done) =>
      text(stream).then((message) => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address).join(), message })
        done()
      }, done),
    ...options,
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Gives this test file mail servers that record the mail they accept, and stops them after each test. Call it at the top of the file. */
export function useMailServers() {
  const received: Received[] = []
  const servers: Awaited<ReturnType<typeof startMailServer>>[] = []

  /** Starts a server on `port`, or on a free port. Returns the port. */
  async function listen(options?: SMTPServerOptions, port?: number) {
    const server = await startMailServer(received, options, port)
    servers.push(server)
    return server.port
  }

  /** Stops all of them. */
  const close = () => Promise.all(servers.splice(0).map(({ stop }) => stop()))

  afterEach(async () => {
    await close()
    received.length = 0
  })
  return { received, listen, close }
}
