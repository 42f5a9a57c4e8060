import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, sql } from 'kysely'

import type { Database } from '../database/schema.ts'
import { type CachedFile, contentOf, mediaTypes } from '../http/file-cache.ts'
import { startWorker, type Worker } from '../runtime/worker.ts'

// A page of another website may have pinned a loader of the widgets, which loads the modules that were built with it. A page
// of the portal that is open at a deployment loads the parts that it still lacks. The files of earlier builds are kept in
// the database, so that every server has them, wherever it was built.

type Db = Kysely<Database>

/** Source: docs/cms-editors.md. */
export const WIDGET_FILE_DAYS = 90
/** Of the portal: a page is seldom open for longer. */
export const PORTAL_FILE_DAYS = 14

const DAY_MS = 24 * 3_600_000
/** A new build may appear under a running server. */
const INTERVAL_MS = 60_000

/** Of those that are kept in memory: more than a page loads. */
const MAX_CACHED = 200
/** In a statement: a build has 2.4 MB of them. */
const FILES_AT_ONCE = 20

/** Names that are those of the content. The widgets are kept for longer. */
const BUILT_FILE = /^\/(remotes\/[a-z-]+\/|widgets\/)?[\w-]+\.[\da-f]{8}\.(js|css|svg|woff2)$/

const compress = promisify(brotliCompress)

async function recordBuild(db: Db, dist: string): Promise<void> {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((path) => `/${path.replaceAll('\\', '/')}`)
    .filter((path) => BUILT_FILE.test(path))
  if (names.length === 0) return
  const known = await db
    .updateTable('widgetFile')
    .set({ lastBuiltAt: sql<Date>`now()` })
    .where('name', 'in', names)
    .returning('name')
    .execute()
  const isKnown = new Set(known.map(({ name }) => name))
  const added = names.filter((name) => !isKnown.has(name))
  for (let start = 0; start < added.length; start += FILES_AT_ONCE)
    await db
      .insertInto('widgetFile')
      .values(
        added
          .slice(start, start + FILES_AT_ONCE)
          .map((name) => ({ name, content: readFileSync(join(dist, name)) })),
      )
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
}

/** Now, when there is a new build, and every day. Several servers can do so at once. */
export function keepBuiltFiles(db: Db, dist: string, logger: FastifyBaseLogger): Worker {
  let recorded: { builtAt: number; at: number } | undefined
  return startWorker({
    doNext: async () => {
      // The build writes this file last.
      const builtAt = statSync(join(dist, 'pages.json'), { throwIfNoEntry: false })?.mtimeMs
      const isKept = recorded?.builtAt === builtAt && Date.now() - recorded!.at < DAY_MS
      if (builtAt === undefined || isKept) return false
      await recordBuild(db, dist)
      recorded = { builtAt, at: Date.now() }
      return false
    },
    interval: INTERVAL_MS,
    name: 'built files',
    failure: 'the files of this build could not be kept',
    logger,
  })
}

export const findEarlierFiles = (db: Db) => {
  const found = new Map<string, CachedFile>()

  return async (path: string): Promise<CachedFile | undefined> => {
    if (!BUILT_FILE.test(path)) return undefined
    const cached = found.get(path)
    if (cached) return cached
    const row = await db
      .selectFrom('widgetFile')
      .select(['content', 'firstBuiltAt'])
      .where('name', '=', path)
      .executeTakeFirst()
    if (!row) return undefined
    const file = {
      mediaType: mediaTypes[extname(path)]!,
      modifiedAt: row.firstBuiltAt.getTime(),
      plain: contentOf(row.content),
      brotli: contentOf(await compress(row.content)),
    }
    if (found.size >= MAX_CACHED) found.clear()
    found.set(path, file)
    return file
  }
}
