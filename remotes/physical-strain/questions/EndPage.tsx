import { nextPart } from '#shared/domain/check-flow.ts'
import type { LoaderFunctionArgs } from '#shared/federation/router.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { addFunctionGroupHref, functionGroupsHref, matrixHref, resumeSectionHref } from '../hrefs.ts'
import { CheckFrame } from './CheckFrame.tsx'
import { companyResumeStep } from './company-resume-step.ts'
import { loadFreshCheck } from './load-check.ts'
import { SectionSubjects } from './SectionSubjects.tsx'
import { companyStatus, summarizeSection } from './section.ts'
import { stepHref } from './step.ts'
import { useCheck } from './use-check.ts'

export async function loader({ params }: LoaderFunctionArgs): Promise<null> {
  await loadFreshCheck(Number(params.companyId))
  return null
}

/** Returns the next unfinished part, with a link to it; undefined when the check is finished. */
function useRemainingWork(): { text: string; label: string; href: string } | undefined {
  const state = useCheck()
  const { companyId, groups } = state.check
  if (groups.length === 0)
    return {
      text: 'Er is nog geen functiegroep om vragen over te beantwoorden.',
      label: 'Voeg een functiegroep toe',
      href: addFunctionGroupHref(companyId),
    }
  const summaries = groups.map((group) => ({ ...group, ...summarizeSection(state, group) }))
  const next = nextPart(summaries, { status: companyStatus(state) }, null)
  if (!next) return undefined
  if (next.part === 'COMPANY')
    return {
      text: 'Deze onderdelen vul je één keer in, voor het hele bedrijf.',
      label: 'Ga verder met het hele bedrijf',
      href: stepHref(companyId, companyResumeStep(state)),
    }
  const name = groups.find(({ id }) => id === next.id)?.name
  return {
    text: `Bij ${name} staan nog vragen open.`,
    label: `Ga verder met ${name}`,
    href: resumeSectionHref(companyId, next.id),
  }
}

function End() {
  const { check } = useCheck()
  const remaining = useRemainingWork()

  return (
    <div className="bw-check-step">
      <div className="bw-intro">
        <PageHeading>{remaining ? 'De check is nog niet af' : 'De check is af'}</PageHeading>
        <p>
          {remaining?.text ??
            'Alle vragen zijn beantwoord. Bij de resultaten zie je welke risico’s er zijn en download je het Plan van Aanpak.'}
        </p>
      </div>
      <SectionSubjects sectionId={null} />
      <div className="bw-actions">
        {remaining && <ButtonLink href={remaining.href}>{remaining.label}</ButtonLink>}
        <ButtonLink variant={remaining ? 'secondary' : 'primary'} href={matrixHref(check.companyId)}>
          Bekijk de resultaten
        </ButtonLink>
        <ButtonLink variant="quiet" href={functionGroupsHref(check.companyId)}>
          Functiegroepen beheren
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
