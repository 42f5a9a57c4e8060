import type { ReactNode } from 'react'

import type { ActionPointFields } from '#shared/domain/action-point.ts'
import { useCompany } from '#shared/federation/company.ts'
import type { ActionPointSource } from '#shared/parts/action-points/ActionPointDialog.tsx'
import { useDialogOnDemand } from '#shared/parts/use-dialog-on-demand.tsx'
import { Button, type ButtonVariant } from '#shared/ui/Button.tsx'

const importDialog = () =>
  import('#shared/parts/action-points/ActionPointDialog.tsx').then(
    ({ ActionPointDialog }) => ActionPointDialog,
  )

type Props = {
  variant: ButtonVariant
  source: ActionPointSource
  /** Values of the fields when the dialog opens. */
  defaultValues: Partial<ActionPointFields>
  /** Called after the action point was created; the dialog stays open until the returned promise is settled. */
  onCreated: () => unknown
  /** Links beside the button. */
  children?: ReactNode
}

/** The button of a next step that opens the dialog for a new action point. */
export function MakeActionPoint({ variant, source, defaultValues, onCreated, children }: Props) {
  const { id } = useCompany()
  const dialog = useDialogOnDemand(importDialog)

  async function finish() {
    await onCreated()
    dialog.close()
  }

  return (
    <>
      <div className="bw-actions">
        <Button variant={variant} onClick={({ currentTarget }) => dialog.open(currentTarget)}>
          Maak er een actiepunt van
        </Button>
        {children}
      </div>
      {dialog.show({ companyId: id, source, defaultValues, onCreated: finish })}
    </>
  )
}
