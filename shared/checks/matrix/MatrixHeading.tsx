import type { CheckDefinition } from '#shared/domain/basics/check.ts'
import { hasPlan } from '#shared/domain/checks/check-flow.ts'
import { formatUrgencies } from '#shared/domain/checks/check-texts.ts'
import { type Matrix, statusSummaryText } from '#shared/domain/checks/section-check.ts'
import { PageHeader } from '#shared/parts/basics/PageHeader.tsx'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { useDefinition } from '../check-context.ts'
import { formatLastUpdate } from '../format-last-update.ts'
import { PlanDownloads } from '../plan/PlanDownloads.tsx'
import { PlanUnavailable } from './PlanUnavailable.tsx'

/** "2 van 3 groepen af" */
function formatProgress({ checkSections }: Matrix, { one, many }: CheckDefinition['short']): string {
  const done = checkSections.filter(({ status }) => status !== 'GREY').length
  return `${done} van ${checkSections.length} ${checkSections.length === 1 ? one : many} af`
}

export function MatrixHeading({ matrix }: { matrix: Matrix }) {
  const { resultsLabel, short } = useDefinition()
  const hasGroups = matrix.checkSections.length > 0
  const urgencies = formatUrgencies(matrix.risksByUrgency)
  const line = [hasGroups && formatProgress(matrix, short), formatLastUpdate(matrix)]
    .filter(Boolean)
    .join(' · ')

  return (
    <div className="bw-stack">
      <PageHeader
        title={resultsLabel}
        actions={hasPlan(matrix.status) && <PlanDownloads resultPath="result" hasExcel />}
        step="Signaleer"
      >
        {line && <p className="bw-soft">{line}</p>}
        {urgencies && <p className="bw-matrix-urgencies">{urgencies}</p>}
        {hasGroups && (
          <p>
            <StatusPill color={matrix.status}>{statusSummaryText(matrix)}</StatusPill>
          </p>
        )}
      </PageHeader>
      {hasGroups && !hasPlan(matrix.status) && <PlanUnavailable matrix={matrix} />}
    </div>
  )
}
