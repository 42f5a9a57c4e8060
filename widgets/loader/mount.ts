import type { Widget } from '#shared/federation/widget.ts'
import { configureSession, followCookie } from '#shared/session/store.ts'

/** Every folder beside this one is a widget. One file for all of them: what is heavy, a widget imports when it is used. */
const widgets = import.meta.webpackContext('..', { regExp: /^\.\/(?!loader\/)[\w-]+\/index\.tsx?$/ })

/** The tag that loaded us tells where the portal is, and under which domain it shares its cookie. */
const script = document.querySelector<HTMLScriptElement>('script[src*="/widgets/loader.js"]')
const portal = new URL(script?.src ?? location.href).origin

/** An editor's tag in its three forms: an element of our own, a marked element, or a link that kept only its address. */
const tags = (name: string) =>
  document.querySelectorAll<HTMLElement>(`bw-${name}, [data-bw-widget="${name}"], a[href$="#bw-${name}"]`)

/** A link cannot hold a widget itself: it moves into an element that can. */
function hostOf(tag: HTMLElement) {
  if (!(tag instanceof HTMLAnchorElement)) return tag
  const host = document.createElement('span')
  tag.replaceWith(host)
  host.append(tag)
  return host
}

/** One widget that fails leaves its link as it was and the other widgets alone. */
function mount(tag: HTMLElement, path: string) {
  try {
    const root = hostOf(tag).attachShadow({ mode: 'open' })
    root.append(document.createElement('slot'))
    const { default: widget } = widgets(path) as { default: Widget }
    widget(root, { portal })
  } catch (error) {
    reportError(error)
  }
}

configureSession({ cookieDomain: script?.dataset.cookieDomain })
followCookie()
for (const path of widgets.keys()) {
  const [, name] = path.split('/')
  for (const tag of tags(name!)) mount(tag, path)
}
