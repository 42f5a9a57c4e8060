import { useState } from 'react'

import type { ActionPointFields, ActionPointOrigin } from '#shared/domain/action-point.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { useDialogOnDemand } from '../use-dialog-on-demand.tsx'

const importDialog = () =>
  import('./ActionPointDialog.tsx').then(({ ActionPointDialog }) => ActionPointDialog)

type Props = {
  companyId: number
  /** The answer that shows the risk; null when the action point does not come from a check. */
  origin: ActionPointOrigin | null
  /** Name of the risk or advice that the button stands beside; part of the button's accessible name. */
  subject: string
  /** Values of the fields when the dialog opens. */
  defaultValues: Partial<ActionPointFields>
  /** Called after the action point was created; the dialog stays open until the returned promise is settled. */
  onCreated?: () => unknown
}

/** A button that opens the dialog for a new action point, and a message once it was created. */
export function CreateActionPoint({ companyId, origin, subject, defaultValues, onCreated }: Props) {
  const dialog = useDialogOnDemand(importDialog)
  const [isCreated, setCreated] = useState(false)

  async function finish() {
    await onCreated?.()
    setCreated(true)
    dialog.close()
  }

  return (
    <>
      <Button
        variant="quiet"
        aria-label={`Maak hier een actiepunt van: ${subject}`}
        onClick={({ currentTarget }) => dialog.open(currentTarget)}
      >
        Maak hier een actiepunt van
      </Button>
      {isCreated && (
        <Warning variant="success" title="Het actiepunt is gemaakt.">
          <a href={`/bedrijven/${companyId}/actiepunten`}>Bekijk de actiepunten</a>
        </Warning>
      )}
      {dialog.show({ companyId, origin, defaultValues, onCreated: finish })}
    </>
  )
}
