import { statusOf } from '#shared/api/basics/errors.ts'
import { getScriptFlow } from '#shared/api/checks/questionnaires.ts'
import { listAnswers, listSections } from '#shared/api/checks/section-checks.ts'
import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import { type OpenCheck, sectionKey } from './check-state.ts'

/** The company part of a check that was not started has no answers. */
export const fetchAnswers = (ref: CheckRef, sectionId: number | null) =>
  listAnswers(ref, sectionId).catch((error) => {
    if (sectionId === null && statusOf(error) === 404) return []
    throw error
  })

export async function fetchSections(ref: CheckRef): Promise<Pick<OpenCheck, 'sections' | 'archived'>> {
  const all = await listSections(ref)
  return {
    sections: all.filter(({ archivedAt }) => archivedAt === null),
    archived: all.filter(({ archivedAt }) => archivedAt !== null),
  }
}

export async function fetchCheck(ref: CheckRef): Promise<OpenCheck> {
  const [questionnaire, sections, companyAnswers] = await Promise.all([
    getScriptFlow(ref.check),
    fetchSections(ref),
    fetchAnswers(ref, null),
  ])
  return { ...ref, questionnaire, ...sections, stored: { [sectionKey(null)]: companyAnswers } }
}
