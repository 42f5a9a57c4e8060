import './ResultsPage.css'

import { getFunctionGroupResult, getScriptResult } from '#shared/api/physical-strain.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, useLoaderData } from '#shared/federation/router.ts'
import { isFunctionGroup, keyIn } from '../page-key.ts'
import { FunctionGroupResults } from './FunctionGroupResults.tsx'
import { ResultsHeading } from './ResultsHeading.tsx'
import { ScriptResults } from './ScriptResults.tsx'

/** Gives what came out of the function group, the script or the column that the address names. */
export async function loader({ params }: LoaderFunctionArgs) {
  const key = keyIn(params)
  const companyId = Number(params.companyId)
  const call = isFunctionGroup(key)
    ? getFunctionGroupResult(companyId, Number(key))
    : getScriptResult(companyId, key)
  return { ...(await withLoadError(call, 'Resultaten konden niet worden geladen.')), pageKey: key }
}

export type Results = Awaited<ReturnType<typeof loader>>

function ResultsPage() {
  const results = useLoaderData<typeof loader>()

  return (
    <div className="bw-stack bw-results-page">
      <ResultsHeading results={results} />
      {isFunctionGroup(results.pageKey) ? (
        <FunctionGroupResults results={results} />
      ) : (
        <ScriptResults results={results} />
      )}
    </div>
  )
}

export { ResultsPage as Component }
