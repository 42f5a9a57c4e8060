import type { PanelRequest } from '#shared/embed/modules.ts'

/** A request for a panel below an element of the page. */
export type PlacedRequest = PanelRequest & { link: HTMLElement }

/** Props of every panel. `onExpired` is called when the server no longer knows the session. */
export type PanelProps = { request: PlacedRequest; onClose: () => void; onExpired: () => void }
