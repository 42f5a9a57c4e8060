import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import type { FastifyBaseLogger } from 'fastify'

import { createChildProcess } from '../runtime/child-process.ts'
import type { Patch } from './location.ts'
import type { PictureResult, PictureTask } from './picture-process.ts'

/** Timeout of one picture, in milliseconds: ten times the largest on a quiet machine. */
const PICTURE_TIMEOUT_MS = 20_000
/** The process is killed after this time without pictures. */
const IDLE_TIMEOUT_MS = 60_000

/**
 * `patches`: remove the position from the picture; absent when the process failed before it had searched for one.
 * `thumbnail`: WebP without metadata; absent when there is none.
 */
export type PictureParts = { patches?: Patch[]; thumbnail?: Uint8Array | undefined }

/** What the process returned of a task. A key is absent when the process failed before. */
type Results = PictureParts & { preview?: Uint8Array | undefined }

/** Opens the bytes of a picture. */
type ReadPicture = () => Promise<AsyncIterable<Uint8Array>>

export type PictureReader = ReturnType<typeof startPictureReader>

/**
 * Creates the reader of pictures, which works in a child process, one picture at a time. The process starts with the
 * first picture, and is killed after `idleTimeout` without pictures, and when a picture takes longer than `timeout`;
 * both are in milliseconds. See docs/decisions/0018.
 */
export function startPictureReader(
  logger: FastifyBaseLogger,
  { timeout = PICTURE_TIMEOUT_MS, idleTimeout = IDLE_TIMEOUT_MS } = {},
) {
  const child = createChildProcess(logger, {
    file: join(import.meta.dirname, 'picture-process.ts'),
    hasInput: true,
    idleTimeout,
  })
  let last: Promise<unknown> = Promise.resolve()

  /** Writes a picture to the process, no faster than it reads. */
  async function write({ stdin }: ChildProcess, read: ReadPicture, signal: AbortSignal) {
    for await (const chunk of await read()) if (!stdin?.write(chunk)) await once(stdin!, 'drain', { signal })
  }

  async function run(task: PictureTask, read: ReadPicture): Promise<Results> {
    const process = child.ensure()
    const results: Results = {}
    const ended = new AbortController()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const end = (message: string) => {
      ended.abort()
      reject(new Error(message))
    }
    const onMessage = (result: PictureResult) => {
      Object.assign(results, result)
      if ('thumbnail' in result || 'preview' in result) resolve()
    }
    const onExit = () => end('the process for pictures died')
    const timer = setTimeout(() => end('a picture took too long'), timeout)
    process.on('message', onMessage).once('exit', onExit)
    try {
      process.send(task)
      await Promise.all([write(process, read, ended.signal), promise])
      child.release()
    } catch (error) {
      logger.warn({ err: error }, 'a picture could not be read')
      child.kill()
    } finally {
      clearTimeout(timer)
      process.off('message', onMessage).off('exit', onExit)
    }
    return results
  }

  /** Runs a task after those before it. */
  function runInTurn(task: PictureTask, read: ReadPicture): Promise<Results> {
    const result = last.then(() => run(task, read))
    last = result
    return result
  }

  return {
    /**
     * Returns the patches that remove the position from a picture, and its thumbnail. `read`: called when the process
     * is free, returns the bytes. Never throws: without a process there is neither.
     */
    read: (picture: { mediaType: string; size: number }, read: ReadPicture): Promise<PictureParts> =>
      runInTurn({ ...picture, makes: 'PARTS' }, read),

    /**
     * Returns the preview of a picture of `size` bytes: an upright JPEG of at most 1,280 pixels and 1 MB, without
     * metadata. 'UNREADABLE': there can be none; 'FAILED': the process or the storage failed, and another attempt may
     * succeed. Never throws.
     */
    async createPreview(size: number, read: ReadPicture): Promise<Uint8Array | 'UNREADABLE' | 'FAILED'> {
      const results = await runInTurn({ size, makes: 'PREVIEW' }, read)
      return 'preview' in results ? (results.preview ?? 'UNREADABLE') : 'FAILED'
    },
    stop: async () => child.kill(),
  }
}
