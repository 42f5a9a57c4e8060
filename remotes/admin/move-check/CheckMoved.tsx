import { CHECK_MOVED, type MoveCandidate } from '#shared/domain/admin/move-check.ts'
import { type Check, checkLabels } from '#shared/domain/basics/check.ts'
import { Warning } from '#shared/ui/Warning.tsx'

/** A check that was moved, and the company that has it now. */
export type MovedCheck = { check: Check; target: Pick<MoveCandidate, 'id' | 'name'> }

/** Announces that a check was moved, with a link to the company that has it now. */
export const CheckMoved = ({ check, target }: MovedCheck) => (
  <Warning variant="success" title={CHECK_MOVED}>
    <p>
      {checkLabels[check]} staat nu bij <a href={`/bedrijvenbeheer/${target.id}`}>{target.name}</a>.
    </p>
  </Warning>
)
