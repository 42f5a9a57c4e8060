import { hasPlan } from '#shared/domain/checks/check-flow.ts'
import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import { formatUrgencies } from '#shared/domain/checks/check-texts.ts'
import type { Matrix } from '#shared/domain/checks/section-check.ts'
import { Finished } from '#shared/parts/basics/drawings/states.tsx'
import { NextStep } from '#shared/parts/basics/NextStep.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { companyHref, matrixHref } from '../hrefs.ts'
import { MailPlan } from '../plan/MailPlan.tsx'
import { PlanDownloads } from '../plan/PlanDownloads.tsx'
import { FinishRound } from '../rounds/FinishRound.tsx'

function adviceFor({ risksByUrgency, numRisks }: Matrix): string {
  if (risksByUrgency.NOW > 0)
    return 'Begin met wat direct weg moet. In het plan staat per risico wat je doet.'
  if (numRisks > 0) return 'In het plan staat per risico wat je doet, wie het doet en wanneer.'
  return 'Houd dit zo. Doe de check opnieuw als het werk verandert.'
}

export const Outcome = ({ check, results }: { check: CheckRef; results: Matrix }) => (
  <NextStep
    label="De uitkomst van de hele check"
    title={formatUrgencies(results.risksByUrgency) || 'Geen risico’s gevonden'}
    description={adviceFor(results)}
    drawing={<Finished />}
  >
    {hasPlan(results.status) && <PlanDownloads resultPath="result" hasExcel />}
    <div className="bw-actions">
      {hasPlan(results.status) && <MailPlan check={check} />}
      <ButtonLink variant="quiet" href={matrixHref(check)}>
        Bekijk de resultaten
      </ButtonLink>
      <ButtonLink variant="quiet" href={companyHref(check.companyId)}>
        Naar je volgende stap
      </ButtonLink>
    </div>
    <FinishRound check={check} />
  </NextStep>
)
