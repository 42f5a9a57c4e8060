import type { Readable } from 'node:stream'

import type { FastifyBaseLogger } from 'fastify'

import { Refusal } from '../http/refusal.ts'

/** The bytes from `start` up to and including `end`. */
export type ByteRange = { start: number; end: number }

/**
 * Stores the bytes of files, as objects of at most 1 MB that never change. A key is a UUID. Every method throws a
 * StorageError when the storage does not work.
 */
export type Storage = {
  /** Stores an object. Afterwards it survives a crash of the machine; when it fails, nothing or all of it is stored. */
  put: (key: string, content: Uint8Array) => Promise<void>
  /** Opens an object, or a part of it. Throws an ObjectMissingError when it does not exist. */
  read: (key: string, range?: ByteRange) => Promise<Readable>
  /** Deletes an object. Does nothing when it does not exist. */
  delete: (key: string) => Promise<void>
  /** Closes connections. */
  close: () => void
}

/** The storage is full, slow or out of order. `cause`: its own error. */
export class StorageError extends Error {}

/** The object does not exist. */
export class ObjectMissingError extends Error {}

/** A short fault of the storage is over after this time, in seconds. */
const RETRY_AFTER_S = 60
const OUT_OF_ORDER = 'Bestanden bewaren en ophalen lukt nu niet. Probeer het later nog eens.'

/** Returns the result of `work`. Throws a Refusal with 503 instead of a StorageError, which it logs. */
export async function refuseWithoutStorage<T>(logger: FastifyBaseLogger, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    logger.error({ err: error.cause }, 'the storage of files does not work')
    throw new Refusal(503, OUT_OF_ORDER, { code: 'STORAGE_UNAVAILABLE', retryAfter: RETRY_AFTER_S })
  }
}
