import type { SessionUser } from '#shared/session/session.ts'

// What was typed when a session ended, for when the same user is back. It stays in its tab, for one page and one user,
// and holds no passwords.

const KEY = 'bw_draft'

/**
 * `page`: path and query. `form`: the form's own name, '' when it has none. `entries`: names and values as the form would
 * post them.
 */
type Draft = { userId: number; page: string; form: string; entries: [string, string][] }
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const here = () => window.location.pathname + window.location.search

/** Without what is secret, and what nobody typed. A password that is shown is no password field for that moment. */
const isTyped = ({ type, autocomplete }: Control) =>
  !/^(password|hidden|submit|button)$/.test(type) && !/password/.test(autocomplete)

const controlsOf = (form: HTMLFormElement) =>
  [...(form.elements as unknown as Iterable<Control>)].filter((control) => control.name && isTyped(control))

const kept = (): Draft[] => JSON.parse(sessionStorage.getItem(KEY) ?? '[]')

function keep(drafts: Draft[]): void {
  if (drafts.length > 0) sessionStorage.setItem(KEY, JSON.stringify(drafts))
  else forgetDraft()
}

/** A form can hold a field called `name`, which then is its property of that name. */
const nameOf = (form: HTMLFormElement) => form.getAttribute('name') ?? ''

/**
 * Keeps what stands in `form` for the user with this id, beside what stands in other forms of the page and in the place
 * of whatever was kept before.
 */
export function keepDraft(form: HTMLFormElement, userId: number): void {
  const names = new Set(controlsOf(form).map(({ name }) => name))
  const entries = [...new FormData(form)].filter(([name]) => names.has(name)) as Draft['entries']
  const draft: Draft = { userId, page: here(), form: nameOf(form), entries }
  const others = kept().filter(
    (other) => other.userId === userId && other.page === draft.page && other.form !== draft.form,
  )
  keep([...others, draft])
}

/** Whether something is kept for when its user is back. */
export const hasDraft = () => sessionStorage.getItem(KEY) !== null

/** Whether something is kept of the form with this name on this page, for this user. */
export const hasDraftOf = (name: string, { id }: SessionUser) =>
  kept().some(({ userId, page, form }) => userId === id && page === here() && form === name)

/** Throws away what is kept. */
export const forgetDraft = () => sessionStorage.removeItem(KEY)

/** Gives what is kept for this user, this page and this form, once. What another user left is thrown away. */
export function takeDraft({ id }: SessionUser, form: HTMLFormElement): Draft['entries'] | undefined {
  if (id === null) return undefined
  const own = kept().filter(({ userId }) => userId === id)
  const draft = own.find(({ page, form: name }) => page === here() && name === nameOf(form))
  keep(own.filter((other) => other !== draft))
  return draft?.entries
}

/** Puts a value in a control as if it had been typed: React hears of it, and thinks it is news. */
function type(control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
  set?.call(control, value)
  for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }))
}

/** Puts what was kept back where it stood. Changes nothing that is so already, so that it may be done twice. */
export function fillForm(form: HTMLFormElement, entries: Draft['entries']): void {
  for (const control of controlsOf(form)) {
    const values = entries.flatMap(([name, value]) => (name === control.name ? value : []))
    if (control.type === 'checkbox' || control.type === 'radio') {
      const isWanted = values.includes(control.value)
      if (isWanted !== (control as HTMLInputElement).checked && (isWanted || control.type === 'checkbox'))
        control.click()
    } else if (values[0] !== undefined && control.value !== values[0]) type(control, values[0])
  }
}
