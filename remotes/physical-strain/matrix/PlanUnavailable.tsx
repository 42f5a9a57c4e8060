import { hasDraftPlan } from '#shared/domain/check-flow.ts'
import { openQuestionsSentence } from '#shared/domain/check-words.ts'
import type { Matrix } from '#shared/domain/section-check.ts'
import { useCompany } from '#shared/federation/company.ts'
import { checkHref } from '../hrefs.ts'
import { PlanDownloads } from '../plan/PlanDownloads.tsx'
import { useRights } from '../use-rights.ts'

/** Explains how many questions are left before the plan can be downloaded, with a link to resume the check and a draft. */
export function PlanUnavailable({ matrix }: { matrix: Matrix }) {
  const { id } = useCompany()
  const { mayWrite } = useRights()
  const hasDraft = hasDraftPlan(matrix)

  return (
    <div className="bw-stack">
      <p className="bw-measure">
        Het Plan van Aanpak voor het hele bedrijf kun je downloaden als alles af is.{' '}
        {openQuestionsSentence(matrix.numUnfinished)}
        {hasDraft && ' Met een concept kun je nu al beginnen.'}{' '}
        {mayWrite && (
          <a className="bw-screen-only" href={checkHref(id)}>
            Ga verder met de check
          </a>
        )}
      </p>
      {hasDraft && <PlanDownloads resultPath="result" hasExcel isDraft />}
    </div>
  )
}
