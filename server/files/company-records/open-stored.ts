import { Readable } from 'node:stream'

import type { FastifyInstance } from 'fastify'

import { Refusal } from '#server/platform/http/refusal.ts'
import { ObjectMissingError, refuseWithoutStorage } from '#server/platform/storage/storage.ts'
import { openParts, type StoredPart } from '#server/platform/storage/stored-parts.ts'

const LOST = 'Dit bestand is er niet meer. Vraag degene die het heeft toegevoegd om het opnieuw te uploaden.'

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
