import type { SessionUser } from '#shared/session/session.ts'
import { typeInto } from './type-into.ts'

// Drafts keep what somebody typed when the session ended, until the same user returns, and while the document is loaded
// anew. They are stored in the tab, for one page and one user, without passwords.

const KEY = 'bw_draft'

/** `userId`: null for a visitor. `page`: path and query. `form`: '' without a name. `key`: of a request that may have been carried out. */
type Draft = {
  userId: number | null
  page: string
  form: string
  entries: [string, string][]
  key?: string | undefined
}
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const currentPage = () => window.location.pathname + window.location.search

/** No secrets, no files, no buttons. A visible password is no password field. */
const isStorable = ({ type, autocomplete }: Control) =>
  !/^(password|hidden|file|submit|button)$/.test(type) && !/password|one-time-code/.test(autocomplete)

const controlsOf = (form: HTMLFormElement) =>
  [...(form.elements as unknown as Iterable<Control>)].filter(
    (control) => control.name && isStorable(control),
  )

const readDrafts = (): Draft[] => JSON.parse(sessionStorage.getItem(KEY) ?? '[]')

function writeDrafts(drafts: Draft[]): void {
  if (drafts.length > 0) sessionStorage.setItem(KEY, JSON.stringify(drafts))
  else deleteDrafts()
}

/** Not `form.name`: a control called `name` shadows that property. */
const nameOf = (form: HTMLFormElement) => form.getAttribute('name') ?? ''

/** A visitor may be the user who returns. */
const draftsFor = (userId: number | null) =>
  readDrafts().filter((draft) => userId === null || draft.userId === userId)

/** Deletes drafts of other users and pages. */
export function saveDraft(form: HTMLFormElement, userId: number | null): void {
  const names = new Set(controlsOf(form).map(({ name }) => name))
  const entries = [...new FormData(form)].filter(([name]) => names.has(name)) as Draft['entries']
  const draft: Draft = {
    userId,
    page: currentPage(),
    form: nameOf(form),
    entries,
    key: form.dataset.requestKey,
  }
  const others = draftsFor(userId).filter(
    (other) => other.userId !== userId || (other.page === draft.page && other.form !== draft.form),
  )
  writeDrafts([...others, draft])
}

export const hasDraft = () => sessionStorage.getItem(KEY) !== null

export const hasDraftOf = (name: string, { id }: SessionUser) =>
  readDrafts().some(({ userId, page, form }) => userId === id && page === currentPage() && form === name)

export const deleteDrafts = () => sessionStorage.removeItem(KEY)

/** Deletes it, and drafts of other users too. */
export function consumeDraft({ id }: SessionUser, form: HTMLFormElement): Draft['entries'] | undefined {
  const kept = draftsFor(id)
  const draft = kept.find(
    ({ userId, page, form: name }) => userId === id && page === currentPage() && name === nameOf(form),
  )
  writeDrafts(kept.filter((other) => other !== draft))
  if (draft?.key) form.dataset.requestKey = draft.key
  return draft?.entries
}

/** Fields that have the value already do not change, so that it can be repeated. */
export function fillForm(form: HTMLFormElement, entries: Draft['entries']): void {
  for (const control of controlsOf(form)) {
    const values = entries.flatMap(([name, value]) => (name === control.name ? value : []))
    if (control.type === 'checkbox' || control.type === 'radio') {
      const isWanted = values.includes(control.value)
      if (isWanted !== (control as HTMLInputElement).checked && (isWanted || control.type === 'checkbox'))
        control.click()
    } else if (values[0] !== undefined && control.value !== values[0]) typeInto(control, values[0])
  }
}
