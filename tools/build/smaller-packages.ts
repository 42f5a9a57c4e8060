import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { RuleSetRule } from '@rspack/core'

import type { Cut } from './cut-loader.ts'
import { kyCuts } from './ky-cuts.ts'
import { routerCuts } from './router-cuts.ts'

/** Throws when the package does not have the file. */
function cutFile(root: string, path: string, cuts: Cut[]): RuleSetRule {
  const file = join(root, 'node_modules', path)
  if (!existsSync(file)) throw new Error(`Nothing can be cut out of ${path}: there is no such file.`)
  return { test: file, use: { loader: join(root, 'tools/build/cut-loader.ts'), options: { cuts } } }
}

/** The rules for the router match its files for production only. `root`: the folder of the project. */
export const smallerPackages = (root: string): RuleSetRule[] =>
  Object.entries({ 'react-router': routerCuts, ky: kyCuts }).flatMap(([name, ofPackage]) =>
    Object.entries(ofPackage).map(([path, cuts]) => cutFile(root, `${name}/${path}`, cuts)),
  )
