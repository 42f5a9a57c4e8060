import type { ChildProcess } from 'node:child_process'

import { StorageError } from '#server/platform/storage/storage.ts'
import type { StoredPart } from '#server/platform/storage/stored-parts.ts'
import type { ZipEntry } from '#server/platform/storage/zip-writer.ts'
import type { FileReport, StorageSettings, ZipMessage, ZipReport, ZipTask } from './zip-process.ts'

export type PartRows = {
  add: (part: Omit<StoredPart, 'key'>) => Promise<string>
  recordStored: (key: string) => Promise<void>
}

type Content = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>

export type ExportZip = {
  /** One file at a time. Throws the error of `content`, of the rows, a StorageError, or the reason to stop. */
  add: (entry: ZipEntry, content: Content) => Promise<void>
  addStored: (entry: ZipEntry, file: { parts: StoredPart[]; size: number }) => Promise<FileReport>
  /** Returns the size of the ZIP in bytes. Throws like `add`. */
  complete: () => Promise<number>
  abandon: () => Promise<void>
}

const MIN_PIECE = 65_536
/** Between two messages, in milliseconds: as long as an attempt is kept for a server that gives no sign. */
const SILENCE_TIMEOUT_MS = 300_000

/** `killLate`: for a process that does not do anything any more. */
export type ZipProcess = { process: ChildProcess; killLate: () => void }

async function* piecesOf(content: Content): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = []
  let size = 0
  for await (const chunk of content) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    waiting.push(bytes)
    size += bytes.length
    if (size < MIN_PIECE) continue
    yield Buffer.concat(waiting)
    waiting = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(waiting)
}

/**
 * Starts a ZIP in the process for ZIPs (`zip-process.ts`), which stores it in parts. `signal`: aborted to leave it
 * incomplete.
 */
export async function startExportZip(
  { process, killLate }: ZipProcess,
  settings: StorageSettings,
  rows: PartRows,
  { signal, timeout = SILENCE_TIMEOUT_MS }: { signal: AbortSignal; timeout?: number },
): Promise<ExportZip> {
  let pending: PromiseWithResolvers<{ file?: FileReport; size?: number }> | undefined
  let failure: { error: unknown } | undefined
  let content: AsyncIterator<Uint8Array> | undefined
  let answering: Promise<void> = Promise.resolve()
  const abandoned = Promise.withResolvers<void>()

  let silence: NodeJS.Timeout | undefined

  function expectReport() {
    clearTimeout(silence)
    silence = setTimeout(() => {
      killLate()
      fail(new Error('the process for ZIPs took too long'))
    }, timeout).unref()
  }

  /** A process that has died reports nothing either. */
  function send(message: ZipMessage) {
    expectReport()
    if (process.connected) process.send(message)
  }

  function fail(error: unknown) {
    failure ??= { error }
    pending?.reject(failure.error)
  }

  function answer(work: () => Promise<ZipMessage>) {
    answering = answering.then(async () => {
      if (failure) return
      try {
        send(await work())
      } catch (error) {
        fail(error)
      }
    })
  }

  async function nextContent(): Promise<ZipMessage> {
    const { done, value } = await content!.next()
    return { answer: 'CONTENT', content: done ? null : value }
  }

  function onReport(message: ZipReport) {
    if (message.report === 'DONE') clearTimeout(silence)
    else expectReport()
    switch (message.report) {
      case 'DONE':
        return pending?.resolve(message)
      case 'FAILED': {
        const cause = new Error(message.reason)
        return fail(message.isStorage ? new StorageError('the storage does not work', { cause }) : cause)
      }
      case 'NEEDS_KEY':
        return answer(async () => ({ answer: 'KEY', key: await rows.add(message) }))
      case 'STORED':
        return answer(async () => {
          await rows.recordStored(message.key)
          return { answer: 'RECORDED' }
        })
      case 'NEEDS_CONTENT':
        return void nextContent().then(send, fail)
      case 'ABANDONED':
        return abandoned.resolve()
    }
  }
  function onExit() {
    fail(new Error('the process for ZIPs died'))
    abandoned.resolve()
  }
  const onAbort = () => fail(signal.reason)

  function stopListening() {
    clearTimeout(silence)
    process.off('message', onReport).off('exit', onExit).off('error', onExit)
    signal.removeEventListener('abort', onAbort)
  }

  /** Throws why the task failed, or why no task follows. */
  async function run(task: ZipTask) {
    if (failure) throw failure.error
    pending = Promise.withResolvers()
    send(task)
    return pending.promise
  }

  process.on('message', onReport).once('exit', onExit).once('error', onExit)
  if (!process.connected) onExit()
  signal.addEventListener('abort', onAbort)
  if (signal.aborted) onAbort()

  async function abandon() {
    failure ??= { error: new Error('the ZIP is abandoned') }
    send({ task: 'ABANDON' })
    await abandoned.promise
    await answering
    stopListening()
  }

  await run({ task: 'START', settings }).catch(async (error) => {
    await abandon()
    throw error
  })
  return {
    async add(entry, given) {
      content = piecesOf(given)
      await run({ task: 'ADD', entry })
    },
    addStored: async (entry, file) => (await run({ task: 'ADD_STORED', entry, ...file })).file!,
    async complete() {
      const { size } = await run({ task: 'COMPLETE' })
      stopListening()
      return size!
    },
    abandon,
  }
}
