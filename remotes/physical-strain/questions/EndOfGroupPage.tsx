import { nextPart } from '#shared/domain/check-flow.ts'
import { formatUrgencies, openQuestionsSentence } from '#shared/domain/check-words.ts'
import type { Matrix } from '#shared/domain/section-check.ts'
import { type LoaderFunctionArgs, useLoaderData } from '#shared/federation/router.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { addFunctionGroupHref, endHref, resultsHref, resumeSectionHref } from '../hrefs.ts'
import { CheckFrame } from './CheckFrame.tsx'
import { companyResumeStep } from './company-resume-step.ts'
import { GroupOutcomes } from './GroupOutcomes.tsx'
import { loadAnswers, loadFreshCheck, parseSectionId } from './load-check.ts'
import { Outcome } from './Outcome.tsx'
import { loadResults, useReloadWhenSaved } from './results.ts'
import { SectionGone } from './SectionGone.tsx'
import { SectionSubjects } from './SectionSubjects.tsx'
import { companyStatus, summarizeSection } from './section.ts'
import { stepHref } from './step.ts'
import { useCheck, useSection } from './use-check.ts'

type EndOfGroupData = { sectionId: number; results: Matrix | undefined }

export async function loader({ params, request }: LoaderFunctionArgs): Promise<EndOfGroupData> {
  const check = await loadFreshCheck(Number(params.companyId))
  const query = new URL(request.url).searchParams
  const { sectionId, isGone } = await parseSectionId(check, query.get('functionGroupId'))
  if (sectionId === null) throw new Response(null, { status: 404 })
  if (!isGone) await loadAnswers(check, sectionId)
  return { sectionId, results: await loadResults(check.companyId) }
}

/** The number of risks in the whole check: as its outcome when everything is finished. */
function WholeCheck({ results }: { results: Matrix | undefined }) {
  const state = useCheck()
  const { companyId, groups } = state.check
  const isFinished = [
    companyStatus(state),
    ...groups.map((group) => summarizeSection(state, group).status),
  ].every((status) => status !== 'GREY')
  const urgencies = results && formatUrgencies(results.risksByUrgency)

  if (results && isFinished) return <Outcome companyId={companyId} results={results} />
  return urgencies ? (
    <p>
      In de hele check tot nu toe: <strong>{urgencies}</strong>.
    </p>
  ) : null
}

/** A link to the next part that is not finished, or to the end of the check. */
function NextStepLink({ sectionId, isDone }: { sectionId: number; isDone: boolean }) {
  const state = useCheck()
  const { companyId, groups } = state.check
  // The user leaves this section now, finished or not.
  const others = groups.map((group) => ({
    id: group.id,
    status: group.id === sectionId ? 'WHITE' : summarizeSection(state, group).status,
  }))
  const next = nextPart(others, { status: companyStatus(state) }, sectionId)
  const name = next?.part === 'SECTION' ? groups.find(({ id }) => id === next.id)?.name : 'het hele bedrijf'

  if (!next) return isDone && <ButtonLink href={endHref(companyId)}>Rond de check af</ButtonLink>
  return (
    <ButtonLink
      variant={isDone ? 'primary' : 'secondary'}
      href={
        next.part === 'SECTION'
          ? resumeSectionHref(companyId, next.id)
          : stepHref(companyId, companyResumeStep(state))
      }
    >
      Ga verder met {name}
    </ButtonLink>
  )
}

function EndOfGroup() {
  const { sectionId, results } = useLoaderData<EndOfGroupData>()
  const { name, ...state } = useSection(sectionId)
  const { companyId, groups } = state.check
  useReloadWhenSaved()
  const group = groups.find(({ id }) => id === sectionId)
  if (!group) return <SectionGone />
  const { status, numUnfinished } = summarizeSection(state, group)
  const result = results?.checkSections.find(({ id }) => id === sectionId)
  const urgencies = result && formatUrgencies(result.risksByUrgency)

  return (
    <div className="bw-check-step">
      <div className="bw-intro">
        <p className="bw-check-where">Einde van de functiegroep</p>
        <PageHeading>{status === 'GREY' ? `${name} is nog niet af` : `${name} is af`}</PageHeading>
        {urgencies && <p className="bw-check-urgencies">{urgencies}</p>}
        {status === 'GREY' && (
          <p>{openQuestionsSentence(numUnfinished)} Je kunt daar nu of later mee verder.</p>
        )}
      </div>
      <SectionSubjects sectionId={sectionId} />
      <div className="bw-actions">
        {status === 'GREY' && (
          <ButtonLink href={resumeSectionHref(companyId, sectionId)}>Beantwoord de open vragen</ButtonLink>
        )}
        <NextStepLink sectionId={sectionId} isDone={status !== 'GREY'} />
        <ButtonLink variant="secondary" href={addFunctionGroupHref(companyId)}>
          Voeg een functiegroep toe
        </ButtonLink>
        <ButtonLink variant="quiet" href={resultsHref(companyId, sectionId)}>
          Bekijk de resultaten van {name}
        </ButtonLink>
      </div>
      <WholeCheck results={results} />
      <GroupOutcomes results={results} />
    </div>
  )
}

const EndOfGroupPage = () => (
  <CheckFrame>
    <EndOfGroup />
  </CheckFrame>
)

export { EndOfGroupPage as Component }
