// An editor's tag in its three forms: an element of our own, a marked element around a link, or a link that kept only
// its address. What it is called and what it was given stand in its name, its attributes or the fragment of its address.

const names = ['login', 'cart', 'companies', 'invite', 'add-to-cart'] as const
export type WidgetName = (typeof names)[number]

const elements = names.map((name) => `bw-${name},[data-bw-widget="${name}"]:not(a,button)`).join()
const links = names.map((name) => `a[href*="#bw-${name}"],:is(a,button)[data-bw-widget="${name}"]`).join()
const everything = `${elements},${links}`

const fragmentOf = (tag: Element) => tag.getAttribute('href')?.split('#bw-')[1]?.split('?') ?? []

export const nameOf = (tag: HTMLElement) =>
  (tag.dataset.bwWidget ?? (/^bw-(.+)/.exec(tag.localName)?.[1] || fragmentOf(tag)[0])) as WidgetName

/** What an editor wrote for the option `key`, '' when nothing. */
export const optionOf = (tag: HTMLElement, key: string): string =>
  tag.dataset[key] ??
  (tag.localName.startsWith('bw-') ? tag.getAttribute(key) : undefined) ??
  new URLSearchParams(fragmentOf(tag)[1]).get(key) ??
  ''

/** The tag that `element` is in, or is itself. A link inside a marked element is that element's. */
export const tagAround = (element: Element) =>
  (element.closest(elements) ?? element.closest(links)) as HTMLElement | null

/** All tags in and below `node`. */
export const tagsIn = (node: Element): HTMLElement[] =>
  [node, ...node.querySelectorAll<HTMLElement>(everything)].filter(
    (tag): tag is HTMLElement => tag.matches(everything) && tagAround(tag) === tag,
  )
