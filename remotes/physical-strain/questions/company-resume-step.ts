import { resumePage } from '#shared/domain/check-flow.ts'
import { sectionAnswers } from './section.ts'
import type { Step } from './step.ts'
import type { CheckState, OpenCheck } from './store.ts'

/** Where to go on in what is asked of the whole company. Only while that is not finished. */
export function companyResumeStep(known: Pick<CheckState, 'queue'> & { check: OpenCheck }): Step {
  const place = resumePage(known.check.questionnaire, 'COMPANY', sectionAnswers(known, null))
  return { scriptKey: '', questionKey: null, ...place, sectionId: null }
}
