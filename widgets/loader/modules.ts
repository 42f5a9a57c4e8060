import type {
  CatalogueProduct,
  ImportModule,
  ModuleVersion,
  Preload,
  WidgetModule,
} from '#shared/embed/modules.ts'
import { createElement, firstIn } from '#shared/embed/page.ts'
import { portalOrigin } from '#shared/embed/portal-origin.ts'
import { ofDocument } from '#shared/session/of-document.ts'
import { loading } from './store.ts'

/** Of the same build, filled in by `fillInModules`. */
declare const __MODULES__: Record<WidgetModule, ModuleVersion>
const modules = __MODULES__

const addressOf = (module: string, version: ModuleVersion) =>
  new URL(`widgets/${module}${version.slice(0, 9)}.js`, import.meta.url).href

/** After a failure, the next call starts it again. */
function once<Result>(key: string, start: () => Promise<Result>): Promise<Result> {
  loading[key] ??= start().catch((error) => {
    delete loading[key]
    throw error
  })
  return loading[key] as Promise<Result>
}

/** Without running it. Rejects when it cannot be loaded, or was not built together with this script. */
export const preload: Preload = (module, version) =>
  once(module, () => {
    const link = createElement('link')
    const hash = version.slice(9)
    return new Promise((onload, onerror) => {
      const integrity = hash && `sha256-${hash}=`
      // For a page whose policy allows scripts by a nonce.
      const nonce = firstIn(ofDocument('documentElement'), 'script[nonce]')?.nonce ?? ''
      const rel = 'modulepreload'
      Object.assign(link, { rel, href: addressOf(module, version), integrity, nonce, onload, onerror })
      ofDocument('head').append(link)
    }).finally(() => link.remove())
  })

/**
 * Rejects like `preload`. Runs once: the browser may resolve several imports in any order, and products are added in
 * the order of the clicks.
 */
export const importModule: ImportModule = (module) =>
  once(`${module}()`, async () => {
    const version = modules[module]
    await preload(module, version)
    return import(/* webpackIgnore: true */ addressOf(module, version))
  })

export const preloadLogin = () => preload('login', modules.login)

export const loadCatalogue = () =>
  once('catalogue', async (): Promise<CatalogueProduct[]> => {
    const url = `${portalOrigin}/rest/products`
    const response = await fetch(url)
    if (!response.ok) throw new Error(url)
    return (await response.json()).responseObject
  })
