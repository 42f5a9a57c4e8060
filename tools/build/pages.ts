import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page, Pages } from '#shared/domain/website/page.ts'
import type { PageConfig } from '#shared/domain/website/page-config.ts'
import { root } from './compiler.ts'
import { remotes } from './remote.ts'

const readPages = async (folder: string): Promise<Page[]> => {
  const { pages }: { pages: Pages } = await import(pathToFileURL(join(root, folder, 'pages.ts')).href)
  return Object.values(pages)
}

/** The pages of every part in the sources: of the shell and, by its name, of each remote. */
export const pagesOfParts: Record<string, Page[]> = { shell: await readPages('shell') }
// One after another: knip cannot load two modules at once that import the same one.
for (const name of remotes) pagesOfParts[name] = await readPages(`remotes/${name}`)

/** The paths of the pages of each remote, as the document lists them. */
export const pathsOfRemotes: PageConfig['pages'] = Object.fromEntries(
  remotes.map((name) => [name, pagesOfParts[name]!.map(({ path }) => path)]),
)
