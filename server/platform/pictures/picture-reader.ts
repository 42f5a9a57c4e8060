import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import type { FastifyBaseLogger } from 'fastify'

import { createChildProcess } from '../runtime/child-process.ts'
import type { Patch } from './location.ts'
import type { PictureResult, PictureTask } from './picture-process.ts'

/** For one picture, in milliseconds: ten times the largest on a quiet machine. */
const PICTURE_TIMEOUT_MS = 20_000
/** Without pictures, after which the process is killed. */
const IDLE_TIMEOUT_MS = 60_000

/**
 * `patches`: remove the position; absent when the process failed before it had searched for one. `thumbnail`: WebP
 * without metadata; absent when there is none.
 */
export type PictureParts = { patches?: Patch[]; thumbnail?: Uint8Array | undefined }

type Results = PictureParts & { preview?: Uint8Array | undefined }

type ReadPicture = () => Promise<AsyncIterable<Uint8Array>>

export type PictureReader = ReturnType<typeof startPictureReader>

/**
 * Reads pictures one at a time in a child process, which starts with the first picture. It is killed after
 * `idleTimeout` without pictures, and when a picture takes longer than `timeout`, both in milliseconds. See
 * docs/decisions/0018.
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

  /** No faster than the process reads. */
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
    const timer = setTimeout(() => {
      end('a picture took too long')
      child.killIfCurrent(process, { isLate: true })
    }, timeout)
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

  function runInTurn(task: PictureTask, read: ReadPicture): Promise<Results> {
    const result = last.then(() => run(task, read))
    last = result
    return result
  }

  return {
    /**
     * `read`: called when the process is free, returns the bytes. Never throws: without a process there are neither
     * patches nor a thumbnail.
     */
    read: (picture: { mediaType: string; size: number }, read: ReadPicture): Promise<PictureParts> =>
      runInTurn({ ...picture, makes: 'PARTS' }, read),

    /**
     * An upright JPEG of at most 1,280 pixels and 1 MB, without metadata. `size`: of the picture, in bytes.
     * 'UNREADABLE': there can be none. 'FAILED': the process or the storage failed, and another attempt may
     * succeed. Never throws.
     */
    async createPreview(size: number, read: ReadPicture): Promise<Uint8Array | 'UNREADABLE' | 'FAILED'> {
      const results = await runInTurn({ size, makes: 'PREVIEW' }, read)
      return 'preview' in results ? (results.preview ?? 'UNREADABLE') : 'FAILED'
    },
    stop: async () => child.kill(),
  }
}
