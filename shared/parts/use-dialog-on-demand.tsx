import { type ComponentType, useState } from 'react'

import { useDialog } from '#shared/ui/use-dialog.tsx'

/**
 * A dialog that is fetched when it is wanted. Takes what fetches it. Gives `open`, which takes the button that was
 * pressed; `close`; and `show`, which takes what the dialog needs and gives what to render. When it does not come, that is said.
 */
export function useDialogOnDemand<Props extends { onClose: () => void }>(
  fetchDialog: () => Promise<ComponentType<Props>>,
) {
  const { alert, dialog: failure } = useDialog()
  const [Shown, setShown] = useState<ComponentType<Props>>()
  const close = () => setShown(undefined)

  async function open(button: HTMLElement) {
    // Safari does not focus what is clicked, and the dialog gives the focus back to what had it.
    button.focus()
    try {
      const dialog = await fetchDialog()
      setShown(() => dialog)
    } catch {
      await alert({
        title: 'Dit onderdeel is nu niet bereikbaar.',
        message: 'Laad de pagina opnieuw en probeer het nog eens.',
      })
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
