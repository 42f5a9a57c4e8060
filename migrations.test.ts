import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

// The former version keeps running while a new one migrates, and is started again when the new one is no good. So
// migrations only add: see "Going back to the former version" in docs/operators.md.

const FOLDER = 'server/platform/database/migrations'
/** Older migrations are on every database already. */
const LAST_EXEMPT = '031'

/** In SQL or with Kysely's builder. */
const forbidden = {
  'drops something':
    /\bdrop (table|column|constraint|type|view|default|not null)\b|\.drop(Table|Column|Constraint|Type|View)\(/,
  'renames something': /\brename\b|\.rename(To|Column|Constraint)\(/,
  'changes the type of a column': /\balter (column )?\w+ (set data )?type\b|\.alterColumn\(/,
  'requires a value': /\bset not null\b|\.setNotNull\(/,
  'adds a condition to a table':
    /\badd (constraint|check|unique|primary key|foreign key)\b|\.add\w*Constraint\(/,
  'deletes rows': /\btruncate\b|\bdelete from\b|\.deleteFrom\(/,
  'changes a table with the builder': /\.alterTable\(/,
}

function offencesOf(source: string): string[] {
  const text = source.toLowerCase().replaceAll(/\s+/g, ' ')
  const found = Object.entries(forbidden).flatMap(([offence, pattern]) =>
    new RegExp(pattern, 'i').test(text) ? offence : [],
  )
  const columns = text.match(/\badd column [^,;`]*/g) ?? []
  if (columns.some((column) => /\bnot null\b/.test(column) && !/\b(default|generated)\b/.test(column)))
    found.push('adds a column that the former version does not fill')
  const uniquelyIndexed = [...text.matchAll(/\bcreate unique index .*? on (\w+)/g)].map(([, table]) => table)
  if (uniquelyIndexed.some((table) => !text.includes(`create table ${table} `)))
    found.push('adds a condition to a table')
  return found
}

/**
 * They replace a check of a column with one that allows more values, which the former version does not write. The
 * second also creates triggers that delete mails.
 */
const WIDENED = [
  '034_invitation-claims.ts',
  '045_archived-sections.ts',
  '064_recent-second-factor.ts',
  '066_copies-and-looks.ts',
]

test('migrations only add, so that the former version works beside them', () => {
  const files = readdirSync(FOLDER).filter(
    (name) => name.slice(0, 3) > LAST_EXEMPT && !WIDENED.includes(name),
  )
  const offences = files.flatMap((name) =>
    offencesOf(readFileSync(`${FOLDER}/${name}`, 'utf8')).map((offence) => `${name} ${offence}`),
  )
  expect(offences).toEqual([])
})

test.each([
  ['alter table person drop column phone', 'drops something'],
  ['db.schema.dropTable("person")', 'drops something'],
  ['alter table person rename column phone to telephone', 'renames something'],
  ['alter table person alter column phone type varchar(10)', 'changes the type of a column'],
  ['alter table person alter column phone set not null', 'requires a value'],
  [
    'alter table person add column size integer not null',
    'adds a column that the former version does not fill',
  ],
  ['alter table person add constraint short check (size < 9)', 'adds a condition to a table'],
  ['create unique index one on person (phone)', 'adds a condition to a table'],
  ['delete from person', 'deletes rows'],
])('a migration with "%s" is refused: it %s', (source, offence) => {
  expect(offencesOf(source)).toEqual([offence])
})

test.each([
  'alter table person add column size integer, add column width integer not null default 1',
  'create table thing (id integer not null unique); create unique index one on thing (id)',
  'create index person_phone on person (phone)',
  'update person set size = 1',
])('a migration with "%s" is accepted', (source) => {
  expect(offencesOf(source)).toEqual([])
})
