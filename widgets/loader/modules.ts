import type { WidgetModule } from '#shared/embed/modules.ts'
import { createElement, firstIn } from '#shared/embed/page.ts'
import { ofDocument } from '#shared/session/of-document.ts'
import { loading } from './store.ts'

/**
 * What the build knows of each module (`pinLoader`): the part of its file name that changes with its content, of 9
 * characters, and its SHA-256 in base64; '' in development.
 */
declare const __MODULES__: Record<WidgetModule, string>
const modules = __MODULES__

const addressOf = (module: WidgetModule) =>
  new URL(`widgets/${module}${modules[module].slice(0, 9)}.js`, import.meta.url).href

/** Starts something once. After it failed, the next call starts it again. */
function once<Result>(key: string, start: () => Promise<Result>): Promise<Result> {
  loading[key] ??= start().catch((error) => {
    delete loading[key]
    throw error
  })
  return loading[key] as Promise<Result>
}

/**
 * Loads a module without running it. The browser compares it with what was built together with this script, and keeps it
 * for an import. Rejects when it cannot be loaded or differs.
 */
export const preload = (module: WidgetModule): Promise<unknown> =>
  once(module, () => {
    const link = createElement('link')
    const hash = modules[module].slice(9)
    return new Promise((onload, onerror) => {
      const integrity = hash && `sha256-${hash}`
      // Of a page whose policy allows scripts by a nonce.
      const nonce = firstIn(ofDocument('documentElement'), 'script[nonce]')?.nonce ?? ''
      const rel = 'modulepreload'
      Object.assign(link, { rel, href: addressOf(module), integrity, nonce, onload, onerror })
      ofDocument('head').append(link)
    }).finally(() => link.remove())
  })

/**
 * Loads and runs a module. Rejects like `preload`. Once, because the browser may resolve several imports in any order, and
 * products are added in the order of the clicks.
 */
export const importModule = <Module>(module: WidgetModule): Promise<Module> =>
  once(`${module}()`, async () => {
    await preload(module)
    return import(/* webpackIgnore: true */ addressOf(module))
  })
