import { expect, test } from 'vitest'

import { isTest, type Node, nodesIn, readSource, sourceFiles } from './tools/source.ts'

// In the text of `sql`, tables and columns have the names of the database: Kysely converts names everywhere else.

const nodesOf = (file: string, text?: string) => [...nodesIn(readSource(file, text).tree)]

/** The names of tables and columns that the database writes in another way. */
const converted = new Set(
  nodesOf('server/platform/database/schema.ts').flatMap(({ type, key }) => {
    const name = String((key as Node | undefined)?.name)
    return type === 'TSPropertySignature' && /[A-Z]/.test(name) ? name : []
  }),
)

/** Returns the names in the text of `sql` in a file that the database does not know. Quoted values are no names. */
const wrongNamesIn = (file: string, text?: string): string[] =>
  nodesOf(file, text)
    .filter(({ type, tag }) => type === 'TaggedTemplateExpression' && (tag as Node).name === 'sql')
    .flatMap(({ quasi }) => (quasi as { quasis: { value: { raw: string } }[] }).quasis)
    .flatMap(({ value }) => value.raw.replaceAll(/'[^']*'/g, '').match(/\w+/g) ?? [])
    .filter((word) => converted.has(word))

test('the text of SQL contains the names of the database', () => {
  const files = sourceFiles().filter((file) => file.startsWith('server/') && !isTest(file))
  expect(files.flatMap((file) => wrongNamesIn(file).map((name) => `${file}: ${name}`))).toEqual([])
})

test('finds names also in templates with a type and in those in others', () => {
  expect(converted.size).toBeGreaterThan(150)
  const inner = 'sql`x.sortKey = 1`'
  const text = `sql<number>\`select "companyId", owner_id, 'zipCode' from company where \${${inner}}\``
  expect(wrongNamesIn('example.ts', text)).toEqual(['companyId', 'sortKey'])
})
