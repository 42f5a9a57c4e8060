import type { SessionUser } from '#shared/session/session.ts'

// What was typed when a session ended, for when the same user is back. It stays in its tab, for one page and one user,
// and holds no passwords.

const KEY = 'bw_draft'

/** `page`: path and query. `entries`: names and values as the form would post them. */
type Draft = { userId: number; page: string; entries: [string, string][] }
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const here = () => window.location.pathname + window.location.search

/** Without what is secret, and what nobody typed. A password that is shown is no password field for that moment. */
const isTyped = ({ type, autocomplete }: Control) =>
  !/^(password|hidden|submit|button)$/.test(type) && !/password/.test(autocomplete)

const controlsOf = (form: HTMLFormElement) =>
  [...(form.elements as unknown as Iterable<Control>)].filter((control) => control.name && isTyped(control))

/** Keeps what stands in `form` for the user with this id, in the place of whatever was kept before. */
export function keepDraft(form: HTMLFormElement, userId: number): void {
  const names = new Set(controlsOf(form).map(({ name }) => name))
  const entries = [...new FormData(form)].filter(([name]) => names.has(name)) as Draft['entries']
  sessionStorage.setItem(KEY, JSON.stringify({ userId, page: here(), entries } satisfies Draft))
}

/** Whether something is kept for when its user is back. */
export const hasDraft = () => sessionStorage.getItem(KEY) !== null

/** Throws away what is kept. */
export const forgetDraft = () => sessionStorage.removeItem(KEY)

/** Gives what is kept for this user and this page, once. What another user left is thrown away. */
export function takeDraft({ id }: SessionUser): Draft['entries'] | undefined {
  const draft: Draft | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
  if (!draft || id === null || (draft.userId === id && draft.page !== here())) return undefined
  forgetDraft()
  return draft.userId === id ? draft.entries : undefined
}

/** Puts a value in a control as if it had been typed: React hears of it, and thinks it is news. */
function type(control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
  set?.call(control, value)
  for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }))
}

/** Puts what was kept back where it stood. Changes nothing that is so already, so that it may be done twice. */
export function fillIn(form: HTMLFormElement, entries: Draft['entries']): void {
  for (const control of controlsOf(form)) {
    const values = entries.flatMap(([name, value]) => (name === control.name ? value : []))
    if (control.type === 'checkbox' || control.type === 'radio') {
      const isWanted = values.includes(control.value)
      if (isWanted !== (control as HTMLInputElement).checked && (isWanted || control.type === 'checkbox'))
        control.click()
    } else if (values[0] !== undefined && control.value !== values[0]) type(control, values[0])
  }
}
