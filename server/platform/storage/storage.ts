import type { Readable } from 'node:stream'

import type { FastifyBaseLogger } from 'fastify'

import { Refusal } from '../http/refusal.ts'

/** From `start` up to and including `end`. */
export type ByteRange = { start: number; end: number }

/** Objects of at most 1 MB that never change, with a UUID as key. Methods throw a StorageError. */
export type Storage = {
  /** Afterwards the object survives a crash of the machine; when it fails, nothing or all of it is stored. */
  put: (key: string, content: Uint8Array) => Promise<void>
  /** Throws an ObjectMissingError when the object does not exist. */
  read: (key: string, range?: ByteRange) => Promise<Readable>
  delete: (key: string) => Promise<void>
  /** Whether anything is stored. */
  hasObjects: () => Promise<boolean>
  close: () => void
}

/** The storage is full, slow or out of order. `cause`: its own error. */
export class StorageError extends Error {}

export class ObjectMissingError extends Error {}

/** In seconds, after which a short fault of the storage is over. */
const RETRY_AFTER_S = 60
const OUT_OF_ORDER = 'Bestanden bewaren en ophalen lukt nu niet. Probeer het later nog eens.'

/** Throws a Refusal with 503 instead of a StorageError, which it logs. */
export async function refuseWithoutStorage<T>(logger: FastifyBaseLogger, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    logger.error({ err: error.cause }, 'the storage of files does not work')
    throw new Refusal(503, OUT_OF_ORDER, { code: 'STORAGE_UNAVAILABLE', retryAfter: RETRY_AFTER_S })
  }
}
