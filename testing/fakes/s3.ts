import { once } from 'node:events'
import { readdir, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

// @ts-expect-error: the package has no types
import S3rver from '@20minutes/s3rver'

import { createTemporaryFolder } from '../harness/temporary-folder.ts'

const BUCKET = 'beterwerk'

/** Of a slow service, in milliseconds: within every time limit of the server. */
const DELAY_MS = 2_000

const settingsOf = (port: number) => ({
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_BUCKET: BUCKET,
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
  S3_REGION: 'eu-west-1',
})

type Options = {
  /** It computes another signature of requests that list objects, with a slash less. */
  allowMismatchedSignatures?: boolean
}

export async function startService(options: Options = {}) {
  const directory = createTemporaryFolder('beterwerk-s3-')
  const service = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    ...options,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const { port } = (await service.run()) as AddressInfo

  return {
    port,
    folder: join(directory, BUCKET),
    settings: settingsOf(port),
    async stop() {
      await service.close()
      await rm(directory, { recursive: true })
    },
  }
}

/** An S3 service with an empty bucket, behind a proxy that can refuse, ignore and delay requests. */
export async function startS3(options: Options = {}) {
  const service = await startService(options)
  const sockets = new Set<Socket>()
  const deleted: string[] = []
  let mode: 'normal' | 'down' | 'silent' | 'slow' = 'normal'

  const proxy = createServer((near) => {
    if (mode === 'down') return near.destroy()
    const far = connect(service.port, '127.0.0.1')
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => near.destroy() && far.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    if (mode === 'silent') return undefined
    near.on('data', (data) => {
      const [, key] = data.toString('latin1').match(/^DELETE \/[^/]+\/([\w-]+)/) ?? []
      if (key) deleted.push(key)
    })
    near.pipe(far)
    const delay = mode === 'slow' ? DELAY_MS : 0
    far.on('data', (data) => {
      if (delay === 0) near.write(data)
      else setTimeout(() => near.write(data), delay)
    })
    far.on('end', () => setTimeout(() => near.end(), delay))
    return undefined
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const closeAll = () => {
    for (const socket of sockets) socket.destroy()
  }

  return {
    settings: settingsOf((proxy.address() as AddressInfo).port),
    async keys(): Promise<string[]> {
      const names = await readdir(service.folder)
      return names.flatMap((name) => name.match(/^(.*)\._S3rver_object$/)?.[1] ?? [])
    },
    /** The keys in requests to delete an object, in order, with repetitions. */
    deleted,
    /** Refuses connections, accepts them without a response, responds late, or works again. */
    setMode(next: typeof mode) {
      mode = next
      closeAll()
    },
    async stop() {
      closeAll()
      proxy.close()
      await service.stop()
    },
  }
}
