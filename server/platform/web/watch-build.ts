import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'

/** Of every build; the last one is written last. The lists name other files. */
const SHELL_LIST = 'integrity.json'
const LOADER_LIST = 'widgets/loader.json'
const PAGES = 'pages.json'
/** Looking takes some milliseconds, in which the server stands still. */
const CHECKED_FOR_MS = 1_000
const FILES = ['index.html', 'bw.js', SHELL_LIST, LOADER_LIST, PAGES]

/**
 * The first file that a complete build in `dist` has and this one lacks: its path in there. `elsewhere`: names of
 * remotes that are loaded from another place. A list that cannot be read counts as missing.
 */
function findMissingFile(dist: string, elsewhere: readonly string[]): string | undefined {
  let last = ''
  const read = (name: string) => {
    last = name
    return JSON.parse(readFileSync(join(dist, name), 'utf8'))
  }
  const isMissing = (name: string) => !existsSync(join(dist, name))
  try {
    const pages: { remote?: string }[] = Object.values(read(PAGES))
    const remotes = [...new Set(pages.flatMap(({ remote }) => remote ?? []))].filter(
      (name) => !elsewhere.includes(name),
    )
    const filesOf = (folder: string) =>
      Object.keys(read(`${folder}${SHELL_LIST}`)).map((name) => `${folder}${name}`)
    const { src } = read(LOADER_LIST) as { src: string }
    return [
      ...FILES,
      src.slice(1),
      ...filesOf(''),
      ...remotes.flatMap((name) => filesOf(`remotes/${name}/`)),
    ].find(isMissing)
  } catch {
    return last
  }
}

/** An instance without a complete build, as while somebody builds in place, is not ready. Says so in the log too. */
export function watchBuild(app: FastifyInstance, dist: string): void {
  let former: string | undefined
  let checkedAt = Number.NEGATIVE_INFINITY
  const check = () => {
    if (performance.now() - checkedAt < CHECKED_FOR_MS) return former && 'build'
    checkedAt = performance.now()
    const missing = findMissingFile(dist, Object.keys(app.config.remotes))
    if (missing && missing !== former)
      app.log.error({ file: missing }, 'the build is missing or incomplete, and no page works: npm run build')
    else if (former && !missing) app.log.info('the build is complete again')
    former = missing
    return missing && 'build'
  }
  check()
  app.readinessChecks.push(check)
}
