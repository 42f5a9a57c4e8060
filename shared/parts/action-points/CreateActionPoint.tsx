import { useState } from 'react'

import type { ActionPointFields } from '#shared/domain/action-point.ts'
import { Button, type ButtonVariant } from '#shared/ui/Button.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { useDialogOnDemand } from '../use-dialog-on-demand.tsx'
import type { ActionPointSource } from './ActionPointDialog.tsx'

const importDialog = () =>
  import('./ActionPointDialog.tsx').then(({ ActionPointDialog }) => ActionPointDialog)

type Props = {
  companyId: number
  source: ActionPointSource
  /** Text of the button. */
  label: string
  variant: ButtonVariant
  /** Name of the risk that the button stands beside; part of the button's accessible name. */
  subject?: string
  /** Values of the fields when the dialog opens. */
  defaultValues: Partial<ActionPointFields>
  /** Called after the action point was created; the dialog stays open until the returned promise is settled. */
  onCreated?: (() => unknown) | undefined
}

/** A button that opens the dialog for a new action point, and a message once it was created. */
export function CreateActionPoint({ label, variant, subject, onCreated, ...dialogProps }: Props) {
  const dialog = useDialogOnDemand(importDialog)
  const [isCreated, setCreated] = useState(false)

  async function finish() {
    await onCreated?.()
    setCreated(true)
    dialog.close()
  }

  return (
    <>
      <div className="bw-actions">
        <Button
          variant={variant}
          aria-label={subject && `${label}: ${subject}`}
          onClick={({ currentTarget }) => dialog.open(currentTarget)}
        >
          {label}
        </Button>
      </div>
      {isCreated && (
        <Warning variant="success" title="Het actiepunt is gemaakt.">
          <a href={`/bedrijven/${dialogProps.companyId}/actiepunten`}>Bekijk de actiepunten</a>
        </Warning>
      )}
      {dialog.show({ ...dialogProps, onCreated: finish })}
    </>
  )
}
