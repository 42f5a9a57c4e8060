import { statusOf } from '#shared/api/errors.ts'
import { getScriptFlow, listAnswers, listFunctionGroups } from '#shared/api/physical-strain.ts'
import { type OpenCheck, sectionKey } from './check-state.ts'

/** Fetches the stored answers of a section. The company part of a check that was not started has none. */
export const fetchAnswers = (companyId: number, sectionId: number | null) =>
  listAnswers(companyId, sectionId).catch((error) => {
    if (sectionId === null && statusOf(error) === 404) return []
    throw error
  })

/** Fetches the check of a company, with the answers of the company part. */
export async function fetchCheck(companyId: number): Promise<OpenCheck> {
  const [questionnaire, groups, companyAnswers] = await Promise.all([
    getScriptFlow(),
    listFunctionGroups(companyId),
    fetchAnswers(companyId, null),
  ])
  return { companyId, questionnaire, groups, stored: { [sectionKey(null)]: companyAnswers } }
}
