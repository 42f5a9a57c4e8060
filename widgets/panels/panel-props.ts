import type { PanelRequest } from '#shared/embed/modules.ts'

/** A request for a panel below an element of the page. */
export type PlacedRequest = PanelRequest & { link: HTMLElement }

/** Props of every panel. `onExpired` is called when the server no longer knows the session. */
export type PanelProps = { request: PlacedRequest; onClose: () => void; onExpired: () => void }

/** Props of each form for visitors who are not logged in, in the panel of the login. */
export type VisitorFormProps = {
  /** What was typed in the e-mail field of the form before this one. */
  email: string
  /** Called after a login. */
  onLoggedIn: () => void
  /** Called when the visitor has to log in with the password. */
  onPasswordRequired: (email: string) => void
}
