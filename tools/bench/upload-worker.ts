import { once } from 'node:events'
import { setPriority } from 'node:os'
import { Readable } from 'node:stream'
import { parentPort, workerData } from 'node:worker_threads'

import { MAX_FILE_SIZE } from '#shared/domain/files/company-record.ts'

// A thread that uploads files of the maximum size until it receives a message. It then sends the time of the slowest
// upload, in milliseconds, and ends.

/** `recordUrl`: the item of the company file. `uploads`: how many at once. */
export type UploadTask = { recordUrl: string; headers: Record<string, string>; uploads: number }

// In reality users have their own machines, so they get the processor time that the server leaves.
setPriority(19)
const { recordUrl, headers, uploads } = workerData as UploadTask

async function* form(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.bin"\r\n\r\n')
  const piece = Buffer.alloc(65_536)
  for (let sent = 0; sent < MAX_FILE_SIZE; sent += piece.length) yield piece
  yield Buffer.from('\r\n--x--\r\n')
}

/** Returns the duration of the upload, in milliseconds. */
async function uploadOnce(): Promise<number> {
  const start = performance.now()
  const response = await fetch(`${recordUrl}/files`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
    body: Readable.toWeb(Readable.from(form())),
    duplex: 'half',
  } as RequestInit)
  if (!response.ok) throw new Error(`an upload was answered with ${response.status}`)
  const time = performance.now() - start
  const { id } = (await response.json()).responseObject
  const { 'content-type': _, ...withoutBody } = headers
  await fetch(`${recordUrl}/files/${id}`, { method: 'DELETE', headers: withoutBody })
  return time
}

let isDone = false
const stopped = once(parentPort!, 'message').then(() => {
  isDone = true
})
const times: number[] = []
const upload = async () => {
  while (!isDone) times.push(await uploadOnce())
}
await Promise.all([stopped, ...Array.from({ length: uploads }, upload)])
parentPort!.postMessage(Math.max(...times))
