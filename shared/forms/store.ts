import { sessionStore } from '#shared/session/store.ts'
import { saveDraft } from './draft.ts'

// The forms on the page that lose input when they are left.

type UnsavedForm = {
  /** null for a visitor. The page of a user who is gone is hidden, and what they typed is kept as a draft. */
  userId: number | null
  /** What closes it now is its own save. */
  isSaving: () => boolean
  ask: () => Promise<boolean>
  forget: () => void
}
type IsAffected = (form: HTMLFormElement) => boolean

const unsavedForms = new Map<HTMLFormElement, UnsavedForm>()
let question: Promise<boolean> | undefined
let numFinalActions = 0

const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault()

export function setUnsaved(form: HTMLFormElement, unsaved: UnsavedForm | undefined): void {
  if (unsaved) unsavedForms.set(form, unsaved)
  else unsavedForms.delete(form)
  // Only while it is needed: some browsers do not keep a page with this listener for Back.
  window[unsavedForms.size > 0 ? 'addEventListener' : 'removeEventListener'](
    'beforeunload',
    askBrowser as EventListener,
  )
}

const everyForm: IsAffected = () => true

export const isInDialog: IsAffected = (form) => form.closest('[role="dialog"]') !== null

function unsavedAmong(isAffected: IsAffected): UnsavedForm[] {
  const { id } = sessionStore.getState().user
  return [...unsavedForms].flatMap(([form, unsaved]) =>
    isAffected(form) && unsaved.userId === id && !unsaved.isSaving() ? unsaved : [],
  )
}

export const losesInput = (isAffected = everyForm) =>
  numFinalActions === 0 && unsavedAmong(isAffected).length > 0

/** Asks only if that loses input. One question at a time: who asks meanwhile gets its answer. */
export async function mayLeave(isAffected = everyForm): Promise<boolean> {
  if (!losesInput(isAffected)) return true
  const forms = unsavedAmong(isAffected)
  question ??= forms
    .at(-1)!
    .ask()
    .finally(() => {
      question = undefined
    })
  if (!(await question)) return false
  for (const { forget } of forms) forget()
  return true
}

/** As drafts, for a document that is loaded anew: the browser asks nothing. */
export function keepInput(): void {
  const { id } = sessionStore.getState().user
  for (const [form, { userId }] of unsavedForms) {
    if (userId === id) saveDraft(form, id)
    setUnsaved(form, undefined)
  }
}

/** `leave` removes these forms: at once, or when that loses input after the user has confirmed it. */
export function leaveForms(isAffected: IsAffected, leave: () => unknown): void {
  if (losesInput(isAffected)) void mayLeave(isAffected).then((isConfirmed) => isConfirmed && leave())
  else leave()
}

export const leaveFormOf = ({ form }: HTMLButtonElement, leave: () => unknown) =>
  leaveForms((other) => other === form, leave)

/** For what the user has confirmed already, such as a deletion: the page that it leads to asks nothing. */
export async function leaveFreely(run: () => Promise<unknown>): Promise<void> {
  numFinalActions++
  try {
    await run()
  } finally {
    numFinalActions--
  }
}
