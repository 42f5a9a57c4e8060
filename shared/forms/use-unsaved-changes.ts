import { type FormEvent, type RefObject, useEffect, useRef } from 'react'

import { isEmbedded } from '#shared/api/basics/store.ts'
import { sessionStore } from '#shared/session/store.ts'
import { useDialog } from '#shared/ui/use-dialog.tsx'
import { setUnsaved } from './store.ts'
import type { FormState } from './use-form.ts'

const MESSAGE = 'Wat je hebt ingevuld of veranderd, is nog niet opgeslagen. Als je weggaat, ben je het kwijt.'

/** A browser may fill in a password by itself. */
const isContent = ({ type, hidden, autocomplete }: HTMLInputElement) =>
  type !== 'hidden' && !hidden && !/current-password|one-time-code/.test(autocomplete)

/** To compare. An empty field equals one that is absent. */
function contentOf(form: HTMLFormElement): string {
  const controls = [...(form.elements as unknown as Iterable<HTMLInputElement>)].filter(isContent)
  const names = new Set(controls.map(({ name }) => name))
  const entries = [...new FormData(form)]
    .map(([name, value]) => [name, typeof value === 'string' ? value : value.name] as const)
    .filter(([name, text]) => names.has(name) && text !== '')
  return JSON.stringify(entries)
}

/**
 * Unsaved as long as the content differs from that before the first input, or from what was saved last. `mayBeLeft`:
 * never. Nor on a page of another website, which decides itself whether it may be left. Returns the handlers of the form, which call those of `useForm`, and `dialog`, which must be rendered beside
 * it.
 */
export function useUnsavedChanges(
  ref: RefObject<HTMLFormElement | null>,
  form: Pick<FormState, 'onChange' | 'onSubmit'>,
  mayBeLeft = false,
) {
  const { confirm, dialog } = useDialog()
  const saved = useRef<string>(undefined)
  const isTouched = useRef(false)
  const isTouchedAgain = useRef(false)
  const typist = useRef<number | null>(null)
  const numSaves = useRef(0)

  function update() {
    const element = ref.current
    if (!element || mayBeLeft || isEmbedded()) return
    const content = contentOf(element)
    // Until the user touches it, a form that shows other data is not changed.
    if (!isTouched.current) saved.current = content
    const unsaved = {
      userId: typist.current,
      isSaving: () => numSaves.current > 0,
      ask: () =>
        confirm({ message: MESSAGE }).then(
          () => true,
          () => false,
        ),
      forget() {
        isTouched.current = false
        update()
      },
    }
    setUnsaved(element, content === saved.current ? undefined : unsaved)
  }

  // At every rendering: what the user chooses may add fields, or remove them.
  useEffect(update)
  useEffect(() => {
    const element = ref.current
    return () => {
      if (element) setUnsaved(element, undefined)
    }
  }, [ref])

  return {
    dialog,
    onChange(event: FormEvent<HTMLFormElement>) {
      isTouched.current = true
      isTouchedAgain.current = true
      typist.current = sessionStore.getState().user.id
      update()
      form.onChange(event)
    },
    async onSubmit(event: FormEvent<HTMLFormElement>) {
      const element = event.currentTarget
      const submitted = contentOf(element)
      numSaves.current++
      isTouchedAgain.current = false
      if (await form.onSubmit(event)) {
        saved.current = submitted
        // Not by comparing: saving may empty a field, or show what was stored.
        isTouched.current = isTouchedAgain.current
      }
      numSaves.current--
      update()
    },
  }
}
