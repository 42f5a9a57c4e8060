import { useState } from 'react'
import { moveCheck } from '#shared/api/admin/move-check.ts'
import { statusOf } from '#shared/api/basics/errors.ts'
import type { MoveCandidate, MoveCheckInput } from '#shared/domain/admin/move-check.ts'
import { checkLabels } from '#shared/domain/basics/check.ts'
import { useIdentity } from '#shared/parts/accounts/identity/use-identity.tsx'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { useDialog } from '#shared/ui/use-dialog.tsx'
import type { MovedCheck } from './CheckMoved.tsx'

/**
 * Moves a check after confirmation, and loads the companies again, also after a refusal, which means that something
 * changed. `move` resolves with whether the check was moved, and rejects when that fails. `companies`: those that the
 * input can name.
 */
export function useMove(companies: readonly MoveCandidate[]) {
  const reload = useReload()
  const { confirm, dialog } = useDialog()
  const { withIdentity, dialog: identityDialog } = useIdentity()
  const [isMoving, setMoving] = useState(false)
  const [moved, setMoved] = useState<MovedCheck>()

  async function move(input: MoveCheckInput): Promise<boolean> {
    const { check } = input
    const source = companies.find(({ id }) => id === input.fromCompanyId)!
    const target = companies.find(({ id }) => id === input.toCompanyId)!
    setMoved(undefined)
    const isConfirmed = await confirm({
      message: `Je verplaatst ${checkLabels[check]}:`,
      details: [
        { name: 'Van', value: source.name },
        { name: 'Naar', value: target.name },
      ],
      note: `Alle antwoorden en resultaten gaan mee, foto’s van actiepunten niet. Daarna kan ${source.name} er niet meer bij.`,
    }).catch(() => false)
    if (!isConfirmed) return false

    setMoving(true)
    try {
      await withIdentity(() => moveCheck(input))
      await reload()
      setMoved({ check, target })
      return true
    } catch (error) {
      const status = statusOf(error)
      if (status === 404 || status === 409) await reload()
      throw error
    } finally {
      setMoving(false)
    }
  }

  return { move, isMoving, moved, dialog, identityDialog }
}
