import { type ComponentType, useCallback, useEffect, useState } from 'react'

import { dialogIn, withDialog } from '#shared/federation/dialog-address.ts'
import { useLocation, useSearchParams } from '#shared/federation/router.ts'
import { useDialog } from '#shared/ui/use-dialog.tsx'
import { loadAnewOrSay } from './load-anew.ts'

/**
 * Open as long as the address says so: links can open it (`dialogHref`), Back closes it, and a user who had to log in
 * again finds it open. `fetchDialog`: imports its component, the same function at every rendering; when that fails, the
 * page is loaded anew, or an alert says why. `show`: takes the props of the dialog, and returns the element to render.
 */
export function useDialogInAddress<Props extends { onClose: () => void }>(
  name: string,
  fetchDialog: () => Promise<ComponentType<Props>>,
) {
  const { pathname } = useLocation()
  const [query, setQuery] = useSearchParams()
  const { alert, dialog: failure } = useDialog()
  const [Dialog, setDialog] = useState<ComponentType<Props>>()
  const isAsked = dialogIn(query) === name

  const open = () => setQuery((current) => withDialog(current, name), { preventScrollReset: true })
  const close = useCallback(
    () => setQuery((current) => withDialog(current, null), { replace: true, preventScrollReset: true }),
    [setQuery],
  )

  useEffect(() => {
    if (!isAsked) return
    let isCurrent = true
    fetchDialog().then(
      (component) => isCurrent && setDialog(() => component),
      async () => {
        if (!isCurrent) return
        await loadAnewOrSay(alert)
        close()
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isAsked, fetchDialog, alert, close])

  const show = (props: Omit<Props, 'onClose'>) => (
    <>
      {isAsked && Dialog && <Dialog {...({ ...props, onClose: close } as Props)} />}
      {failure}
    </>
  )
  return { open, close, isOpen: isAsked, href: `${pathname}?${withDialog(query, name)}`, show }
}
