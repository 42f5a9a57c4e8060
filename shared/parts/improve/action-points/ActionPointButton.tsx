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
  label: string
  variant: ButtonVariant
  /** The risk that the button stands beside, as a part of its accessible name. */
  subject?: string | undefined
  defaultValues: Partial<ActionPointFields>
  /** The dialog stays open until the returned promise is settled. */
  onCreated: () => unknown
  children?: ReactNode
}

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
