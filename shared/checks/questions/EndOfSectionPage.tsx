import { definitionOf } from '#shared/domain/basics/check.ts'
import { nextPart, resumePage } from '#shared/domain/checks/check-flow.ts'
import { formatUrgencies, openQuestionsSentence } from '#shared/domain/checks/check-texts.ts'
import type { Matrix } from '#shared/domain/checks/section-check.ts'
import { useLoaderData } from '#shared/federation/router.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { type CheckLoaderArgs, useDefinition } from '../check-context.ts'
import { addSectionHref, editSectionHref, endHref, resultsHref, resumeSectionHref } from '../hrefs.ts'
import { CheckFrame } from './CheckFrame.tsx'
import { companyResumeStep } from './company-resume-step.ts'
import { loadAnswers, loadFreshCheck, parseSectionId } from './load-check.ts'
import { Outcome } from './Outcome.tsx'
import { loadResults, useReloadWhenSaved } from './results.ts'
import { SectionGone } from './SectionGone.tsx'
import { SectionOutcomes } from './SectionOutcomes.tsx'
import { SectionSubjects } from './SectionSubjects.tsx'
import { companyStatus, summarizeSection } from './section.ts'
import { stepHref } from './step.ts'
import { useCheck, useSection } from './use-check.ts'

type EndOfSectionData = { sectionId: number; results: Matrix | undefined }

export async function loader({ check: ref, request }: CheckLoaderArgs): Promise<EndOfSectionData> {
  const check = await loadFreshCheck(ref)
  const query = new URL(request.url).searchParams
  const { sectionId, isGone } = await parseSectionId(check, query.get(definitionOf(ref.check).idParam))
  if (sectionId === null) throw new Response(null, { status: 404 })
  if (!isGone) await loadAnswers(check, sectionId)
  return { sectionId, results: await loadResults(check) }
}

function WholeCheck({ results }: { results: Matrix | undefined }) {
  const state = useCheck()
  const { check } = state
  const { sections } = check
  const isFinished = [
    companyStatus(state),
    ...sections.map((section) => summarizeSection(state, section).status),
  ].every((status) => status !== 'GREY')
  const urgencies = results && formatUrgencies(results.risksByUrgency)

  if (results && isFinished) return <Outcome check={check} results={results} />
  return urgencies ? (
    <p>
      In de hele check tot nu toe: <strong>{urgencies}</strong>.
    </p>
  ) : null
}

function NextStepLink({ sectionId, isDone }: { sectionId: number; isDone: boolean }) {
  const state = useCheck()
  const { check } = state
  const { sections } = check
  // The user leaves this section now, finished or not.
  const others = sections.map((section) => ({
    id: section.id,
    status: section.id === sectionId ? 'WHITE' : summarizeSection(state, section).status,
  }))
  const next = nextPart(others, { status: companyStatus(state) }, sectionId)
  const name = next?.part === 'SECTION' ? sections.find(({ id }) => id === next.id)?.name : 'het hele bedrijf'

  if (!next) return isDone && <ButtonLink href={endHref(check)}>Rond de check af</ButtonLink>
  return (
    <ButtonLink
      variant={isDone ? 'primary' : 'secondary'}
      href={
        next.part === 'SECTION'
          ? resumeSectionHref(check, next.id)
          : stepHref(check, companyResumeStep(state))
      }
    >
      Ga verder met {name}
    </ButtonLink>
  )
}

function EndOfSection() {
  const { sectionId, results } = useLoaderData<EndOfSectionData>()
  const { name, answers, ...state } = useSection(sectionId)
  const { check } = state
  const { one } = useDefinition()
  useReloadWhenSaved()
  const section = check.sections.find(({ id }) => id === sectionId)
  if (!section) return <SectionGone id={sectionId} />
  const { status, numUnfinished } = summarizeSection(state, section)
  const result = results?.checkSections.find(({ id }) => id === sectionId)
  const urgencies = result && formatUrgencies(result.risksByUrgency)
  const hasOpenPage = resumePage(check.questionnaire, 'SECTION', answers) !== undefined

  return (
    <div className="bw-check-step">
      <div className="bw-intro">
        <p className="bw-check-where">Einde van de {one}</p>
        <PageHeading>{status === 'GREY' ? `${name} is nog niet af` : `${name} is af`}</PageHeading>
        {urgencies && <p className="bw-check-urgencies">{urgencies}</p>}
        {status === 'GREY' && (
          <p>
            {openQuestionsSentence(numUnfinished)}{' '}
            {hasOpenPage
              ? 'Je kunt daar nu of later mee verder.'
              : 'De antwoorden volgen uit gegevens die nog niet zijn vastgelegd.'}
          </p>
        )}
      </div>
      <SectionSubjects sectionId={sectionId} />
      <div className="bw-actions">
        {status === 'GREY' &&
          (hasOpenPage ? (
            <ButtonLink href={resumeSectionHref(check, sectionId)}>Beantwoord de open vragen</ButtonLink>
          ) : (
            <ButtonLink href={editSectionHref(check, { id: sectionId })}>Vul de gegevens aan</ButtonLink>
          ))}
        <NextStepLink sectionId={sectionId} isDone={status !== 'GREY'} />
        <ButtonLink variant="secondary" href={addSectionHref(check)}>
          Voeg een {one} toe
        </ButtonLink>
        <ButtonLink variant="quiet" href={resultsHref(check, sectionId)}>
          Bekijk de resultaten van {name}
        </ButtonLink>
      </div>
      <WholeCheck results={results} />
      <SectionOutcomes results={results} />
    </div>
  )
}

const EndOfSectionPage = () => (
  <CheckFrame>
    <EndOfSection />
  </CheckFrame>
)

export { EndOfSectionPage as Component }
