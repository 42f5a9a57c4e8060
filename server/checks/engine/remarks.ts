import type { CurrentUser } from '#server/platform/http/access.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Remark, RemarkInput } from '#shared/domain/checks/section-check.ts'
import { requireSurvey } from './answers.ts'
import { type Db, findSection, listRemarkRows, type SectionCheck } from './queries.ts'
import { currentTimestamp, withLockedCheck } from './status.ts'

const REMARK_CONFLICT = 'Iemand anders heeft deze opmerking intussen gewijzigd.'

/**
 * Returns the remark as stored; saving the same text changes nothing. Throws a Refusal with 404 when the section or
 * the script does not exist, and 409 when another user saved a different text since `revision`.
 */
export function saveRemark(
  db: Db,
  check: SectionCheck,
  scriptKey: string,
  { checkSectionId: sectionId, text, revision }: RemarkInput,
  user: CurrentUser,
): Promise<Remark> {
  requireSurvey(check.questionnaire, scriptKey, sectionId)

  return withLockedCheck(db, check, async (transaction) => {
    const section = await findSection(transaction, check, sectionId)
    if (!section) throw new Refusal(404)
    const rows = await listRemarkRows(transaction, { sectionIds: [section.id] })
    const stored = rows.find((row) => row.scriptKey === scriptKey) ?? { text: '', revision: 0 }
    if (stored.text === text) return { text, revision: stored.revision }
    if (stored.revision !== revision) throw new Refusal(409, REMARK_CONFLICT, 'REMARK_CONFLICT')

    const change = { text, revision: revision + 1, remarkedAt: currentTimestamp, remarkedBy: user.id }
    await transaction
      .insertInto('checkRemark')
      .values({ sectionId: section.id, scriptKey, ...change })
      .onConflict((conflict) => conflict.columns(['sectionId', 'scriptKey']).doUpdateSet(change))
      .execute()
    await transaction
      .updateTable('checkSection')
      .set({ updatedAt: currentTimestamp, updatedBy: user.id })
      .where('id', '=', section.id)
      .execute()
    return { text, revision: revision + 1 }
  })
}
