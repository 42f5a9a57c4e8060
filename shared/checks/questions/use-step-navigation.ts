import { type CheckPage, nextPage, previousPage, resumePage } from '#shared/domain/checks/check-flow.ts'
import { useNavigate } from '#shared/federation/router.ts'
import { sectionsHref } from '../hrefs.ts'
import { sectionAnswers } from './section.ts'
import { flushWithTimeout } from './sending.ts'
import { endOfPartHref, partOf, type Step, stepHref } from './step.ts'
import { checkStore } from './store.ts'
import { useSection } from './use-check.ts'

/** They use the answers at the time of the call. */
export function useStepNavigation({ sectionId, ...page }: Step) {
  const { check } = useSection(sectionId)
  const navigate = useNavigate()
  const { questionnaire } = check

  function go(target: CheckPage | undefined, fallbackHref: string) {
    return navigate(target ? stepHref(check, { ...target, sectionId }) : fallbackHref)
  }
  const currentPage = () => {
    const { check: latest = check, queue } = checkStore.getState()
    const answers = sectionAnswers({ check: latest, queue }, sectionId)
    return [questionnaire, partOf(sectionId), answers, page] as const
  }
  return {
    goToPage: (href: string) => flushWithTimeout().then(() => navigate(href)),
    goToOpenQuestion() {
      const [, part, answers] = currentPage()
      return go(resumePage(questionnaire, part, answers), endOfPartHref(check, sectionId))
    },
    goForward: () => go(nextPage(...currentPage()), endOfPartHref(check, sectionId)),
    goBack: () => go(previousPage(...currentPage()), sectionsHref(check)),
  }
}
