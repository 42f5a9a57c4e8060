import { type ComponentType, useState } from 'react'

import { isInDialog, leaveForms } from '#shared/forms/store.ts'
import { useDialog } from '#shared/ui/use-dialog.tsx'
import { loadAnewOrSay } from './load-anew.ts'

/**
 * `fetchDialog`: imports the component when the dialog is opened; when that fails, the page is loaded anew, or an alert
 * says why. `open`: takes the button that was pressed. `close`: first asks when that loses input. `show`: takes the props of the dialog, and
 * returns the element to render.
 */
export function useDialogOnDemand<Props extends { onClose: () => void }>(
  fetchDialog: () => Promise<ComponentType<Props>>,
) {
  const { alert, dialog: failure } = useDialog()
  const [Shown, setShown] = useState<ComponentType<Props>>()
  const close = () => leaveForms(isInDialog, () => setShown(undefined))

  async function open(button: HTMLElement) {
    // Safari does not focus a clicked button, and a closing dialog returns focus to the element that had it.
    button.focus()
    try {
      const dialog = await fetchDialog()
      setShown(() => dialog)
    } catch {
      await loadAnewOrSay(alert)
    }
  }

  const show = (props: Omit<Props, 'onClose'>) => (
    <>
      {Shown && <Shown {...({ ...props, onClose: close } as Props)} />}
      {failure}
    </>
  )
  return { open, close, show }
}
