import { join } from 'node:path'
import { Readable } from 'node:stream'

import pg from 'pg'

import { type Connection, clusterIn } from '../database/connection.ts'
import { listMigrations } from '../database/migrate.ts'
import type { Config } from '../runtime/config.ts'
import { keepObjects } from '../storage/cleaner.ts'
import { listObjects, openObject } from '../storage/folder.ts'
import { startZip, type ZipWriter } from '../storage/zip-writer.ts'
import { copyCluster } from './copy-cluster.ts'
import { DATABASE, FILES, MANIFEST, type Manifest } from './manifest.ts'

type Source = { connection: Connection; config: Pick<Config, 'dataDir' | 's3'> }

async function addObjects(zip: ZipWriter, folder: string, modifiedAt: Date) {
  for (const key of await listObjects(folder)) {
    const object = await openObject(folder, key)
    if (object)
      await zip.add({ path: FILES + key, isCompressed: true, modifiedAt }, object.createReadStream())
  }
}

/**
 * Makes a ZIP of the embedded database and the uploaded files while both are in use, with everything acknowledged
 * when it began; files in a bucket are not in it. `store`: its buffer is used again once it resolves. Returns the size
 * in bytes. Throws the error of `store`, or of what is read.
 */
export async function backUp(
  { connection, config }: Source,
  store: (content: Uint8Array) => Promise<void>,
): Promise<number> {
  const now = new Date()
  const hasFiles = config.s3 === undefined
  const zip = startZip(({ content }) => store(content), new AbortController().signal)
  const session = new pg.Client(await connection.pool.findPrimary())
  session.on('error', () => {})
  try {
    await session.connect()
    // The copied database refers to objects that could be deleted while they are copied.
    await keepObjects(session)
    const manifest: Manifest = {
      format: 2,
      createdAt: now.toISOString(),
      migrations: await listMigrations(connection.db),
      hasFiles,
    }
    const isCompressed = false
    await zip.add(
      { path: MANIFEST, isCompressed, modifiedAt: now },
      Readable.from([JSON.stringify(manifest)]),
    )
    await copyCluster(session, clusterIn(config.dataDir), (name, content) =>
      zip.add({ path: DATABASE + name, isCompressed, modifiedAt: now }, content),
    )
    // After the database, so that the copy has every object that the copied database refers to.
    if (hasFiles) await addObjects(zip, join(config.dataDir, 'files'), now)
    return await zip.complete()
  } catch (error) {
    await zip.abandon()
    throw error
  } finally {
    await session.end()
  }
}
