import { createCompanyRecord, listCompanyRecords } from '#shared/api/files/company-records.ts'
import type { Author } from '#shared/domain/basics/author.ts'
import { firstCharacters, isLongerThan } from '#shared/domain/basics/characters.ts'
import type { CompanyRecordInput } from '#shared/domain/files/company-record.ts'
import type { ActionPoint } from '#shared/domain/improve/action-point.ts'

/** In characters. */
const MAX_SUBJECT = 255

export function photoRecordOf({
  themes,
  description,
}: Pick<ActionPoint, 'themes' | 'description'>): CompanyRecordInput {
  const subject = `Foto’s bij actiepunt: ${description.replace(/\s+/g, ' ').trim()}`
  const isLong = isLongerThan(MAX_SUBJECT, subject)
  return {
    theme: themes[0]!,
    subject: isLong ? `${firstCharacters(MAX_SUBJECT - 1, subject).trimEnd()}…` : subject,
  }
}

/** Also returns whether it was created now. `mayChange`: whether the user may add a file to an item of this author. */
export async function findOrCreatePhotoRecord(
  actionPoint: ActionPoint,
  mayChange: (author: Author) => boolean,
  key: string,
): Promise<{ id: number; isNew: boolean }> {
  const { companyId } = actionPoint
  const input = photoRecordOf(actionPoint)
  const records = await listCompanyRecords(companyId)
  const found = records.find(
    ({ theme, subject, createdBy }) =>
      theme === input.theme && subject === input.subject && mayChange(createdBy),
  )
  if (found) return { id: found.id, isNew: false }
  return { id: (await createCompanyRecord(companyId, input, key)).id, isNew: true }
}
