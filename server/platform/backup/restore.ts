import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, realpath, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'

import type { FastifyBaseLogger } from 'fastify'
import * as v from 'valibot'
import { type Entry, openPromise, type ZipFile } from 'yauzl'

import { clusterIn, connect } from '../database/connection.ts'
import { createMigrator, migrate } from '../database/migrate.ts'
import { parseConfig } from '../runtime/config.ts'
import { openFolder } from '../storage/folder.ts'
import { checkObjects } from '../storage/object-checker.ts'
import type { ObjectLostError } from '../storage/storage.ts'
import { addEmptyFolders } from './copy-cluster.ts'
import { endAfterRestore } from './end-after-restore.ts'
import { DATABASE, FILES, MANIFEST, Manifest } from './manifest.ts'

/** Of DATA_DIR: what a backup contains. */
const PARTS = ['files', 'database']

/** The message is a sentence for the operator. */
export class RestoreError extends Error {}

/** Throws a RestoreError when the content differs from what was written. */
async function* contentOf(zip: ZipFile, entry: Entry) {
  const damaged = (cause?: unknown) =>
    new RestoreError(`The backup is damaged: ${entry.fileName} differs.`, { cause })
  const content = await zip.openReadStreamPromise(entry)
  let sum = 0
  try {
    for await (const chunk of content) {
      sum = crc32(chunk, sum)
      yield chunk
    }
  } catch (error) {
    throw damaged(error)
  }
  if (sum !== entry.crc32) throw damaged()
}

/** Throws a RestoreError for an incomplete ZIP. */
const openZip = (file: string): Promise<ZipFile> =>
  openPromise(file, { lazyEntries: true, autoClose: false }).catch(({ message }: Error) => {
    throw new RestoreError(`${file} is not a complete backup: ${message}`)
  })

/** Throws a RestoreError when it is missing, or of a later version of the product. */
async function readManifest(file: string): Promise<Manifest> {
  const zip = await openZip(file)
  try {
    const { value: first } = await zip.eachEntry().next()
    const content = first?.fileName === MANIFEST && (await json(await zip.openReadStreamPromise(first)))
    const manifest = v.safeParse(Manifest, content)
    if (!manifest.success) throw new RestoreError(`${file} is not a backup that this version can read.`)
    return manifest.output
  } finally {
    zip.close()
  }
}

/** Throws a RestoreError when an entry is damaged. */
async function unpack(file: string, folder: string) {
  const pathOf = (name: string) => {
    if (name.startsWith(DATABASE)) return join(clusterIn(folder), name.slice(DATABASE.length))
    const key = name.slice(FILES.length)
    return join(folder, 'files', key.slice(0, 2), key)
  }
  const zip = await openZip(file)
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName === MANIFEST) continue
      const path = pathOf(entry.fileName)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await pipeline(
        contentOf(zip, entry),
        createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
      )
    }
  } finally {
    zip.close()
  }
}

/** Throws a RestoreError when the folder contains data already. */
async function requireEmpty(dataDir: string) {
  for (const part of PARTS) {
    const folder = join(dataDir, part)
    if (existsSync(folder) && (await readdir(folder)).length > 0)
      throw new RestoreError(
        `${dataDir} contains data already. Stop the server and move them elsewhere, or set DATA_DIR to another folder.`,
      )
  }
}

/** Throws a RestoreError when the backup has tables that this version does not know. */
async function requireKnown({ migrations }: Manifest, known: string[]) {
  const unknown = migrations.find((name) => !known.includes(name))
  if (unknown)
    throw new RestoreError(`The backup is of a later version, with ${unknown}. Install that version first.`)
}

/**
 * Into `dataDir`, which must be empty. Migrates the database and ends what must not survive. `lost`: what the backup
 * lacks or has changed of the files. Throws a RestoreError when it is not possible; nothing remains of the attempt.
 */
export async function restore(
  file: string,
  dataDir: string,
  logger: FastifyBaseLogger,
): Promise<{ manifest: Manifest; lost: ObjectLostError[] }> {
  const manifest = await readManifest(file)
  await mkdir(dataDir, { recursive: true })
  await requireEmpty(dataDir)
  const unpacked = await mkdtemp(join(dataDir, 'restore-'))
  try {
    await unpack(file, unpacked)
    await addEmptyFolders(clusterIn(unpacked))
    const { db, close } = await connect(parseConfig({ DATA_DIR: unpacked }), logger).catch((cause) => {
      throw new RestoreError('The backup is damaged: its database does not open.', { cause })
    })
    let lost: ObjectLostError[] = []
    try {
      const known = await createMigrator(db).getMigrations()
      await requireKnown(
        manifest,
        known.map(({ name }) => name),
      )
      await migrate(db)
      await endAfterRestore(db)
      if (manifest.hasFiles) lost = await checkObjects(db, await openFolder(join(unpacked, 'files')))
    } finally {
      await close()
    }
    for (const part of PARTS) {
      await rm(join(dataDir, part), { recursive: true, force: true })
      await mkdir(join(unpacked, part), { recursive: true })
      await rename(join(unpacked, part), join(dataDir, part))
    }
    return { manifest, lost }
  } finally {
    // The database of root can have become a link to another place.
    const database = join(unpacked, 'database')
    if (existsSync(database)) await rm(await realpath(database), { recursive: true })
    await rm(unpacked, { recursive: true, force: true })
  }
}
