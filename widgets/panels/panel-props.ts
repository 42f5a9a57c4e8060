import type { PanelRequest } from '#shared/embed/modules.ts'

export type PlacedRequest = PanelRequest & { link: HTMLElement }

/** `onExpired`: called when the server no longer knows the session. */
export type PanelProps = { request: PlacedRequest; onClose: () => void; onExpired: () => void }

export type VisitorFormProps = {
  email: string
  onLoggedIn: () => void
  /** Called when the visitor has to log in with the password. */
  onPasswordRequired: (email: string) => void
}
