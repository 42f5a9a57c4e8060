import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { rspack } from '@rspack/core'

import { root } from './compiler.ts'
import { versionOfModule } from './shared-versions.ts'

/** Shared by the remotes of the checks. */
export const CHECK_ROUTES = 'shared/checks/check-routes.tsx'

/** Components that the first pages lack. They are in one chunk; their styles are in that of the shell. */
export const LATER_COMPONENTS =
  /^shared\/ui\/(Check\w+|ChoiceBox|EmptyState|ProgressBar|RadioGroup|Select|TextArea)\.tsx$/

/** Fetched by the first page that needs it: the pages of the checks, and components that most pages lack. */
const isOnDemand = (file: string) =>
  [CHECK_ROUTES, 'shared/ui/Popover.tsx'].includes(file) || LATER_COMPONENTS.test(file)

/** Files without state, identity or React: each part that needs one contains it, so that the first page does without. */
const stateless =
  /^shared\/(ui\/(keep-clear-of|listen|use-dismiss|use-ignore-opening-double-click|use-steady-height)|forms\/type-into|session\/(of-document|watch))\.ts$/

/**
 * Shared modules with state, identity or React: `instanceof` and a store work only with one copy per page. The calls of a
 * resource in shared/api have none of these, so each part contains those it makes.
 */
const sharedFiles = [
  ...globSync('shared/{api/basics/{client,errors,store},{federation,forms,session,ui}/*}.{ts,tsx}', {
    cwd: root,
  }),
  CHECK_ROUTES,
]
  .filter((file) => !/\.(test|d)\.tsx?$/.test(file))
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !stateless.test(file))
  // The order of a folder differs between machines.
  .sort()

const versions = Object.fromEntries(sharedFiles.map((file) => [file, versionOfModule(file)]))

/**
 * Shared by shell and remotes; only the shell supplies them, because two session stores would contradict each other. The
 * version of our own files says what they are: a remote that was built with others is refused as a whole instead of half
 * working, and one that was built with the same can be deployed alone.
 */
export function sharedModules(role: 'host' | 'remote') {
  const packages = ['react', 'react-dom'].map((name) => [
    name,
    { singleton: true, ...(role === 'host' ? { eager: true } : { import: false as const }) },
  ])
  const own = sharedFiles.map((file) => [
    `#${file}`,
    {
      singleton: true,
      version: versions[file]!,
      requiredVersion: versions[file]!,
      strictVersion: true,
      // The path makes the host supply the file even when the host itself does not use it.
      ...(role === 'host' ? { import: `./${file}`, eager: !isOnDemand(file) } : { import: false as const }),
    },
  ])
  return Object.fromEntries([...packages, ...own])
}

/**
 * Rewrites relative imports of shared files to `#shared/…`. A remote may contain shared files with relative imports,
 * under which nothing is shared: it would get its own HTTP client, whose errors the shell does not recognise.
 */
export const importBySharedName = new rspack.NormalModuleReplacementPlugin(/^\.{1,2}\//, (request) => {
  const file = relative(root, join(request.context, request.request)).replaceAll('\\', '/')
  if (sharedFiles.includes(file)) request.request = `#${file}`
})
