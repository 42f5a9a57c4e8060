import type { ReactNode } from 'react'

import type { ActionPointFields } from '#shared/domain/improve/action-point.ts'
import { useDialogOnDemand } from '#shared/parts/basics/use-dialog-on-demand.tsx'
import { Button, type ButtonVariant } from '#shared/ui/Button.tsx'
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
  subject?: string | undefined
  /** Values of the fields when the dialog opens. */
  defaultValues: Partial<ActionPointFields>
  /** Called after the action point was created; the dialog stays open until the returned promise is settled. */
  onCreated: () => unknown
  /** Links beside the button. */
  children?: ReactNode
}

/** A button that opens the dialog for a new action point. */
export function ActionPointButton({ label, variant, subject, onCreated, children, ...dialogProps }: Props) {
  const dialog = useDialogOnDemand(importDialog)

  async function finish() {
    await onCreated()
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
        {children}
      </div>
      {dialog.show({ ...dialogProps, onCreated: finish })}
    </>
  )
}
