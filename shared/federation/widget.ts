/** What a widget may know of the page it stands on. `portal`: the origin of the portal, for its links. */
export type WidgetPage = { portal: string }

/**
 * What the folder of a widget hands over, as the default export of its index.ts: fills the shadow root, once, and
 * keeps it up to date. The root holds a `<slot>`, so the editor's own link shows until the widget replaces it, and
 * goes on showing when the widget throws. Text only ever goes in as text: the page may demand trusted types.
 */
export type Widget = (root: ShadowRoot, page: WidgetPage) => void
