import { resumePage } from '#shared/domain/checks/check-flow.ts'
import type { CheckSnapshot } from './check-state.ts'
import { sectionAnswers } from './section.ts'
import type { Step } from './step.ts'

/** Call it only while the company part is not finished. */
export function companyResumeStep(snapshot: CheckSnapshot): Step {
  const page = resumePage(snapshot.check.questionnaire, 'COMPANY', sectionAnswers(snapshot, null))
  return { scriptKey: '', questionKey: null, ...page, sectionId: null }
}
