import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach } from 'vitest'

/** `message`: headers and text as received. */
export type Received = { to: string; message: string }

/** Records accepted mail in `received`. `port`: 0 for a free one. */
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

/** Mail servers for this test file, stopped after each test. Call it at the top of the file. */
export function useMailServers() {
  const received: Received[] = []
  const servers: Awaited<ReturnType<typeof startMailServer>>[] = []

  /** On a free port by default. Returns the port. */
  async function listen(options?: SMTPServerOptions, port?: number) {
    const server = await startMailServer(received, options, port)
    servers.push(server)
    return server.port
  }

  const close = () => Promise.all(servers.splice(0).map(({ stop }) => stop()))

  afterEach(async () => {
    await close()
    received.length = 0
  })
  return { received, listen, close }
}
