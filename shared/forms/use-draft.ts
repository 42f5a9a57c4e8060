import { type RefObject, useEffect, useRef, useState } from 'react'

import { sessionStore } from '#shared/session/store.ts'
import { fillForm, keepDraft, takeDraft } from './draft.ts'

/**
 * Keeps what was typed in a form when its user's session ends, and puts it back when the same user returns.
 * Takes the form; gives whether something was put back.
 */
export function useDraft(ref: RefObject<HTMLFormElement | null>): boolean {
  const [isRestored, setRestored] = useState(false)
  const isTouched = useRef(false)

  useEffect(() => {
    const form = ref.current
    if (!form) return
    const touch = () => {
      isTouched.current = true
    }
    form.addEventListener('input', touch)
    const stop = sessionStore.subscribe(({ user }, { user: before }) => {
      if (isTouched.current && before.isLoggedIn && user.id !== before.id) keepDraft(form, before.id)
    })

    const draft = takeDraft(sessionStore.getState().user, form)
    if (draft) {
      fillForm(form, draft)
      // One answer may make another question appear.
      setTimeout(() => fillForm(form, draft))
      setRestored(true)
    }
    return () => {
      form.removeEventListener('input', touch)
      stop()
    }
  }, [ref])

  return isRestored
}
