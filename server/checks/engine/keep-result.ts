import { definitionOf } from '#shared/domain/basics/check.ts'
import { type Db, isInUse, type SectionCheck } from './queries.ts'
import { findQuestionnaire } from './questionnaire-versions.ts'
import { listSectionData } from './section-data.ts'
import { storeRound } from './store-round.ts'

/**
 * Keeps, as a round, what came out of a finished check by the questions of `version`: new ones have opened it. Nothing is
 * kept of a version that was not recorded, nor of a check with a list of sections, which has no rounds.
 */
export async function keepResult(
  transaction: Db,
  { companyId, questionnaire: { check } }: SectionCheck,
  version: number,
): Promise<void> {
  if (definitionOf(check).hasSectionList) return
  const questionnaire = await findQuestionnaire(transaction, check, version)
  if (!questionnaire) return
  const former = { companyId, questionnaire }
  await storeRound(transaction, former, await listSectionData(transaction, former, isInUse), { isKept: true })
}
