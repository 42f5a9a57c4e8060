import { hasDraftPlan } from '#shared/domain/checks/check-flow.ts'
import { openQuestionsSentence } from '#shared/domain/checks/check-texts.ts'
import type { Matrix } from '#shared/domain/checks/section-check.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { useCheckRef } from '../check-context.ts'
import { checkHref } from '../hrefs.ts'
import { PlanDownloads } from '../plan/PlanDownloads.tsx'
import { useRights } from '../use-rights.ts'

export function PlanUnavailable({ matrix }: { matrix: Matrix }) {
  const check = useCheckRef()
  const { mayWrite } = useRights()
  const hasDraft = hasDraftPlan(matrix)

  return (
    <div className="bw-stack">
      <p className="bw-measure">
        Het Plan van Aanpak voor het hele bedrijf kun je downloaden als alles af is.{' '}
        {openQuestionsSentence(matrix.numUnfinished)}
        {hasDraft && ' Met een concept kun je nu al beginnen.'}
      </p>
      <div className="bw-actions">
        {mayWrite && <ButtonLink href={checkHref(check)}>Ga verder met de check</ButtonLink>}
        {hasDraft && <PlanDownloads resultPath="result" hasExcel isDraft />}
      </div>
    </div>
  )
}
