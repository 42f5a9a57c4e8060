import { useCallback, useState } from 'react'

import { listActionPointsOf } from '#shared/api/improve/action-points.ts'
import { useFetch } from '#shared/parts/basics/use-promise.ts'
import { useCheck } from '../questions/use-check.ts'

/** The question can be answered without the list, so a failure is not shown. */
const ignoreFailure = () => undefined

/** Undefined until they are fetched, and when that failed. `sectionId` null: of the company as a whole. */
export function useSectionActionPoints(sectionId: number | null) {
  const { companyId, questionnaire } = useCheck().check
  const [numFetched, setNumFetched] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetches the list again after each change
  const fetchActionPoints = useCallback(
    () => listActionPointsOf(companyId, questionnaire.check, sectionId),
    [companyId, questionnaire.check, sectionId, numFetched],
  )
  const { value: actionPoints } = useFetch(fetchActionPoints, ignoreFailure)
  return { actionPoints, fetchAgain: () => setNumFetched((count) => count + 1) }
}
