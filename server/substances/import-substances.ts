import { sql } from 'kysely'
import { checkKeyOf, type Db, listSectionRows, type SectionCheck } from '#server/checks/engine/queries.ts'
import { updateCheckStatus, withLockedCheck } from '#server/checks/engine/status.ts'
import { recordCompanyActivity } from '#server/history/company-activity/record-company-activity.ts'
import { toRecordset } from '#server/platform/database/json.ts'
import type { CurrentUser } from '#server/platform/http/access.ts'
import { formatCount, requireRoom } from '#server/platform/http/cap.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { today as todayInAmsterdam } from '#shared/domain/basics/date.ts'
import { nameKey } from '#shared/domain/basics/name-key.ts'
import type { SubstanceInput } from '#shared/domain/substances/substance.ts'
import { formatSubstances } from '#shared/domain/substances/substance-list-import.ts'
import { columnsOf, fieldsOf } from './columns.ts'
import { type Shares, storeRecordAnswers } from './record-answers.ts'
import { recordOf, sharesOf } from './save-substance.ts'

/** Other requests run in between: some milliseconds of work. */
const SUBSTANCES_AT_ONCE = 50

/** Refuses with 400 when names are taken, or are there twice. */
async function requireFreeNames(
  transaction: Db,
  check: SectionCheck,
  substances: readonly SubstanceInput[],
): Promise<void> {
  const rows = await listSectionRows(transaction, checkKeyOf(check))
  const taken = new Set(rows.flatMap(({ name }) => (name === null ? [] : nameKey(name))))
  const problems = substances.flatMap(({ name }, index) => {
    const key = nameKey(name)
    if (taken.has(key))
      return { field: `substances.${index}.name`, message: 'Er is al een stof met deze naam.' }
    taken.add(key)
    return []
  })
  if (problems.length > 0) throw new Refusal(400, problems, 'SECTION_NAME_TAKEN')
}

const requireRoomFor = (transaction: Db, check: SectionCheck, adding: number, max: number) =>
  requireRoom(
    transaction
      .selectFrom('checkSection')
      .where('companyId', '=', check.companyId)
      .where('check', '=', check.questionnaire.check)
      .where('name', 'is not', null),
    {
      max,
      adding,
      message: `Je kunt hooguit ${formatCount(max)} ${check.questionnaire.section.many} in het register zetten.`,
      code: 'SECTION_LIMIT_REACHED',
    },
  )

/** Inserts the sections of substances. Returns their ids, in the same order. */
async function insertSections(
  transaction: Db,
  { companyId, questionnaire: { check } }: SectionCheck,
  substances: readonly SubstanceInput[],
): Promise<number[]> {
  const names = substances.map(({ name }) => name)
  const fields = substances.map((substance) => JSON.stringify(fieldsOf(recordOf(substance))))
  const { rows } = await sql<{ id: number; name: string }>`
    insert into check_section (company_id, "check", name, fields)
    select ${companyId}::int, ${check}::text, name, fields::jsonb
    from unnest(${names}::text[], ${fields}::text[]) with ordinality as given (name, fields, position)
    order by position
    returning id, name
  `.execute(transaction)
  const idOf = new Map(rows.map(({ id, name }) => [name, id]))
  return names.map((name) => idOf.get(name)!)
}

type Columns = ReturnType<typeof columnsOf>

async function insertRecords(
  transaction: Db,
  rows: readonly (Columns & { sectionId: number })[],
): Promise<void> {
  await sql`
    insert into substance (section_id, record, words, storage_place, method_groups, stock_group, stock, due_on)
    select section_id, record::jsonb, words, storage_place, method_groups, stock_group, stock, due_on
    from jsonb_to_recordset(${toRecordset(rows)}::jsonb) as row (
      section_id int, record text, words text, storage_place text, method_groups text[], stock_group text,
      stock numeric, due_on date)
  `.execute(transaction)
}

type Saving = { user: CurrentUser; maxSubstances: number }

/**
 * All of them or none, without files. Refuses with 400 (names taken), 404 (register not started) and 409 (too many).
 */
export const importSubstances = (
  db: Db,
  check: SectionCheck,
  substances: readonly SubstanceInput[],
  { user, maxSubstances }: Saving,
): Promise<void> =>
  withLockedCheck(db, check, async (transaction) => {
    const today = todayInAmsterdam()
    await requireFreeNames(transaction, check, substances)
    await requireRoomFor(transaction, check, substances.length, maxSubstances)
    const ids = await insertSections(transaction, check, substances)
    const shares: Shares[] = []
    for (let start = 0; start < substances.length; start += SUBSTANCES_AT_ONCE) {
      const rows = substances.slice(start, start + SUBSTANCES_AT_ONCE).map((substance, index) => {
        const record = { ...recordOf(substance), sdsFileId: null }
        const columns = columnsOf(substance.name, record, today)
        shares.push(sharesOf(columns, record))
        return { sectionId: ids[start + index]!, ...columns }
      })
      await insertRecords(transaction, rows)
    }
    await storeRecordAnswers(transaction, check, { ids, shares, userId: user.id, today })
    await updateCheckStatus(transaction, check)
    await recordCompanyActivity(transaction, {
      companyId: check.companyId,
      personId: user.id,
      kind: 'SECTION_ADDED',
      check: check.questionnaire.check,
      sectionName: formatSubstances(substances.length),
    })
  })
