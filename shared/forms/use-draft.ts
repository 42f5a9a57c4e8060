import { type RefObject, useEffect, useRef, useState } from 'react'

import { sessionStore } from '#shared/session/store.ts'
import { consumeDraft, fillForm, saveDraft } from './draft.ts'

/** Saved when the session ends, and restored when the same user returns. Returns whether a draft was restored. */
export function useDraft(ref: RefObject<HTMLFormElement | null>): boolean {
  const [isRestored, setRestored] = useState(false)
  const isTouched = useRef(false)

  useEffect(() => {
    const form = ref.current
    if (!form) return
    const markTouched = () => {
      isTouched.current = true
    }
    form.addEventListener('input', markTouched)
    const unsubscribe = sessionStore.subscribe(({ user }, { user: before }) => {
      if (isTouched.current && before.isLoggedIn && user.id !== before.id) saveDraft(form, before.id)
    })

    const draft = consumeDraft(sessionStore.getState().user, form)
    if (draft) {
      fillForm(form, draft)
      // A restored value may make another field appear.
      setTimeout(() => fillForm(form, draft))
      setRestored(true)
    }
    return () => {
      form.removeEventListener('input', markTouched)
      unsubscribe()
    }
  }, [ref])

  return isRestored
}
