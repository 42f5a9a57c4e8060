import './MatrixPage.css'

import { getMatrix, listRounds } from '#shared/api/physical-strain.ts'
import type { RoundSummary } from '#shared/domain/check-round.ts'
import type { Matrix } from '#shared/domain/section-check.ts'
import { useCompany } from '#shared/federation/company.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, useLoaderData } from '#shared/federation/router.ts'
import { SearchField } from '#shared/parts/lists/SearchField.tsx'
import { useReload } from '#shared/parts/use-reload.ts'
import { WaitingAnswers } from '#shared/parts/waiting-answers/WaitingAnswers.tsx'
import { FinishRound } from '../rounds/FinishRound.tsx'
import { useGroupSearch } from '../use-group-search.ts'
import { useRights } from '../use-rights.ts'
import { MatrixActions } from './MatrixActions.tsx'
import { MatrixHeading } from './MatrixHeading.tsx'
import { MatrixLegend } from './MatrixLegend.tsx'
import { NewQuestionsNotice } from './NewQuestionsNotice.tsx'
import { NoFunctionGroups } from './NoFunctionGroups.tsx'
import { RiskMatrix } from './RiskMatrix.tsx'
import { RoundLinks } from './RoundLinks.tsx'

type MatrixData = { matrix: Matrix; rounds: readonly RoundSummary[] }

export async function loader({ params }: LoaderFunctionArgs): Promise<MatrixData> {
  const companyId = Number(params.companyId)
  const [matrix, rounds] = await withLoadError(
    Promise.all([getMatrix(companyId), listRounds(companyId)]),
    'Resultaten konden niet worden opgehaald.',
  )
  return { matrix, rounds }
}

/** Whether a question of the company part was answered. */
const isCompanyStarted = ({ genericResults }: Matrix) =>
  genericResults.some(({ status, numRisks }) => status !== 'GREY' || numRisks > 0)

function MatrixPage() {
  const { matrix, rounds } = useLoaderData<MatrixData>()
  const { id } = useCompany()
  const { mayWrite } = useRights()
  const reload = useReload()
  const { found, query } = useGroupSearch(matrix.checkSections)
  const hasGroups = matrix.checkSections.length > 0

  return (
    <div className="bw-stack bw-matrix-page">
      <MatrixHeading matrix={matrix} />
      <WaitingAnswers companyId={id} />
      <RoundLinks companyId={id} rounds={rounds} />
      <NewQuestionsNotice companyId={id} count={matrix.numNewQuestions} mayAnswer={mayWrite} />
      {!hasGroups && <NoFunctionGroups companyId={id} mayAdd={mayWrite} />}
      {(hasGroups || isCompanyStarted(matrix)) && (
        <>
          {query && <SearchField label="Zoek een functiegroep" query={query} />}
          <RiskMatrix companyId={id} matrix={{ ...matrix, checkSections: [...found] }} mayAnswer={mayWrite} />
          {found.length === 0 && hasGroups && <p>Geen functiegroepen gevonden.</p>}
          {mayWrite && <MatrixActions companyId={id} />}
          <MatrixLegend />
          {mayWrite && matrix.status !== 'GREY' && <FinishRound companyId={id} onFinished={reload} />}
        </>
      )}
    </div>
  )
}

export { MatrixPage as Component }
