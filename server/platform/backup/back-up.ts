import { join } from 'node:path'
import { Readable } from 'node:stream'

import pg from 'pg'

import { type Connection, clusterIn } from '../database/connection.ts'
import { listMigrations } from '../database/migrate.ts'
import type { Config } from '../runtime/config.ts'
import { keepObjects } from '../storage/cleaner.ts'
import { listObjects, readObject } from '../storage/folder.ts'
import { recordFault } from '../storage/lost-objects.ts'
import { listStored } from '../storage/object-checker.ts'
import { ObjectLostError } from '../storage/storage.ts'
import { isSame, type StoredObject } from '../storage/stored-parts.ts'
import { startZip, type ZipWriter } from '../storage/zip-writer.ts'
import { copyCluster } from './copy-cluster.ts'
import { DATABASE, FILES, MANIFEST, type Manifest } from './manifest.ts'

type Source = { connection: Connection; config: Pick<Config, 'dataDir' | 's3'> }

const CHECKSUMS = '061_checksums'

/** Returns which objects of the database are missing or changed; these are added as they are. */
async function addObjects(
  zip: ZipWriter,
  { connection: { db }, config }: Source,
  { createdAt, migrations }: Manifest,
) {
  const folder = join(config.dataDir, 'files')
  const modifiedAt = new Date(createdAt)
  const expected = new Map<string, StoredObject>()
  // Of a database before its upgrade, the restore compares them: it has no column for a checksum yet.
  if (migrations.includes(CHECKSUMS))
    for await (const object of listStored(db)) expected.set(object.key, object)
  const lost: ObjectLostError[] = []
  for (const key of await listObjects(folder)) {
    const content = await readObject(folder, key)
    if (!content) continue
    await zip.add({ path: FILES + key, isCompressed: true, modifiedAt }, [content])
    const object = expected.get(key)
    expected.delete(key)
    if (object && !(await isSame(object, content))) lost.push(new ObjectLostError(key, 'changed'))
  }
  for (const key of expected.keys()) lost.push(new ObjectLostError(key, 'missing'))
  for (const object of lost) await recordFault(db, object)
  return lost
}

/**
 * Makes a ZIP of the embedded database and the uploaded files while both are in use, with all that was acknowledged when
 * it began. `store`: its buffer is used again once it resolves. Returns which objects of files are missing or changed:
 * the backup is incomplete. Throws the error of `store`, or of what is read.
 */
export async function backUp(
  source: Source,
  store: (content: Uint8Array) => Promise<void>,
): Promise<ObjectLostError[]> {
  const { connection, config } = source
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
    const lost = hasFiles ? await addObjects(zip, source, manifest) : []
    await zip.complete()
    return lost
  } catch (error) {
    await zip.abandon()
    throw error
  } finally {
    await session.end()
  }
}
