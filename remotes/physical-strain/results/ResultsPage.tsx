import './ResultsPage.css'

import { getFunctionGroupResult, getScriptResult } from '#shared/api/physical-strain.ts'
import { useCompany } from '#shared/federation/company.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, useLoaderData } from '#shared/federation/router.ts'
import { WaitingAnswers } from '#shared/parts/waiting-answers/WaitingAnswers.tsx'
import { GradeLegend } from '../GradeLegend.tsx'
import { isFunctionGroupKey, parsePageKey } from '../page-key.ts'
import { FunctionGroupResults } from './FunctionGroupResults.tsx'
import { ResultsHeading } from './ResultsHeading.tsx'
import type { Results } from './results.ts'
import { ScriptResults } from './ScriptResults.tsx'

/** Returns the results of the function group, script or column in the URL. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Results> {
  const key = parsePageKey(params)
  const companyId = Number(params.companyId)
  const call = isFunctionGroupKey(key)
    ? getFunctionGroupResult(companyId, Number(key))
    : getScriptResult(companyId, key)
  return { ...(await withLoadError(call, 'Resultaten konden niet worden geladen.')), pageKey: key }
}

function ResultsPage() {
  const results = useLoaderData<Results>()
  const { id } = useCompany()
  const hasRisks = results.numRisks > 0

  return (
    <div className="bw-stack bw-results-page">
      <WaitingAnswers companyId={id} />
      <ResultsHeading results={results} />
      {isFunctionGroupKey(results.pageKey) ? (
        <FunctionGroupResults results={results} />
      ) : (
        <ScriptResults results={results} />
      )}
      {hasRisks && <GradeLegend />}
    </div>
  )
}

export { ResultsPage as Component }
