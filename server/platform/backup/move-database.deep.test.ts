import { pino } from 'pino'
import { expect, inject, test } from 'vitest'

import { fullCompaniesIn } from '../../../testing/factories/full-company.ts'
import { contentsOfAllTables } from '../../../testing/harness/all-tables.ts'
import { createEmptyDatabase } from '../../../testing/harness/database.ts'
import { runOperatorCommand } from '../../../testing/harness/run-operator-command.ts'
import { connect } from '../database/connection.ts'
import { migrate } from '../database/migrate.ts'
import { parseConfig } from '../runtime/config.ts'

const logger = pino({ level: 'silent' })

type Rows = Record<string, unknown>[]

async function withDatabase<T>(
  settings: Record<string, string>,
  use: (query: (text: string, values?: unknown[]) => Promise<Rows>) => Promise<T>,
): Promise<T> {
  const { pool, db, close } = await connect(parseConfig(settings), logger)
  await migrate(db)
  return use(async (text, values) => (await pool.query(text, values)).rows).finally(close)
}

const fill = (settings: Record<string, string>) =>
  withDatabase(settings, async (query) => {
    const sql = (texts: TemplateStringsArray, ...values: unknown[]) =>
      query(
        texts.reduce((text, part, index) => `${text}$${index}${part}`),
        values,
      )
    const [person] = await sql`
      insert into person (email, first_name, last_name, password_hash) values ('els@smederij.nl', 'Èls', 'Smid', '')
      returning id`
    const [company] = await sql`
      insert into company (owner_id, name, number_of_employees, branch, membership)
      values (${person!.id}, 'Smederij', '<10', 'Metalektro', 'Weet ik niet') returning id`
    await fullCompaniesIn({ sql }).fillCompany(company!.id as number, person!.id as number, 'Markering')
    return contentsOfAllTables(query)
  })

test('the embedded database is moved to PostgreSQL row by row, once', async () => {
  const target = await createEmptyDatabase(inject('template').DATABASE_URL)
  const { settings } = target
  try {
    const contents = await fill({ DATA_DIR: settings.DATA_DIR })
    expect(await runOperatorCommand('move-database', settings)).toEqual({
      code: 0,
      text: expect.stringMatching(
        /^\d\d tables were copied and compared\. Start the server with DATABASE_URL/,
      ),
    })
    await withDatabase(settings, async (query) => {
      expect(await contentsOfAllTables(query)).toEqual(contents)
      // Ids continue after the last one, and rules and triggers are in force again.
      const [person] = await query(
        "insert into person (email, first_name, last_name, password_hash) values ('jan@smederij.nl', 'Jan', 'Smid', '') returning id",
      )
      expect(await query('select words from person_search where person_id = $1', [person!.id])).toHaveLength(
        1,
      )
      await expect(query('update company set owner_id = 99')).rejects.toThrow('foreign key')
    })
    expect(await runOperatorCommand('move-database', settings)).toEqual({
      code: 1,
      text: 'The database in DATABASE_URL contains tables already. Nothing was changed.\n',
    })
  } finally {
    await target.remove()
  }
})
