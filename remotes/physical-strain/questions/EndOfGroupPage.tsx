import { nextPart } from '#shared/domain/check-flow.ts'
import { type LoaderFunctionArgs, useLoaderData } from '#shared/federation/router.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { addFunctionGroupHref, checkHref, resultsHref } from '../hrefs.ts'
import { CheckFrame } from './CheckFrame.tsx'
import { companyResumeStep } from './company-resume-step.ts'
import { loadAnswers, loadFreshCheck, parseSectionId } from './load-check.ts'
import { SectionSubjects } from './SectionSubjects.tsx'
import { companyStatus, summarizeSection } from './section.ts'
import { endHref, stepHref } from './step.ts'
import { useCheck, useSection } from './use-check.ts'

export async function loader({ params, request }: LoaderFunctionArgs): Promise<number> {
  const check = await loadFreshCheck(Number(params.companyId))
  const id = await parseSectionId(check, new URL(request.url).searchParams.get('functionGroupId'))
  if (id === null) throw new Response(null, { status: 404 })
  await loadAnswers(check, id)
  return id
}

/** What is still to be done elsewhere in the check, the most obvious first. */
function NextStepLink({ sectionId, isDone }: { sectionId: number; isDone: boolean }) {
  const known = useCheck()
  const { companyId, groups } = known.check
  // This one is left for now, finished or not.
  const others = groups.map((group) => ({
    id: group.id,
    status: group.id === sectionId ? 'WHITE' : summarizeSection(known, group).status,
  }))
  const next = nextPart(others, { status: companyStatus(known) }, sectionId)
  const name = next?.part === 'SECTION' ? groups.find(({ id }) => id === next.id)?.name : 'het hele bedrijf'

  if (!next) return isDone && <ButtonLink href={endHref(companyId, null)}>Rond de check af</ButtonLink>
  return (
    <ButtonLink
      variant={isDone ? 'primary' : 'secondary'}
      href={
        next.part === 'SECTION'
          ? checkHref(companyId, { functionGroupId: next.id, resume: true })
          : stepHref(companyId, companyResumeStep(known))
      }
    >
      Ga verder met {name}
    </ButtonLink>
  )
}

function EndOfGroup() {
  const sectionId = useLoaderData<number>()
  const { name, check, ...known } = useSection(sectionId)
  const { companyId, groups } = check
  const group = groups.find(({ id }) => id === sectionId)
  if (!group) return null
  const { status, numUnfinished } = summarizeSection({ check, ...known }, group)
  const open = numUnfinished === 1 ? 'is nog 1 onderdeel' : `zijn nog ${numUnfinished} onderdelen`

  return (
    <div className="bw-check-step">
      <div className="bw-intro">
        <p className="bw-check-where">Einde van de functiegroep</p>
        <PageHeading>{status === 'GREY' ? `${name} is nog niet af` : `${name} is af`}</PageHeading>
        {status === 'GREY' && <p>Er {open} niet af. Je kunt daar nu of later mee verder.</p>}
      </div>
      <SectionSubjects sectionId={sectionId} />
      <div className="bw-actions">
        {status === 'GREY' && (
          <ButtonLink href={checkHref(companyId, { functionGroupId: sectionId, resume: true })}>
            Beantwoord de open vragen
          </ButtonLink>
        )}
        <NextStepLink sectionId={sectionId} isDone={status !== 'GREY'} />
        <ButtonLink variant="secondary" href={addFunctionGroupHref(companyId)}>
          Voeg een functiegroep toe
        </ButtonLink>
        <ButtonLink variant="quiet" href={resultsHref(companyId, sectionId)}>
          Bekijk de resultaten van {name}
        </ButtonLink>
      </div>
    </div>
  )
}

const EndOfGroupPage = () => (
  <CheckFrame>
    <EndOfGroup />
  </CheckFrame>
)

export { EndOfGroupPage as Component }
