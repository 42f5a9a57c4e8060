import type { PanelRequest } from '#shared/federation/widgets.ts'

/** Props of every panel. `onExpired` is called when the server no longer knows the session. */
export type PanelProps = { request: PanelRequest; onClose: () => void; onExpired: () => void }
