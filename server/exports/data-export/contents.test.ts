import { beforeEach, expect, test } from 'vitest'
import type { User } from '../../../testing/factories/companies.ts'
import { type Downloaded, peopleWithEverythingIn } from '../../../testing/factories/data-export.ts'
import { HEAVY_LIFT } from '../../../testing/factories/physical-strain.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { plainSpaces } from '../../../testing/harness/plain-spaces.ts'
import {
  asAdministrator,
  notExported,
  ofCompanies,
  ofPerson,
  type Sources,
  writtenElsewhere,
} from './tables.ts'

// Compares a download with the database, row by row. Whose a row is follows from its own columns here, not from the
// conditions of the product.

type Row = Record<string, unknown>
type Tables = Record<string, Row[]>

const backEnd = useBackEnd()
const { createElsAndJan, download } = peopleWithEverythingIn(backEnd)

let els: User
let jan: User
let zips: Map<User, Downloaded>
let stored: Tables

const normalized = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(normalized)
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(value))
    return new Date(value).toISOString()
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, normalized(inner)]))
  return value
}

async function readTables(): Promise<Tables> {
  const tables = await backEnd.sql`
    select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`
  const entries = tables.map(async ({ table_name }): Promise<[string, Row[]]> => {
    const rows = await backEnd.sql([
      `select to_jsonb(line) as row from "${table_name}" as line order by line`,
    ] as never)
    return [String(table_name), rows.map(({ row }) => normalized(row) as Row)]
  })
  return Object.fromEntries(await Promise.all(entries))
}

beforeEach(async () => {
  ;({ els, jan } = await createElsAndJan())
  const computed = JSON.stringify([{ answerId: '1to3', value: JSON.stringify(HEAVY_LIFT) }])
  await backEnd.sql`
    insert into check_answer (section_id, script_key, question_key, answers, version, answered_by)
    select id, 'LIFT_BELOW_KNEE', 'calculation', ${computed}::jsonb, 2, ${els.id}::int
    from check_section where name = 'Lassers van els'`
  await backEnd.sql`
    insert into check_section (company_id, "check", name, fields)
    select id, 'MACHINE_SAFETY', 'Bank van els', '{"kind": "lathe", "lastInspection": "2026-03-01"}'
    from company where name = 'Smederij van els'`
  await backEnd.sql`
    insert into substance (section_id, record, words, storage_place, method_groups)
    select id, '{"supplier": "Groothandel"}', 'bank', '', '{}' from check_section where name is not null`
  stored = await readTables()
  zips = new Map([
    [els, await download(els)],
    [jan, await download(jan)],
  ])
  // The request for the download is in it; the download itself not yet.
  const { audit_event: events = [] } = await readTables()
  stored.audit_event = events.filter(({ kind }) => kind !== 'DATA_EXPORT_DOWNLOADED')
})

const find = (table: string, id: unknown) => stored[table]!.find((row) => row.id === id)

function companyOf(table: string, row: Row): unknown {
  if (table === 'company') return row.id
  if (row.company_id !== undefined) return row.company_id
  if (row.section_id !== undefined) return find('check_section', row.section_id)!.company_id
  if (row.action_item_id !== undefined) return find('action_item', row.action_item_id)!.company_id
  if (row.invitation_id !== undefined) return find('invitation', row.invitation_id)!.company_id
  if (row.record_id !== undefined) return find('company_record', row.record_id)!.company_id
  return undefined
}
const ownerOf = (table: string, row: Row) => find('company', companyOf(table, row))?.owner_id

const AUTHOR_COLUMNS = [
  'created_by',
  'updated_by',
  'completed_by',
  'answered_by',
  'remarked_by',
  'solved_by',
  'finished_by',
]
/** An order belongs to the person who placed it, and an event to the account: not to their company. */
const ofPeople = ['shop_order', 'mail_opt_out', 'audit_event']
/** Sections are not texts: their names and statuses belong to the company. */
const notWritten = ['check_section']

const expectedRows: Record<string, (table: string, row: Row, user: User) => boolean> = {
  person: (table, row, { id, email }) =>
    (table === 'person' && row.id === id) ||
    (row.person_id === id && !['person_search', 'data_export', 'company_activity'].includes(table)) ||
    (table === 'mail_outbox' && row.recipient === email) ||
    (table === 'mail_opt_out' && row.email === email) ||
    (/invitation$/.test(table) && row.email === email && !row.accepted_at) ||
    (row.person_ids as number[] | undefined)?.includes(id) === true,
  companies: (table, row, { id }) =>
    table === 'audit_record'
      ? (row.company_ids as number[]).some((company) => find('company', company)?.owner_id === id)
      : !ofPeople.includes(table) &&
        !/^company_(search|summary|change)$|^unsubscribe_key$/.test(table) &&
        ownerOf(table, row) === id,
  elsewhere: (table, row, { id }) => {
    const owner = ownerOf(table, row)
    if (table === 'company_activity') return owner !== id && row.person_id === id
    if (owner === undefined || owner === id || notWritten.includes(table)) return false
    const writtenRow = table === 'company_record_link' ? find('company_record', row.record_id)! : row
    return AUTHOR_COLUMNS.some((column) => writtenRow[column] === id)
  },
  asAdministrator: (table, row, { id }) => table === 'audit_record' && row.actor_id === id,
}

const sourcesOf: Record<string, (id: number) => Sources> = {
  person: ofPerson,
  companies: ofCompanies,
  elsewhere: writtenElsewhere,
  asAdministrator,
}

const without = (row: Row, columns: string[]) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)))

const sorted = (rows: Row[]) => rows.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort()

const scopes = Object.keys(expectedRows)

test.each(scopes)(
  '%s: every row of a person is there, with its values, and none of others',
  { tags: ['deep'] },
  (scope) => {
    for (const user of [els, jan]) {
      const sources = sourcesOf[scope]!(user.id) as Record<string, Sources[keyof Sources]>
      const exported = zips.get(user)!.json[scope] as Tables
      for (const [table, rows] of Object.entries(stored)) {
        const { omitted = {}, added = {} } = sources[table] ?? {}
        const left = [...Object.keys(omitted), ...Object.keys(added)]
        const expected = rows.filter((row) => expectedRows[scope]!(table, row, user))
        const found = (exported[table] ?? []).map((row) => without(normalized(row) as Row, left))
        expect(sorted(found), `${table} of ${user.email}`).toEqual(
          sorted(expected.map((row) => without(row, left))),
        )
        // Only Els did admin actions.
        if (sources[table] && !(scope === 'asAdministrator' && user === jan))
          expect(expected, `${table} of ${user.email} in ${scope}`).not.toEqual([])
      }
    }
  },
)

test('every table and every column is exported, or is left out for a reason', async () => {
  const columns = await backEnd.sql`
    select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'public' and table_name in (select tablename from pg_tables)`
  const { json } = zips.get(els)!
  const absent = columns.filter(({ table_name, column_name, data_type }) => {
    const [table, column] = [String(table_name), String(column_name)]
    if (notExported[table]) return false
    const described = scopes.map(
      (scope) => [scope, sourcesOf[scope]!(els.id) as Record<string, Sources['person']>] as const,
    )
    const withTable = described.filter(([, sources]) => sources[table])
    if (withTable.length === 0) return true
    return withTable.some(([scope, sources]) => {
      const isOmitted = sources[table]!.omitted?.[column] !== undefined
      // Bytes are hashes, secrets and files.
      if (data_type === 'bytea') return !isOmitted
      return !isOmitted && json[scope][table].some((row: Row) => !(column in row))
    })
  })
  expect(absent).toEqual([])
  const names = columns.map(({ table_name }) => table_name)
  expect(Object.keys(notExported).filter((table) => !names.includes(table))).toEqual([])
})

test('nothing of others, no hash and no secret is in the files', () => {
  const [ofEls, ofJan] = [zips.get(els)!, zips.get(jan)!]
  for (const [{ files }, name, other] of [
    [ofEls, 'els', 'jan'],
    [ofJan, 'jan', 'els'],
  ] as const) {
    for (const path of ['gegevens.json', 'gegevens.html']) {
      const text = String(files[path])
      for (const secret of [
        `Oud van ${other}`,
        `Geheim van ${other}`,
        `Besteld door ${other}`,
        `Mail aan ${other}`,
        `Dossier van ${other}`,
        `Lassers van ${other}`,
        `Gast van ${other}`,
        `koper-van-${other}@example.org`,
        `koper-van-${name}@example.org`,
        `Geheime link van ${name}`,
        '$argon2id',
        Buffer.from(`secret ${name}`).toString('hex'),
      ])
        expect(text, `${path} of ${name}`).not.toContain(secret)
    }
  }
})

test('the page shows everything in words', { tags: ['deep'] }, () => {
  const { page, paths } = zips.get(els)!
  for (const text of [
    'Els van de Smid',
    'els@smederij.nl',
    'Smederij van els',
    'Lassers van els',
    'Opmerking van els',
    'Opmerking van jan',
    'Reden van els',
    'Reden van jan',
    'Actie van els',
    'Verslag van jan',
    'Item van jan',
    'Link van els',
    'Dossier van els',
    'Gast van els',
    'gast-van-els@example.org',
    'Besteld door els',
    '2 × Poster',
    'Mail aan els',
    'Achternaam: van Oud van els naar Smid',
    'Lasserij van jan',
    'Tweestapslogin',
    'Staat uit',
    'Jan van de Smid, ',
    'bezig-van-els.txt',
    'Opgeloste risico’s',
    'Last boven het maximum van 25 kg per persoon',
    'Bank van els',
    'Draaibank',
    'Laatste keuring',
    '01-03-2026',
    'Fysieke belasting: opgelost risico',
    'Nee, de last is zwaarder dan het aanbevolen gewicht: 10 kg, aanbevolen hooguit 5,7 kg, tilindex 1,8.',
  ])
    expect(plainSpaces(page), text).toContain(text)
  expect(page).not.toMatch(/\{functiegroep\}|LIFT_|question_key/)
  expect(paths.filter((path) => path.endsWith('.pdf'))).toHaveLength(1)
})
