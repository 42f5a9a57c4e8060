import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page, Pages } from '#shared/domain/website/page.ts'
import type { PageConfig } from '#shared/domain/website/page-config.ts'
import { type Node, readSource } from '../source.ts'
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

type Property = Node & { key?: { name?: string }; value?: Node }

const propertiesOf = ({ properties }: Node) =>
  Object.fromEntries(
    ((properties ?? []) as Property[]).flatMap(({ key, value }) =>
      key?.name && value ? [[key.name, value]] : [],
    ),
  ) as Record<string, Node>

/** 'cart' of `pages.cart.path`. */
const pageNameIn = (node: Node | undefined) =>
  ((node?.object as Node | undefined)?.property as { name?: string } | undefined)?.name

/** Of `() => import('./CartPage.tsx')`. */
const requestIn = (node: Node | undefined) =>
  ((node?.body as Node | undefined)?.source as { value?: string } | undefined)?.value

/** Adds what each route of a list imports, by the path of its page; `outer`: of the route that the list belongs to. */
function addRequests(list: Node, pages: Pages, requests: Map<string, string>, outer?: string) {
  for (const route of (list.elements ?? []) as Node[]) {
    const { path, index, lazy, children } = propertiesOf(route)
    const own = path ? pages[pageNameIn(path) ?? '']?.path : index && outer
    const request = requestIn(lazy)
    if (own && request) requests.set(own, request)
    if (children) addRequests(children, pages, requests, own)
  }
}

/** What the routes of a remote import for each of its pages, by path. Without those that are made by a function. */
export async function requestsOfPages(remote: string): Promise<Map<string, string>> {
  const requests = new Map<string, string>()
  const file = join(root, 'remotes', remote, 'routes.tsx')
  if (!existsSync(file)) return requests
  const { pages }: { pages: Pages } = await import(
    pathToFileURL(join(root, 'remotes', remote, 'pages.ts')).href
  )
  const { tree } = readSource(file)
  const exported = (tree.body as Node[]).find(({ type }) => type === 'ExportDefaultDeclaration')
  const declaration = exported?.declaration as Node | undefined
  const layouts = propertiesOf((declaration?.expression ?? declaration) as Node)
  for (const list of Object.values(layouts)) addRequests(list, pages, requests)
  return requests
}
