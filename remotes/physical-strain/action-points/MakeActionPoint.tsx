import { useState } from 'react'

import type { ActionPointOrigin } from '#shared/domain/action-point.ts'
import { useCompany } from '#shared/federation/company.ts'
import { useDialogOnDemand } from '#shared/parts/use-dialog-on-demand.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { useRights } from '../use-rights.ts'

const fetchDialog = () => import('./ActionPointDialog.tsx').then(({ ActionPointDialog }) => ActionPointDialog)

type Props = {
  /** The answer that shows the risk. */
  origin: Omit<ActionPointOrigin, 'check'>
  risk: { label: string; actions: readonly string[] }
  /** It was made; what this gives is waited for. */
  onMade?: () => unknown
}

/** Offers to make an action point of a risk, to who may; says so once it was made. */
export function MakeActionPoint({ origin, risk, onMade }: Props) {
  const { id } = useCompany()
  const { mayMakeActionPoints } = useRights()
  const dialog = useDialogOnDemand(fetchDialog)
  const [isMade, setMade] = useState(false)
  if (!mayMakeActionPoints) return null

  async function made() {
    await onMade?.()
    setMade(true)
    dialog.close()
  }

  return (
    <>
      <Button
        variant="quiet"
        aria-label={`Maak hier een actiepunt van: ${risk.label}`}
        onClick={({ currentTarget }) => dialog.open(currentTarget)}
      >
        Maak hier een actiepunt van
      </Button>
      {isMade && (
        <Warning variant="success" title="Het actiepunt is gemaakt.">
          <a href={`/bedrijven/${id}/actiepunten`}>Bekijk de actiepunten</a>
        </Warning>
      )}
      {dialog.show({ companyId: id, origin, risk, onMade: made })}
    </>
  )
}
