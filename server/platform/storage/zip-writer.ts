import { type PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'

import { ZipFile } from 'yazl'

import { PART_SIZE } from './stored-parts.ts'

type Part = { position: number; content: Uint8Array }

export type ZipEntry = { path: string; isCompressed: boolean; modifiedAt: Date }

export type ZipWriter = ReturnType<typeof startZip>

/** The buffer is used again once `store` resolves. Returns the number of bytes. */
async function storeInParts(content: AsyncIterable<Uint8Array>, store: (part: Part) => Promise<void>) {
  const buffer = Buffer.allocUnsafeSlow(PART_SIZE)
  let position = 0
  let filled = 0
  async function storeFilled() {
    await store({ position, content: buffer.subarray(0, filled) })
    position += filled
    filled = 0
  }
  for await (const chunk of content) {
    let rest = chunk
    while (rest.length > 0) {
      const taken = rest.subarray(0, PART_SIZE - filled)
      buffer.set(taken, filled)
      filled += taken.length
      rest = rest.subarray(taken.length)
      if (filled === PART_SIZE) await storeFilled()
    }
  }
  if (filled > 0) await storeFilled()
  return position
}

/**
 * Stores a ZIP in parts of at most `PART_SIZE` bytes while files are added, so that it takes the memory of one
 * part. `signal`: aborted to leave the ZIP incomplete.
 */
export function startZip(store: (part: Part) => Promise<void>, signal: AbortSignal) {
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  zip.on('error', (error) => output.destroy(error))
  const failing = new AbortController()
  const storing = storeInParts(output, store)
  storing.catch((error) => failing.abort(error))

  return {
    /** Adds one file at a time. Throws the error of `content`, of `store`, or the reason of `signal`. */
    async add(
      { path, isCompressed, modifiedAt }: ZipEntry,
      content: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>,
    ): Promise<void> {
      const stopping = AbortSignal.any([signal, failing.signal])
      const stream = Readable.from(content)
      zip.addReadStream(stream, path, { compress: !isCompressed, mtime: modifiedAt })
      await finished(stream, { signal: stopping, cleanup: true }).catch((error) => {
        stream.destroy()
        throw stopping.aborted ? stopping.reason : error
      })
    },
    /** Returns the size of the ZIP in bytes. Throws the error of `store`. */
    complete(): Promise<number> {
      zip.end()
      return storing
    },
    /** Leaves the ZIP incomplete. Resolves when nothing is being stored any more. */
    async abandon(): Promise<void> {
      output.destroy()
      await storing.catch(() => undefined)
    },
  }
}
