import { setPriority } from 'node:os'

import type { BucketSettings } from '#server/platform/storage/bucket.ts'
import { openStorage } from '#server/platform/storage/open-storage.ts'
import {
  checksumOf,
  type Fault,
  ObjectLostError,
  type Storage,
  StorageError,
} from '#server/platform/storage/storage.ts'
import { openParts, type StoredPart } from '#server/platform/storage/stored-parts.ts'
import { startZip, type ZipEntry, type ZipWriter } from '#server/platform/storage/zip-writer.ts'

// The entry point of a process that writes the ZIPs of downloads, one at a time, so that the server does not read,
// compress and store files itself. It knows no database: it asks the server for a key before it stores a part, and
// reports it afterwards.

export type FileOutcome = 'complete' | 'incomplete' | 'missing'

/** `lost`: the object that the storage lost, for the log. */
export type FileReport = { outcome: FileOutcome; lost?: { key: string; fault: Fault } }

export type StorageSettings = { s3: BucketSettings | undefined; dataDir: string }

/** The process reports DONE or FAILED before the next task. */
export type ZipTask =
  | { task: 'START'; settings: StorageSettings }
  | { task: 'ADD'; entry: ZipEntry }
  | { task: 'ADD_STORED'; entry: ZipEntry; parts: StoredPart[]; size: number }
  | { task: 'COMPLETE' }

/** Sent while the process works. `content`: of the file that is added; null at its end. */
export type ZipMessage =
  | ZipTask
  | { answer: 'KEY'; key: string }
  | { answer: 'RECORDED' }
  | { answer: 'CONTENT'; content: Uint8Array | null }
  | { task: 'ABANDON' }

/**
 * `file`: how a stored file was added. `size`: of the completed ZIP, in bytes. ABANDONED: nothing is stored any more.
 * `reason`: for the log. NEEDS_KEY, STORED and NEEDS_CONTENT wait for an answer.
 */
export type ZipReport =
  | { report: 'DONE'; file?: FileReport; size?: number }
  | { report: 'FAILED'; isStorage: boolean; reason: string }
  | { report: 'ABANDONED' }
  | ({ report: 'NEEDS_KEY' } & Omit<StoredPart, 'key'>)
  | { report: 'STORED'; key: string }
  | { report: 'NEEDS_CONTENT' }

/** For programs that nobody waits for. */
const LOW_PRIORITY = 10

type Writing = { storage: Storage; zip: ZipWriter; stopping: AbortController }

/** A file of which the storage lost something is not complete. Throws a StorageError. */
async function addStored(
  { storage, zip }: Writing,
  { entry, parts, size }: Extract<ZipTask, { task: 'ADD_STORED' }>,
): Promise<FileReport> {
  let lost: FileReport['lost']
  function note(error: unknown) {
    if (!(error instanceof ObjectLostError)) throw error
    lost = { key: error.key, fault: error.fault }
  }
  const opened = await openParts(storage, parts, { start: 0, end: size - 1 }).catch(note)
  if (!opened) return { outcome: 'missing', ...(lost && { lost }) }
  async function* read(content: AsyncIterable<Uint8Array>) {
    try {
      yield* content
    } catch (error) {
      note(error)
    }
  }
  await zip.add(entry, read(opened))
  return lost ? { outcome: 'incomplete', lost } : { outcome: 'complete' }
}

function failureOf(error: unknown): ZipReport {
  const isStorage = error instanceof StorageError
  const { stack, message } = (isStorage ? (error.cause ?? error) : error) as Error
  return { report: 'FAILED', isStorage, reason: stack ?? message }
}

function createHandler(send: (report: ZipReport) => void) {
  let writing: Writing | undefined
  /** Questions that the server has not answered: about a part, and about the content of the file that is added. */
  let partAnswer: PromiseWithResolvers<string> | undefined
  let contentAnswer: PromiseWithResolvers<Uint8Array | null> | undefined

  /** Resolves with the key of the part, '' where none is asked for. Rejects when the ZIP is abandoned. */
  function askAboutPart(report: ZipReport): Promise<string> {
    partAnswer = Promise.withResolvers()
    send(report)
    return partAnswer.promise
  }

  async function* receiveContent(): AsyncGenerator<Uint8Array> {
    for (;;) {
      contentAnswer = Promise.withResolvers()
      send({ report: 'NEEDS_CONTENT' })
      const content = await contentAnswer.promise
      if (content === null) return
      yield content
    }
  }

  async function start(settings: StorageSettings): Promise<Writing> {
    const storage = await openStorage(settings)
    const stopping = new AbortController()
    const zip = startZip(async ({ position, content }) => {
      const part = { position, size: content.length, checksum: await checksumOf(content) }
      stopping.signal.throwIfAborted()
      const key = await askAboutPart({ report: 'NEEDS_KEY', ...part })
      await storage.put(key, content)
      stopping.signal.throwIfAborted()
      await askAboutPart({ report: 'STORED', key })
    }, stopping.signal)
    return { storage, zip, stopping }
  }

  function end() {
    writing?.storage.close()
    writing = undefined
  }

  async function run(task: ZipTask): Promise<ZipReport> {
    if (task.task === 'START') {
      writing = await start(task.settings)
      return { report: 'DONE' }
    }
    if (!writing) throw new Error('no ZIP was started')
    if (task.task === 'ADD_STORED') return { report: 'DONE', file: await addStored(writing, task) }
    if (task.task === 'ADD') {
      await writing.zip.add(task.entry, receiveContent())
      return { report: 'DONE' }
    }
    const size = await writing.zip.complete()
    end()
    return { report: 'DONE', size }
  }

  /** Waits for a part that is on its way to the storage. */
  async function abandon() {
    const reason = new Error('the ZIP is abandoned')
    writing?.stopping.abort(reason)
    partAnswer?.reject(reason)
    contentAnswer?.reject(reason)
    await writing?.zip.abandon()
    end()
    send({ report: 'ABANDONED' })
  }

  return (message: ZipMessage) => {
    if ('answer' in message) {
      if (message.answer === 'CONTENT') contentAnswer?.resolve(message.content)
      else partAnswer?.resolve(message.answer === 'KEY' ? message.key : '')
    } else if (message.task === 'ABANDON') void abandon()
    else void run(message).catch(failureOf).then(send)
  }
}

process.on(
  'message',
  createHandler((report) => void process.send?.(report)),
)
process.once('disconnect', () => process.exit())
setPriority(LOW_PRIORITY)
