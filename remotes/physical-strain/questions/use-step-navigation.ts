import { type CheckPage, nextPage, previousPage } from '#shared/domain/check-flow.ts'
import { useNavigate } from '#shared/federation/router.ts'
import { functionGroupsHref } from '../hrefs.ts'
import { sectionAnswers } from './section.ts'
import { endOfPartHref, partOf, type Step, stepHref } from './step.ts'
import { getCheckState } from './store.ts'
import { useSection } from './use-check.ts'

/** Returns functions that go to the next and the previous step, given the answers at the time of the call. */
export function useStepNavigation({ sectionId, ...page }: Step) {
  const { check } = useSection(sectionId)
  const navigate = useNavigate()
  const { companyId, questionnaire } = check

  function go(target: CheckPage | undefined, fallbackHref: string) {
    return navigate(target ? stepHref(companyId, { ...target, sectionId }) : fallbackHref)
  }
  const currentPage = () => {
    const { check: latest = check, queue } = getCheckState()
    const answers = sectionAnswers({ check: latest, queue }, sectionId)
    return [questionnaire, partOf(sectionId), answers, page] as const
  }
  return {
    goForward: () => go(nextPage(...currentPage()), endOfPartHref(companyId, sectionId)),
    goBack: () => go(previousPage(...currentPage()), functionGroupsHref(companyId)),
  }
}
