import { type CheckPage, nextPage, previousPage } from '#shared/domain/check-flow.ts'
import { useNavigate } from '#shared/federation/router.ts'
import { Button } from '#shared/ui/Button.tsx'
import { functionGroupsHref } from '../hrefs.ts'
import { sectionAnswers } from './section.ts'
import { endHref, partOf, type Step, stepHref } from './step.ts'
import { getCheckState } from './store.ts'
import { useSection } from './use-check.ts'

/** Gives what leads to the step after this one, and to the one before it, with what is answered at that moment. */
export function useSteps({ sectionId, ...place }: Step) {
  const { check } = useSection(sectionId)
  const navigate = useNavigate()
  const { companyId, questionnaire } = check

  function go(to: CheckPage | undefined, otherwise: string) {
    return navigate(to ? stepHref(companyId, { ...to, sectionId }) : otherwise)
  }
  const here = () => {
    const { check: now = check, queue } = getCheckState()
    return [
      questionnaire,
      partOf(sectionId),
      sectionAnswers({ check: now, queue }, sectionId),
      place,
    ] as const
  }
  return {
    goOn: () => go(nextPage(...here()), endHref(companyId, sectionId)),
    goBack: () => go(previousPage(...here()), functionGroupsHref(companyId)),
  }
}

/** The way back and the way on, at the end of a form that goes on. `isOpen`: going on skips it. */
export const StepButtons = ({
  label,
  isOpen,
  onBack,
}: {
  label: string
  isOpen?: boolean
  onBack: () => void
}) => (
  <div className="bw-check-buttons">
    <Button variant="secondary" onClick={onBack}>
      Vorige
    </Button>
    <Button type="submit" variant={isOpen ? 'secondary' : 'primary'}>
      {label}
    </Button>
  </div>
)
