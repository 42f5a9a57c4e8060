/**
 * What the folder of a widget hands over, as the default export of its index.ts: fills the shadow root, once, and
 * keeps it up to date. The root holds a `<slot>`, so the editor's own link shows until the widget replaces it, and
 * goes on showing when the widget throws. Text only ever goes in as text: the page may demand trusted types.
 * `portal` is the origin of the portal, for the widget's links.
 */
export type Widget = (root: ShadowRoot, page: { portal: string }) => void
