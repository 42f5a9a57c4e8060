import type { KeyboardEvent } from 'react'

type Actions = { goBack: (() => void) | undefined; goForward: () => void }

export const TYPED_IN = 'input:not([type="radio"], [type="checkbox"]), textarea, select'
const PRESSABLE = `${TYPED_IN}, input, a, button, summary`

/**
 * 1 to 9 choose an answer, the left arrow goes back, and Enter goes forward, also from the heading. The keys work in
 * the step alone, never on the page (WCAG 2.2, 2.1.4), and text fields keep theirs.
 */
export function handleAnswerKey(event: KeyboardEvent<HTMLFormElement>, { goBack, goForward }: Actions): void {
  const { key, currentTarget: form, target } = event
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
  // The events of a dialog bubble up here: in React's tree the dialog is inside this form.
  if (hasModifier || event.repeat || !(target instanceof Element) || !form.contains(target)) return
  if (target.closest(TYPED_IN)) return

  if (/^[1-9]$/.test(key)) {
    const answer = form.querySelectorAll<HTMLInputElement>('.bw-answer > label > input')[Number(key) - 1]
    answer?.focus()
    answer?.click()
  } else if (key === 'ArrowLeft' && goBack) {
    event.preventDefault()
    goBack()
  } else if (key === 'Enter' && !target.closest(PRESSABLE)) {
    event.preventDefault()
    goForward()
  }
}
