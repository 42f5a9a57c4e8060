import { statusOf } from '#shared/api/basics/errors.ts'
import { getActionPoint } from '#shared/api/improve/action-points.ts'
import type { Check } from '#shared/domain/basics/check.ts'
import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import type { ActionPointDetails } from '#shared/domain/improve/action-point.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { flushWithTimeout } from './sending.ts'
import type { Step } from './step.ts'

const isForStep = (
  { origin }: ActionPointDetails,
  check: Check,
  { sectionId, scriptKey, questionKey }: Step,
) =>
  origin?.check === check &&
  (origin.section?.id ?? null) === sectionId &&
  origin.scriptKey === scriptKey &&
  origin.questionId === questionKey

/** `id`: in the address. Null when nothing is left to look at. Sends queued answers first, with a time limit. */
export async function loadLookAgain(
  { check, companyId }: CheckRef,
  step: Step,
  id: string | null,
): Promise<ActionPointDetails | null> {
  if (!id || !/^\d{1,9}$/.test(id)) return null
  await flushWithTimeout()
  const found = getActionPoint(companyId, Number(id)).catch((error) => {
    if (statusOf(error) === 404) return null
    throw error
  })
  const actionPoint = await withLoadError(found, 'Actiepunt kon niet geladen worden')
  if (!actionPoint || !isForStep(actionPoint, check, step)) return null
  return actionPoint.lookAgain || actionPoint.solved ? actionPoint : null
}
