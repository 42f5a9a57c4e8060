import { once } from 'node:events'
import type { ServerResponse } from 'node:http'

import type { FastifyInstance } from 'fastify'

import type { Connection } from '../database/connection.ts'
import { backUp } from './back-up.ts'

export const sendBackup =
  ({ config, cleaner, log }: FastifyInstance, connection: Connection) =>
  async (response: ServerResponse): Promise<void> => {
    const abort = new AbortController()
    response.once('close', () => abort.abort(new Error('the command was cancelled')))
    const send = async (content: Uint8Array) => {
      // A copy, since the buffer is used again while the response still holds it.
      if (!response.write(Buffer.from(content))) await once(response, 'drain', { signal: abort.signal })
    }
    const size = await backUp({ connection, config, keepObjects: cleaner.pause }, send, abort.signal)
    response.end()
    log.info({ size }, 'made a backup')
  }
