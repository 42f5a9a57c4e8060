import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** In hexadecimal digits: enough to tell builds apart. */
const ID_LENGTH = 12

function hashFiles(dist: string): string {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
  const hash = createHash('sha256')
  for (const file of files) {
    const content = createHash('sha256').update(readFileSync(file)).digest('hex')
    hash.update(`${content}  ${relative(dist, file).replaceAll('\\', '/')}\n`)
  }
  return hash.digest('hex').slice(0, ID_LENGTH)
}

/**
 * Identifies the build in `dist`: the start of a hash over the path and content of each file; undefined without a
 * build. Reads the files again when there is a new build.
 */
export function createBuildId(dist: string): () => string | undefined {
  let [id, builtAt] = ['', 0]
  return () => {
    // The build writes this file last.
    const changedAt = statSync(join(dist, 'pages.json'), { throwIfNoEntry: false })?.mtimeMs
    if (changedAt === undefined) return undefined
    if (changedAt !== builtAt) [id, builtAt] = [hashFiles(dist), changedAt]
    return id
  }
}
