import { type Answers, answersOf } from '#shared/domain/checks/check-flow.ts'
import type { FieldValues } from '#shared/domain/checks/section-fields.ts'
import {
  type ActionItemRow,
  type AnswerRow,
  checkKeyOf,
  type Db,
  listActionItemRows,
  listAnswerRows,
  listRemarkRows,
  listSectionItems,
  type RemarkRow,
  type SectionCheck,
  type SectionRow,
} from './queries.ts'

/** `name`: null for the company as a whole. */
export type SectionData = {
  id: number
  name: string | null
  archivedAt: Date | null
  photoId: number | null
  fields: FieldValues
  answers: AnswerRow[]
  given: Answers
  remarks: RemarkRow[]
  actionItems: ActionItemRow[]
}

const sectionIdOf = ({ sectionId }: { sectionId: number | null }) => sectionId

/** In order of creation. The check must be of the version of the questions, or of an earlier one that was finished. */
export async function listSectionData(
  db: Db,
  check: SectionCheck,
  isIncluded: (section: Pick<SectionRow, 'id' | 'name' | 'archivedAt'>) => boolean,
): Promise<SectionData[]> {
  const sections = (await listSectionItems(db, checkKeyOf(check))).filter(isIncluded)
  const ids = { sectionIds: sections.map(({ id }) => id) }
  const [answers, remarks, actionItems] = await Promise.all([
    listAnswerRows(db, ids),
    listRemarkRows(db, ids),
    listActionItemRows(db, ids),
  ])
  const [answersIn, remarksIn, actionItemsIn] = [
    Map.groupBy(answers, sectionIdOf),
    Map.groupBy(remarks, sectionIdOf),
    Map.groupBy(actionItems, sectionIdOf),
  ]
  return sections.map(({ id, name, archivedAt, photoId, fields }) => {
    const answers = answersIn.get(id) ?? []
    return {
      id,
      name,
      archivedAt,
      photoId,
      fields,
      answers,
      given: answersOf(answers),
      remarks: remarksIn.get(id) ?? [],
      actionItems: actionItemsIn.get(id) ?? [],
    }
  })
}
