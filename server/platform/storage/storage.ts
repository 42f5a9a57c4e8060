import type { FastifyBaseLogger } from 'fastify'
import { Refusal } from '../http/refusal.ts'
import { count } from '../monitoring/store.ts'

/** From `start` up to and including `end`. */
export type ByteRange = { start: number; end: number }

/** Objects of at most 1 MB that never change, with a UUID as key. Methods throw a StorageError. */
export type Storage = {
  /** Afterwards the object survives a crash of the machine; when it fails, nothing or all of it is stored. */
  put: (key: string, content: Uint8Array) => Promise<void>
  /** Throws an ObjectLostError when the object does not exist. */
  read: (key: string) => Promise<Buffer>
  delete: (key: string) => Promise<void>
  /** Whether anything is stored. */
  hasObjects: () => Promise<boolean>
  close: () => void
}

/** The storage is full, slow or out of order. `cause`: its own error. */
export class StorageError extends Error {}

/** There is no room for more. */
export class StorageFullError extends StorageError {}

/** `changed`: it has another size or checksum than what was stored. */
export type Fault = 'missing' | 'changed'

/** The object with this key is not there, or is not what was stored. */
export class ObjectLostError extends Error {
  readonly key: string
  readonly fault: Fault

  constructor(key: string, fault: Fault, options?: ErrorOptions) {
    super(`the stored object ${key} is ${fault}`, options)
    this.key = key
    this.fault = fault
  }
}

/** SHA-256. Not on the thread of the server, which would stand still for up to 4 ms for 1 MB. */
export const checksumOf = async (content: Uint8Array): Promise<Buffer> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', content as Uint8Array<ArrayBuffer>))

/** In seconds, after which a short fault of the storage is over. */
const RETRY_AFTER_S = 60
const OUT_OF_ORDER = 'Bestanden bewaren en ophalen lukt nu niet. Probeer het later nog eens.'

const FULL = 'Er is nu geen ruimte voor meer bestanden. Probeer het later nog eens.'

export const storageFull = () => new Refusal(503, FULL, { code: 'STORAGE_FULL', retryAfter: RETRY_AFTER_S })

export function logStorageError(logger: FastifyBaseLogger, { cause }: StorageError): void {
  count('storage_errors_total')
  logger.error({ err: cause }, 'the storage of files does not work')
}

export const storageOutOfOrder = () =>
  new Refusal(503, OUT_OF_ORDER, { code: 'STORAGE_UNAVAILABLE', retryAfter: RETRY_AFTER_S })

/** Throws a Refusal with 503 instead of a StorageError, which it logs. */
export async function refuseWithoutStorage<T>(logger: FastifyBaseLogger, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    if (error instanceof StorageFullError) {
      logger.warn(`a file was refused: ${error.message}`)
      throw storageFull()
    }
    logStorageError(logger, error)
    throw storageOutOfOrder()
  }
}
