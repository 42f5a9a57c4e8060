import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Remote } from '../http/remote-integrity.ts'

/** The list of files with their integrity that the build writes for each part. */
const INTEGRITY = 'integrity.json'

/**
 * Returns the parts of the build with the integrity of their files: the shell and these remotes, as they are below
 * `staticUrl`. `dist`: the folder of the build.
 */
export const partsElsewhere = (dist: string, staticUrl: string, remotes: readonly string[]): Remote[] =>
  ['', ...remotes.map((name) => `remotes/${name}/`)]
    .filter((folder) => existsSync(join(dist, folder, INTEGRITY)))
    .map((folder) => ({
      entry: `${staticUrl}${folder}remoteEntry.js`,
      integrity: JSON.parse(readFileSync(join(dist, folder, INTEGRITY), 'utf8')),
    }))
