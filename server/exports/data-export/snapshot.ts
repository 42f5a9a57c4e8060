import { type Kysely, type Selectable, sql } from 'kysely'
import type { SnakeCase } from '#server/platform/database/case.ts'
import { allowLongStatements } from '#server/platform/database/preparing-client.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { fullName } from '#server/platform/session/queries.ts'
import {
  asAdministrator,
  ofCompanies,
  ofPerson,
  type Source,
  type Sources,
  type TableName,
  writtenElsewhere,
} from './tables.ts'

type Db = Kysely<Database>

type JsonOf<Value> = Value extends Date ? string : Value
/** As JSON: points in time are ISO 8601 in UTC, days yyyy-mm-dd. */
export type ExportedRow<Table extends TableName> = RowOf<
  { [Name in keyof Database as SnakeCase<Name>]: Database[Name] }[Table]
>
type RowOf<Table> = {
  [Column in keyof Selectable<Table> & string as SnakeCase<Column>]: JsonOf<Selectable<Table>[Column]>
}
type RowsOf<Exported extends Sources, Added = unknown> = {
  [Table in keyof Exported & TableName]: (ExportedRow<Table> & Added)[]
}

type WithCompany = { company_id: number; company_name: string }
type WithAccount = { account_name: string | null; account_email: string | null }
type WithFileName = { file_name: string }
type WithCheck = { check: ExportedRow<'check_section'>['check'] }

type PersonRows = RowsOf<ReturnType<typeof ofPerson>>
type CompanyRows = RowsOf<ReturnType<typeof ofCompanies>>
type ElsewhereRows = RowsOf<ReturnType<typeof writtenElsewhere>, WithCompany>

/** All data at one moment, `madeAt`, in ISO 8601. `authors`: the names of all who wrote any of it. */
export type Snapshot = {
  madeAt: string
  person: Omit<PersonRows, 'invitation' | 'invitation_claim' | 'owner_invitation'> & {
    invitation_claim: (PersonRows['invitation_claim'][number] & Pick<WithCompany, 'company_name'>)[]
    invitation: (PersonRows['invitation'][number] & WithCompany)[]
    owner_invitation: (PersonRows['owner_invitation'][number] & WithCompany)[]
  }
  asAdministrator: RowsOf<ReturnType<typeof asAdministrator>>
  companies: Omit<CompanyRows, 'invitation' | 'invitation_claim' | 'action_item_photo' | 'section_photo'> & {
    invitation_claim: (CompanyRows['invitation_claim'][number] & WithAccount)[]
    invitation: (CompanyRows['invitation'][number] & WithAccount)[]
    action_item_photo: (CompanyRows['action_item_photo'][number] & WithFileName)[]
    section_photo: (CompanyRows['section_photo'][number] & WithFileName)[]
  }
  elsewhere: Omit<
    ElsewhereRows,
    'check_answer' | 'check_remark' | 'solved_risk' | 'action_item_photo' | 'section_photo'
  > & {
    action_item_photo: (ElsewhereRows['action_item_photo'][number] & WithFileName)[]
    section_photo: (ElsewhereRows['section_photo'][number] & WithFileName & WithCheck)[]
    check_answer: (ElsewhereRows['check_answer'][number] & WithCheck)[]
    check_remark: (ElsewhereRows['check_remark'][number] & WithCheck)[]
    solved_risk: (ElsewhereRows['solved_risk'][number] & WithCheck)[]
  }
  authors: { id: number; name: string }[]
}

const authorColumns = [
  'created_by',
  'updated_by',
  'completed_by',
  'answered_by',
  'remarked_by',
  'solved_by',
  'finished_by',
]

async function readRows(transaction: Db, table: string, { where, omitted = {}, added = {} }: Source) {
  const extra = Object.entries(added).map(([name, value]) => sql`jsonb_build_object(${name}::text, ${value})`)
  const row = sql.join([sql`(to_jsonb(line) - ${Object.keys(omitted)}::text[])`, ...extra], sql` || `)
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select ${row} as row from ${sql.table(table)} as line where ${where} order by line`.execute(transaction)
  return rows.map(({ row }) => row)
}

type Rows = Record<string, Record<string, unknown>[]>

async function readAll(transaction: Db, sources: Sources): Promise<Rows> {
  const rows: Rows = {}
  for (const [table, source] of Object.entries(sources))
    rows[table] = await readRows(transaction, table, source)
  return rows
}

function readAuthors(transaction: Db, scopes: Rows[]) {
  const ids = scopes
    .flatMap((rows) => Object.values(rows).flat())
    .flatMap((row) => authorColumns.flatMap((column) => (typeof row[column] === 'number' ? row[column] : [])))
  return transaction
    .selectFrom('person')
    .select(['id', fullName.as('name')])
    .where('id', '=', sql<number>`any(${[...new Set(ids)]}::int[])`)
    .orderBy('id')
    .execute()
}

/** undefined: no such person. */
export const readSnapshot = (db: Db, personId: number): Promise<Snapshot | undefined> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      await allowLongStatements(transaction)
      await sql`set local time zone 'UTC'`.execute(transaction)
      const person = await readAll(transaction, ofPerson(personId))
      if (person.person?.length === 0) return undefined
      const companies = await readAll(transaction, ofCompanies(personId))
      const elsewhere = await readAll(transaction, writtenElsewhere(personId))
      return {
        madeAt: new Date().toISOString(),
        person,
        asAdministrator: await readAll(transaction, asAdministrator(personId)),
        companies,
        elsewhere,
        authors: await readAuthors(transaction, [companies, elsewhere]),
      } as unknown as Snapshot
    })
