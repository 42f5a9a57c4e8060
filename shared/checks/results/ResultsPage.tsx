import './ResultsPage.css'

import { getScriptResult, getSectionResult } from '#shared/api/checks/section-checks.ts'
import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { useLoaderData } from '#shared/federation/router.ts'
import { RieNotice } from '#shared/parts/checks/RieNotice.tsx'
import { WaitingAnswers } from '#shared/parts/checks/waiting-answers/WaitingAnswers.tsx'
import { type CheckLoaderArgs, type CheckParts, useCheckRef } from '../check-context.ts'
import { GradeLegend } from '../GradeLegend.tsx'
import { isSectionKey, parsePageKey } from '../page-key.ts'
import { ResultsHeading } from './ResultsHeading.tsx'
import type { Results } from './results.ts'
import { ScriptResults } from './ScriptResults.tsx'
import { SectionResults } from './SectionResults.tsx'

export async function loader({ check, params, parts }: CheckLoaderArgs): Promise<Results> {
  const key = parsePageKey(params)
  const call = isSectionKey(key) ? getSectionResult(check, Number(key)) : getScriptResult(check, key)
  const [results, summary] = await withLoadError(
    Promise.all([call, loadSummary(check, parts, key)]),
    'Resultaten konden niet worden geladen.',
  )
  return { ...results, pageKey: key, summary }
}

async function loadSummary(check: CheckRef, { sectionList }: CheckParts, key: string) {
  if (!sectionList || !isSectionKey(key)) return undefined
  const { Component, load } = await sectionList.importSummary()
  return { Component, data: await load(check, Number(key)) }
}

function ResultsPage() {
  const results = useLoaderData<Results>()
  const { summary } = results
  const { companyId } = useCheckRef()
  const hasRisks = results.numRisks > 0

  return (
    <div className="bw-stack bw-results-page">
      <WaitingAnswers companyId={companyId} />
      <ResultsHeading results={results} />
      {summary && <summary.Component data={summary.data} />}
      {isSectionKey(results.pageKey) ? (
        <SectionResults results={results} />
      ) : (
        <ScriptResults results={results} />
      )}
      <RieNotice />
      {hasRisks && <GradeLegend />}
    </div>
  )
}

export { ResultsPage as Component }
