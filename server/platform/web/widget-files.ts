import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, sql } from 'kysely'

import type { Database } from '../database/schema.ts'
import { type CachedFile, contentOf } from '../http/file-cache.ts'
import { startWorker, type Worker } from '../runtime/worker.ts'

// A page of another website may have pinned a loader of the widgets, which loads the modules that were built with it. Their
// files are kept in the database, so that every server has those of earlier builds.

type Db = Kysely<Database>

/** Source: docs/cms-editors.md. */
export const WIDGET_FILE_DAYS = 90

const INTERVAL_MS = 24 * 3_600_000

const WIDGET_FILE = /^\/(bw|bw-if|widgets\/[a-z]+)\.[\da-f]{8}\.js$/

const compress = promisify(brotliCompress)

async function recordBuild(db: Db, dist: string): Promise<void> {
  const paths = ['', 'widgets/']
    .filter((folder) => existsSync(join(dist, folder)))
    .flatMap((folder) => readdirSync(join(dist, folder)).map((file) => `/${folder}${file}`))
  for (const name of paths.filter((path) => WIDGET_FILE.test(path)))
    await db
      .insertInto('widgetFile')
      .values({ name, content: readFileSync(join(dist, name)) })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ lastBuiltAt: sql<Date>`now()` }))
      .execute()
}

/** Now, and every day. Several servers can do so at once. */
export const keepWidgetFiles = (db: Db, dist: string, logger: FastifyBaseLogger): Worker =>
  startWorker({
    doNext: async () => {
      await recordBuild(db, dist)
      return false
    },
    interval: INTERVAL_MS,
    name: 'widget files',
    failure: 'the scripts of the widgets could not be kept',
    logger,
  })

export const findWidgetFiles = (db: Db) => {
  const found = new Map<string, CachedFile>()

  return async (path: string): Promise<CachedFile | undefined> => {
    if (!WIDGET_FILE.test(path)) return undefined
    const cached = found.get(path)
    if (cached) return cached
    const row = await db
      .selectFrom('widgetFile')
      .select(['content', 'firstBuiltAt'])
      .where('name', '=', path)
      .executeTakeFirst()
    if (!row) return undefined
    const file = {
      mediaType: 'application/javascript; charset=utf-8',
      modifiedAt: row.firstBuiltAt.getTime(),
      plain: contentOf(row.content),
      brotli: contentOf(await compress(row.content)),
    }
    found.set(path, file)
    return file
  }
}
