import { capitalize } from '#shared/domain/basics/capitalize.ts'
import { hasDraftPlan, nextPart, surveysOf } from '#shared/domain/checks/check-flow.ts'
import { formatUrgencies } from '#shared/domain/checks/check-texts.ts'
import type { Matrix } from '#shared/domain/checks/section-check.ts'
import { useLoaderData } from '#shared/federation/router.ts'
import { HalfDone } from '#shared/parts/basics/drawings/states.tsx'
import { NextStep } from '#shared/parts/basics/NextStep.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { type CheckLoaderArgs, useDefinition } from '../check-context.ts'
import { addSectionHref, matrixHref, resumeSectionHref, sectionsHref } from '../hrefs.ts'
import { PlanDownloads } from '../plan/PlanDownloads.tsx'
import { CheckFrame } from './CheckFrame.tsx'
import { companyResumeStep } from './company-resume-step.ts'
import { loadFreshCheck } from './load-check.ts'
import { Outcome } from './Outcome.tsx'
import { loadResults, useReloadWhenSaved } from './results.ts'
import { SectionOutcomes } from './SectionOutcomes.tsx'
import { SectionSubjects } from './SectionSubjects.tsx'
import { companyStatus, summarizeSection } from './section.ts'
import { stepHref } from './step.ts'
import { useCheck } from './use-check.ts'

type EndData = { results: Matrix | undefined }

export async function loader({ check }: CheckLoaderArgs): Promise<EndData> {
  await loadFreshCheck(check)
  return { results: await loadResults(check) }
}

type RemainingWork = { title: string; text?: string; label: string; href: string }

function useRemainingWork(): RemainingWork | undefined {
  const state = useCheck()
  const { check } = state
  const { sections } = check
  const { one } = useDefinition()
  if (sections.length === 0)
    return {
      title: `Er is nog geen ${one} om vragen over te beantwoorden`,
      label: `Voeg een ${one} toe`,
      href: addSectionHref(check),
    }
  const summaries = sections.map((section) => ({ ...section, ...summarizeSection(state, section) }))
  const next = nextPart(summaries, { status: companyStatus(state) }, null)
  if (!next) return undefined
  if (next.part === 'COMPANY')
    return {
      title: 'Nu nog de vragen over het hele bedrijf',
      text: 'Deze onderdelen vul je één keer in, voor het hele bedrijf.',
      label: 'Ga verder met het hele bedrijf',
      href: stepHref(check, companyResumeStep(state)),
    }
  const name = sections.find(({ id }) => id === next.id)?.name
  return {
    title: `Bij ${name} staan nog vragen open`,
    label: `Ga verder met ${name}`,
    href: resumeSectionHref(check, next.id),
  }
}

function Remaining({ work, results }: { work: RemainingWork; results: Matrix | undefined }) {
  const urgencies = results && formatUrgencies(results.risksByUrgency)
  return (
    <NextStep title={work.title} description={work.text} drawing={<HalfDone />}>
      {urgencies && <p>Tot nu toe gevonden: {urgencies}.</p>}
      <div className="bw-actions">
        <ButtonLink href={work.href}>{work.label}</ButtonLink>
      </div>
      {results && hasDraftPlan(results) && <PlanDownloads resultPath="result" isDraft />}
    </NextStep>
  )
}

function End() {
  const { check } = useCheck()
  const { many } = useDefinition()
  const { results } = useLoaderData<EndData>()
  const remaining = useRemainingWork()
  useReloadWhenSaved()

  return (
    <div className="bw-check-step">
      <div className="bw-intro">
        <PageHeading>{remaining ? 'De check is nog niet af' : 'De check is af'}</PageHeading>
        {!remaining && <p>Alle vragen zijn beantwoord.</p>}
      </div>
      {remaining && <Remaining work={remaining} results={results} />}
      {!remaining && results && <Outcome check={check} results={results} />}
      <SectionOutcomes results={results} />
      {surveysOf(check.questionnaire, 'COMPANY').length > 0 && (
        <section className="bw-stack">
          <h2>Hele bedrijf</h2>
          <SectionSubjects sectionId={null} />
        </section>
      )}
      <div className="bw-actions">
        {(remaining || !results) && (
          <ButtonLink variant="secondary" href={matrixHref(check)}>
            Bekijk de resultaten
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" href={sectionsHref(check)}>
          {capitalize(many)} beheren
        </ButtonLink>
      </div>
    </div>
  )
}

const EndPage = () => (
  <CheckFrame>
    <End />
  </CheckFrame>
)

export { EndPage as Component }
