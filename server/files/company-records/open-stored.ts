import { Readable } from 'node:stream'

import type { FastifyInstance } from 'fastify'

import { Refusal } from '#server/platform/http/refusal.ts'
import { ObjectMissingError, refuseWithoutStorage } from '#server/platform/storage/storage.ts'
import { openParts, type StoredPart } from '#server/platform/storage/stored-parts.ts'

const LOST = 'Dit bestand is er niet meer. Vraag degene die het heeft toegevoegd om het opnieuw te uploaden.'

/**
 * Returns a function that opens a range of bytes of a file that is stored in these parts. It refuses with 404 when the
 * storage has lost the first of them, and with 503 when the storage does not work.
 */
export const openStored =
  ({ storage, log }: Pick<FastifyInstance, 'storage' | 'log'>, parts: StoredPart[]) =>
  (range: { start: number; end: number }): Promise<Readable> =>
    refuseWithoutStorage(log, async () => Readable.from(await openParts(storage, parts, range))).catch(
      (error) => {
        if (!(error instanceof ObjectMissingError)) throw error
        log.error('a stored object is missing: was the storage restored with the database?')
        throw new Refusal(404, LOST)
      },
    )
