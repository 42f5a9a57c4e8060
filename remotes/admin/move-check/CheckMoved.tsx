import { CHECK_MOVED, type MoveCandidate } from '#shared/domain/admin/move-check.ts'
import { type Check, checkLabels } from '#shared/domain/basics/check.ts'
import { Warning } from '#shared/ui/Warning.tsx'

export type MovedCheck = { check: Check; target: Pick<MoveCandidate, 'id' | 'name'> }

export const CheckMoved = ({ check, target }: MovedCheck) => (
  <Warning variant="success" title={CHECK_MOVED}>
    <p>
      {checkLabels[check]} staat nu bij <a href={`/bedrijvenbeheer/${target.id}`}>{target.name}</a>.
    </p>
  </Warning>
)
