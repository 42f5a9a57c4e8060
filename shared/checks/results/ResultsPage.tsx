import './ResultsPage.css'

import { getScriptResult, getSectionResult } from '#shared/api/section-checks.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { useLoaderData } from '#shared/federation/router.ts'
import { WaitingAnswers } from '#shared/parts/waiting-answers/WaitingAnswers.tsx'
import { type CheckLoaderArgs, useCheckRef } from '../check-context.ts'
import { GradeLegend } from '../GradeLegend.tsx'
import { isSectionKey, parsePageKey } from '../page-key.ts'
import { ResultsHeading } from './ResultsHeading.tsx'
import type { Results } from './results.ts'
import { ScriptResults } from './ScriptResults.tsx'
import { SectionResults } from './SectionResults.tsx'

/** Returns the results of the section, script or column in the URL. */
export async function loader({ check, params }: CheckLoaderArgs): Promise<Results> {
  const key = parsePageKey(params)
  const call = isSectionKey(key) ? getSectionResult(check, Number(key)) : getScriptResult(check, key)
  return { ...(await withLoadError(call, 'Resultaten konden niet worden geladen.')), pageKey: key }
}

function ResultsPage() {
  const results = useLoaderData<Results>()
  const { companyId } = useCheckRef()
  const hasRisks = results.numRisks > 0

  return (
    <div className="bw-stack bw-results-page">
      <WaitingAnswers companyId={companyId} />
      <ResultsHeading results={results} />
      {isSectionKey(results.pageKey) ? (
        <SectionResults results={results} />
      ) : (
        <ScriptResults results={results} />
      )}
      {hasRisks && <GradeLegend />}
    </div>
  )
}

export { ResultsPage as Component }
