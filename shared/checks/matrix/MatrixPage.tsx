import './MatrixPage.css'

import { getMatrix, listRounds } from '#shared/api/checks/section-checks.ts'
import type { RoundSummary } from '#shared/domain/checks/check-round.ts'
import type { Matrix } from '#shared/domain/checks/section-check.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { useLoaderData } from '#shared/federation/router.ts'
import { SearchField } from '#shared/parts/basics/lists/SearchField.tsx'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { WaitingAnswers } from '#shared/parts/checks/waiting-answers/WaitingAnswers.tsx'
import { type CheckLoaderArgs, useCheckRef, useDefinition } from '../check-context.ts'
import { Disclaimers } from '../Disclaimers.tsx'
import { FinishRound } from '../rounds/FinishRound.tsx'
import { useRights } from '../use-rights.ts'
import { useSectionSearch } from '../use-section-search.ts'
import { MatrixActions } from './MatrixActions.tsx'
import { MatrixHeading } from './MatrixHeading.tsx'
import { MatrixLegend } from './MatrixLegend.tsx'
import { NewQuestionsNotice } from './NewQuestionsNotice.tsx'
import { NoSections } from './NoSections.tsx'
import { RiskMatrix } from './RiskMatrix.tsx'
import { RoundLinks } from './RoundLinks.tsx'

type MatrixData = { matrix: Matrix; rounds: readonly RoundSummary[] }

export async function loader({ check }: CheckLoaderArgs): Promise<MatrixData> {
  const [matrix, rounds] = await withLoadError(
    Promise.all([getMatrix(check), listRounds(check)]),
    'Resultaten konden niet worden opgehaald.',
  )
  return { matrix, rounds }
}

const isCompanyStarted = ({ genericResults }: Matrix) =>
  genericResults.some(({ status, numRisks }) => status !== 'GREY' || numRisks > 0)

function MatrixPage() {
  const { matrix, rounds } = useLoaderData<MatrixData>()
  const check = useCheckRef()
  const { one, many } = useDefinition()
  const { mayWrite } = useRights()
  const reload = useReload()
  const { found, query } = useSectionSearch(matrix.checkSections)
  const hasGroups = matrix.checkSections.length > 0

  return (
    <div className="bw-stack bw-matrix-page">
      <MatrixHeading matrix={matrix} />
      <WaitingAnswers companyId={check.companyId} />
      <Disclaimers disclaimers={matrix.disclaimers} />
      <RoundLinks check={check} rounds={rounds} />
      <NewQuestionsNotice
        check={check}
        count={matrix.numNewQuestions}
        lastRound={rounds[0]}
        mayAnswer={mayWrite}
      />
      {!hasGroups && <NoSections check={check} mayAdd={mayWrite} />}
      {(hasGroups || isCompanyStarted(matrix)) && (
        <>
          {query && <SearchField label={`Zoek een ${one}`} query={query} />}
          <RiskMatrix check={check} matrix={{ ...matrix, checkSections: [...found] }} mayAnswer={mayWrite} />
          {found.length === 0 && hasGroups && <p>Geen {many} gevonden.</p>}
          {mayWrite && <MatrixActions check={check} />}
          <MatrixLegend matrix={matrix} />
          {mayWrite && matrix.status !== 'GREY' && <FinishRound check={check} onFinished={reload} />}
        </>
      )}
    </div>
  )
}

export { MatrixPage as Component }
