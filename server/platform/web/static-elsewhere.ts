import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Remote } from '../http/remote-integrity.ts'

const INTEGRITY = 'integrity.json'

/** The shell and these remotes below `staticUrl`, with the integrity of their files. `dist`: the build. */
export const partsElsewhere = (dist: string, staticUrl: string, remotes: readonly string[]): Remote[] =>
  ['', ...remotes.map((name) => `remotes/${name}/`)]
    .filter((folder) => existsSync(join(dist, folder, INTEGRITY)))
    .map((folder) => ({
      entry: `${staticUrl}${folder}remoteEntry.js`,
      integrity: JSON.parse(readFileSync(join(dist, folder, INTEGRITY), 'utf8')),
    }))
