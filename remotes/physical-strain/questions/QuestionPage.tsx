import { getResumePage } from '#shared/api/physical-strain.ts'
import { resumePage, scriptsOf } from '#shared/domain/check-flow.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, redirect, useLoaderData } from '#shared/federation/router.ts'
import { functionGroupsHref } from '../addresses.ts'
import { CheckFrame } from './CheckFrame.tsx'
import { InformationStep } from './InformationStep.tsx'
import { loadAnswers, loadCheck, sectionIdOf } from './open-check.ts'
import { QuestionStep } from './QuestionStep.tsx'
import { endHref, nearestPage, partOf, type Step, stepHref } from './step.ts'
import { getCheckState, type OpenCheck } from './store.ts'

/** The part to go on with, or where to go when there is none. */
async function whereToResume({ companyId, groups }: OpenCheck): Promise<{ id: number | null } | Response> {
  const place = await withLoadError(getResumePage(companyId), 'Resultaten konden niet worden opgehaald.')
  if (place) return { id: place.functionGroupId }
  return redirect(groups.length > 0 ? endHref(companyId, null) : functionGroupsHref(companyId))
}

/** What the page is called in the title: the section and the subject. */
function nameOf({ sectionId, scriptKey }: Step): string {
  const { groups = [], questionnaire } = getCheckState().check ?? {}
  const section = groups.find(({ id }) => id === sectionId)?.name ?? 'Hele bedrijf'
  const subject = questionnaire?.scripts.find((script) => script.scriptKey === scriptKey)?.title
  return `${section} · ${subject}`
}

/**
 * Finds the step that the address asks for, or comes closest to it, and leads to the address of that. Without a function
 * group it is a question about the whole company, or else where one stopped.
 */
export async function loader({
  params,
  request,
}: LoaderFunctionArgs): Promise<(Step & { name: string }) | Response> {
  const { pathname, search, searchParams: query } = new URL(request.url)
  const companyId = Number(params.companyId)
  const check = await loadCheck(companyId)
  const { questionnaire } = check
  const named = await sectionIdOf(check, query.get('functionGroupId'))
  const scriptKey = query.get('scriptKey')
  const isOfCompany = scriptsOf(questionnaire, 'COMPANY').some((script) => script.scriptKey === scriptKey)
  const part = named !== null || isOfCompany ? { id: named } : await whereToResume(check)
  if (part instanceof Response) return part

  const answers = await loadAnswers(check, part.id)
  const isDone = resumePage(questionnaire, partOf(part.id), answers) === undefined
  const resume = query.get('resume') === 'true'
  if (resume && isDone) return redirect(endHref(companyId, part.id))
  const wish = { scriptKey, questionKey: query.get('questionId'), resume }
  const place = nearestPage(questionnaire, partOf(part.id), answers, wish)
  if (!place) throw new Response(null, { status: 404 })

  const step = { ...place, sectionId: part.id }
  const address = stepHref(companyId, step)
  return address === pathname + search ? { ...step, name: nameOf(step) } : redirect(address)
}

function CurrentStep() {
  const step = useLoaderData<Step>()
  const key = stepHref(0, step)
  return step.questionKey === null ? (
    <InformationStep key={key} step={step} />
  ) : (
    <QuestionStep key={key} step={{ ...step, questionKey: step.questionKey }} />
  )
}

const QuestionPage = () => (
  <CheckFrame>
    <CurrentStep />
  </CheckFrame>
)

export { QuestionPage as Component }
