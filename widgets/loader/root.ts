import sheet from './closed.css'

/** An element with a place of our own in it, where the styles of the page do not reach. The page's content stays visible. */
function fill(host: HTMLElement): ShadowRoot {
  const root = host.attachShadow({ mode: 'open' })
  root.append(document.createElement('slot'))
  root.adoptedStyleSheets = [sheet]
  return root
}

/** Moves a link into an element that can hold something, and leaves the focus where it was. */
function wrap(link: HTMLElement, name: string): HTMLElement {
  const host = document.createElement('span')
  const focused = document.activeElement as HTMLElement | null
  host.dataset.bwWidget = name
  host.className = 'bw-wrapped'
  link.replaceWith(host)
  host.append(link)
  if (link.contains(focused)) focused?.focus()
  return host
}

/** An element right after a link, for what comes below it: the link itself stays where it is. */
function beside(link: HTMLElement): ShadowRoot {
  const next = link.nextElementSibling as HTMLElement | null
  if (next?.localName === 'bw-panel') return next.shadowRoot!
  const host = document.createElement('bw-panel')
  host.dataset.bwShows = 'panel'
  link.after(host)
  return fill(host)
}

/** Where to draw in the tag itself: over its link or at its edge. */
export const rootIn = (tag: HTMLElement, name: string): ShadowRoot => {
  if (tag.shadowRoot) return tag.shadowRoot
  return fill(tag.matches('a,button') ? wrap(tag, name) : tag)
}

/** Where to put what the tag opens: in it, or after it when it cannot hold anything. */
export const rootBelow = (tag: HTMLElement): ShadowRoot =>
  tag.matches('a,button') ? beside(tag) : (tag.shadowRoot ?? fill(tag))
