import { Readable } from 'node:stream'

import type { FastifyInstance, FastifyRequest } from 'fastify'

import { Refusal } from '#server/platform/http/refusal.ts'
import { reportLost } from '#server/platform/storage/lost-objects.ts'
import {
  type Fault,
  logStorageError,
  ObjectLostError,
  refuseWithoutStorage,
  StorageError,
} from '#server/platform/storage/storage.ts'
import { openParts, type StoredPart } from '#server/platform/storage/stored-parts.ts'

const ASK_AGAIN = 'Vraag degene die het heeft toegevoegd om het opnieuw te uploaden.'
const LOST: Record<Fault, string> = {
  missing: `Dit bestand is er niet meer. ${ASK_AGAIN}`,
  changed: `Dit bestand is beschadigd. ${ASK_AGAIN}`,
}

/**
 * Refuses with 404 when the first part that is needed is missing or is not what was stored, and with 503 when the storage
 * does not work. Of a later part, the response ends before it is complete, which browsers show as a failed download.
 */
export const openStored =
  (
    { db, storage }: Pick<FastifyInstance, 'db' | 'storage'>,
    { log }: FastifyRequest,
    parts: StoredPart[],
    sentences = LOST,
  ) =>
  async (range: { start: number; end: number }): Promise<Readable> => {
    async function* logFailure(content: AsyncIterable<Uint8Array>) {
      try {
        yield* content
      } catch (error) {
        if (error instanceof ObjectLostError) await reportLost(db, log, error)
        else if (error instanceof StorageError) logStorageError(log, error)
        throw error
      }
    }
    const content = await refuseWithoutStorage(log, () => openParts(storage, parts, range)).catch(
      async (error) => {
        if (!(error instanceof ObjectLostError)) throw error
        await reportLost(db, log, error)
        throw new Refusal(404, sentences[error.fault])
      },
    )
    return Readable.from(logFailure(content))
  }
