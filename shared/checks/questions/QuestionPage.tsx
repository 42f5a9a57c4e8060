import { getResumePage } from '#shared/api/checks/section-checks.ts'
import { capitalize } from '#shared/domain/basics/capitalize.ts'
import { definitionOf } from '#shared/domain/basics/check.ts'
import { type Part, resumePage, scriptsOf } from '#shared/domain/checks/check-flow.ts'
import type { ActionPointDetails } from '#shared/domain/improve/action-point.ts'
import { portalPath } from '#shared/federation/portal-path.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { redirect, useLoaderData } from '#shared/federation/router.ts'
import { useHeadingFocus } from '#shared/parts/basics/use-heading-focus.ts'
import type { CheckLoaderArgs } from '../check-context.ts'
import { endHref, sectionsHref } from '../hrefs.ts'
import { CheckFrame } from './CheckFrame.tsx'
import type { OpenCheck } from './check-state.ts'
import { InformationStep } from './InformationStep.tsx'
import { LookAgainStep } from './LookAgainStep.tsx'
import { loadAnswers, loadCheck, parseSectionId } from './load-check.ts'
import { loadLookAgain } from './look-again.ts'
import { useNextPicture } from './QuestionPicture.tsx'
import { QuestionStep } from './QuestionStep.tsx'
import { SectionGone } from './SectionGone.tsx'
import { isSectionGone } from './section.ts'
import { flushWithTimeout } from './sending.ts'
import { endOfPartHref, findNearestPage, findRefining, partOf, type Step, stepHref } from './step.ts'
import { checkStore } from './store.ts'
import { useCheck } from './use-check.ts'

/** A redirect when there is nothing to resume. The server must know the last answers for that. */
async function findResumePart(check: OpenCheck): Promise<{ sectionId: number | null } | Response> {
  await flushWithTimeout()
  const page = await withLoadError(getResumePage(check), 'Resultaten konden niet worden opgehaald.')
  if (page) return { sectionId: page.sectionId }
  return redirect(check.sections.length > 0 ? endHref(check) : sectionsHref(check))
}

function pageTitleOf({ sectionId, scriptKey }: Step): string {
  const { sections = [], questionnaire } = checkStore.getState().check ?? {}
  const section = sections.find(({ id }) => id === sectionId)?.name ?? 'Hele bedrijf'
  const subject = questionnaire?.scripts.find((script) => script.scriptKey === scriptKey)?.title
  return `${section} · ${subject}`
}

/**
 * `step`: null when its section does not exist or is not in use; `goneId` is its id then. `actionPoint`: the completed
 * one for which the question is answered again. `returnTo`: the path that the user came from.
 */
type PageData = {
  step: Step | null
  goneId?: number | null
  name: string
  actionPoint: ActionPointDetails | null
  returnTo?: string | undefined
}

/**
 * Redirects to the nearest step. Without a section: a step of the company part if the script belongs to it; for another
 * script the user chooses a section first, and without a script this is the step to resume at.
 */
export async function loader({ check: ref, request }: CheckLoaderArgs): Promise<PageData | Response> {
  const { pathname, search, searchParams: query } = new URL(request.url)
  const check = await loadCheck(ref)
  const { questionnaire } = check
  const { sectionId: requestedId, isGone } = await parseSectionId(
    check,
    query.get(definitionOf(ref.check).idParam),
  )
  if (isGone) {
    const { archived = [] } = checkStore.getState().check ?? {}
    const isArchived = archived.some(({ id }) => id === requestedId)
    const name = `${capitalize(definitionOf(ref.check).one)} ${isArchived ? 'niet meer in gebruik' : 'verwijderd'}`
    return { step: null, goneId: requestedId, name, actionPoint: null }
  }
  const scriptKey = query.get('scriptKey')
  const has = (part: Part) => scriptsOf(questionnaire, part).some((script) => script.scriptKey === scriptKey)
  const isOfCompany = has('COMPANY')
  if (requestedId === null && has('SECTION')) return redirect(sectionsHref(check))
  const part = requestedId !== null || isOfCompany ? { sectionId: requestedId } : await findResumePart(check)
  if (part instanceof Response) return part

  const { sectionId } = part
  const answers = await loadAnswers(check, sectionId)
  const isDone = resumePage(questionnaire, partOf(sectionId), answers) === undefined
  const resume = query.get('resume') === 'true'
  if (resume && isDone) return redirect(endOfPartHref(check, sectionId))
  const requested = { scriptKey, questionKey: query.get('questionId'), resume }
  const page = findNearestPage(questionnaire, partOf(sectionId), answers, requested)
  if (!page) throw new Response(null, { status: 404 })

  const pageStep = { ...page, sectionId }
  // A question that refines another one has a page of its own only when it is answered again.
  const refining = findRefining(questionnaire, page, requested.questionKey)
  const lookedAt = refining ? { ...pageStep, questionKey: refining } : pageStep
  const actionPoint = await loadLookAgain(ref, lookedAt, query.get('opnieuw'))
  const step = actionPoint ? lookedAt : pageStep
  const isRequested = refining !== undefined || page.questionKey === requested.questionKey
  const isAnsweredAlone = page.scriptKey === scriptKey && isRequested
  const returnTo = (isAnsweredAlone && portalPath(query.get('terug'), '')) || undefined
  const href = stepHref(check, step, { actionPointId: actionPoint?.id, returnTo })
  return href === pathname + search
    ? { step, name: pageTitleOf(step), actionPoint, returnTo }
    : redirect(href)
}

function CurrentStep() {
  const { actionPoint, step, goneId = null, returnTo } = useLoaderData<PageData>()
  const { check } = useCheck()
  const isGone = step === null || isSectionGone(check, step.sectionId)
  useHeadingFocus(isGone)
  useNextPicture(step)
  if (isGone) return <SectionGone id={step?.sectionId ?? goneId} />
  const key = stepHref(check, step, { actionPointId: actionPoint?.id, returnTo })
  if (step.questionKey === null) return <InformationStep key={key} step={step} />
  const questionStep = { ...step, questionKey: step.questionKey }
  return actionPoint ? (
    <LookAgainStep key={key} step={questionStep} actionPoint={actionPoint} />
  ) : (
    <QuestionStep key={key} step={questionStep} returnTo={returnTo} />
  )
}

const QuestionPage = () => (
  <CheckFrame>
    <CurrentStep />
  </CheckFrame>
)

export { QuestionPage as Component }
