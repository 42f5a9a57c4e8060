import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** The files by their path, in the order of the ZIP. Checks names and checksums, with another library than makes it. */
export async function readZip(bytes: Uint8Array): Promise<Record<string, Buffer>> {
  const zip = await fromBufferPromise(Buffer.from(bytes))
  const files: Record<string, Buffer> = {}
  for await (const entry of zip.eachEntry())
    files[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry))
  return files
}
