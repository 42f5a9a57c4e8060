import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'

export const HASHED = /\.[\da-f]{8,}\.\w+$/

/** Plain names, so that no path leads out of the folder; no name starts with a dot. */
const FILE_PATH = /^(\/\w[\w.-]*)+$/
/** In characters: the file system refuses to look for much longer paths. */
const MAX_PATH_LENGTH = 255

/** A build takes less, in milliseconds. A younger file may still be written, or not be compressed yet. */
const BUILD_TIME_MS = 60_000

/** Of the files that the server sends, by extension. */
export const mediaTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

type Content = { bytes: Buffer; etag: string }

/** `brotli`: the compressed form, where the build made one. `modifiedAt`: milliseconds since 1970. */
export type CachedFile = {
  mediaType: string
  modifiedAt: number
  plain: Content
  brotli: Content | undefined
}

export const contentOf = (bytes: Buffer): Content => ({
  bytes,
  etag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
})

const read = (path: string) => contentOf(readFileSync(path))

/** In milliseconds since 1970; undefined when there is no such file. */
function changedAt(path: string): number | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats?.isFile() ? stats.mtimeMs : undefined
}

/**
 * Caches the files in a folder when they are first asked for, and returns undefined where there is none. One with a
 * hash in its name is not looked at again, to spare the disk and its threads. Of others the date is looked up each
 * time, because a new build may appear under a running server. A deleted file stays.
 */
export function createFileCache(root: string): (path: string) => CachedFile | undefined {
  const files = new Map<string, CachedFile & { compressedAt: number | undefined; isFinal: boolean }>()

  return (path) => {
    const mediaType = mediaTypes[extname(path)]
    if (!mediaType || path.length > MAX_PATH_LENGTH || !FILE_PATH.test(path)) return undefined
    const cached = files.get(path)
    if (cached?.isFinal) return cached
    const name = join(root, path)
    const modifiedAt = changedAt(name)
    if (modifiedAt === undefined) return cached
    const compressedAt = changedAt(`${name}.br`)
    if (modifiedAt === cached?.modifiedAt && compressedAt === cached.compressedAt) return cached
    // The compressed form of an earlier build is older than the file.
    const isCompressed = compressedAt !== undefined && compressedAt >= modifiedAt
    const file = {
      mediaType,
      modifiedAt,
      plain: read(name),
      brotli: isCompressed ? read(`${name}.br`) : undefined,
      compressedAt,
      isFinal: HASHED.test(path) && Date.now() - modifiedAt > BUILD_TIME_MS,
    }
    files.set(path, file)
    return file
  }
}
