import type { Beterwerk } from '#shared/embed/site-api.ts'
import { ofDocument } from '#shared/session/of-document.ts'
import { loading } from './store.ts'

export type LoadOptions = {
  /** The address of the portal, such as `https://mijn.voorbeeld.nl`. */
  portal: string
  /** The integrity of the loader, from `/widgets/loader.json` of the portal: the page then loads that version only. */
  integrity?: string | undefined
  /** The nonce of the content security policy of the page. */
  nonce?: string | undefined
  /** The parent domain of the shared cookie, when it is not the domain that page and portal have in common. */
  cookieDomain?: string | undefined
}

/** The first eight hexadecimal digits of its SHA-384. */
const pinOf = (integrity: string) =>
  Array.from(atob(integrity.replace('sha384-', '')).slice(0, 4), (byte) =>
    byte.charCodeAt(0).toString(16).padStart(2, '0'),
  ).join('')

/** The tag of the page itself, when it may still be loading. */
const findTag = (portal: string) =>
  ofDocument('readyState') === 'complete'
    ? null
    : ofDocument('querySelector').call(document, `script[src^="${new URL('/bw.', portal)}"]`)

function addTag({ portal, integrity = '', nonce, cookieDomain }: LoadOptions): Element {
  const tag = ofDocument('createElement').call(document, 'script') as HTMLScriptElement
  const { href } = new URL(integrity ? `/bw.${pinOf(integrity)}.js` : '/bw.js', portal)
  if (cookieDomain !== undefined) tag.dataset.cookieDomain = cookieDomain
  // As an attribute: the loader looks for it, to give its modules the same.
  if (nonce !== undefined) tag.setAttribute('nonce', nonce)
  Object.assign(tag, { type: 'module', integrity, src: href })
  ofDocument('head').append(tag)
  return tag
}

/** An element of the page may have the same name. */
const running = () => window.bw?.ready

async function load(options: LoadOptions): Promise<Beterwerk> {
  if (!running()) {
    const present = findTag(options.portal)
    const tag = present ?? addTag(options)
    await new Promise((settle) => {
      tag.addEventListener('load', settle)
      tag.addEventListener('error', settle)
      // The tag of the page may have failed by now.
      if (present) addEventListener('load', settle)
    })
    if (!running()) {
      if (!present) tag.remove()
      throw new Error(`The widgets of ${options.portal} cannot be loaded, or share no cookie with this page`)
    }
  }
  return running()!
}

/**
 * Loads the widgets once, however often it is called; the first call decides how. Resolves when user and cart are
 * known. Rejects when the widgets cannot be loaded, or page and portal share no cookie: links then lead to the portal,
 * and the next call tries again. Never settles on a server.
 */
export function loadWidgets(options: LoadOptions): Promise<Beterwerk> {
  if (typeof document === 'undefined') return new Promise(() => undefined)
  loading.widgets ??= load(options).catch((error) => {
    loading.widgets = undefined
    throw error
  })
  return loading.widgets
}
