import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#server/platform/database/schema.ts'
import type { CurrentUser } from '#server/platform/http/access.ts'
import { useDatabase } from '../../../testing/harness/use-database.ts'
import { writtenChecks } from '../questionnaires/written-checks.ts'
import { saveAnswer } from './answers.ts'
import { createSection } from './sections.ts'

const { questionnaire: physicalStrain } = writtenChecks.PHYSICAL_STRAIN

// Each statement of an answer is a round trip to the database.

const database = useDatabase()

async function countStatements(act: (db: Kysely<Database>) => Promise<unknown>): Promise<number> {
  let count = 0
  await act(
    database.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        count++
        return result
      },
    }),
  )
  return count
}

test('only an answer that takes a risk away sends a statement more, also when it solves it', async () => {
  const { rows } = await sql<{ person: number; company: number }>`
    with person as (
      insert into person (email, first_name, last_name, password_hash)
      values ('els@smederij.nl', 'Els', 'Smid', '') returning id
    ), company as (
      insert into company (owner_id, name, number_of_employees, branch, membership)
      select id, 'Smederij', '<10', 'Metalektro', 'Weet ik niet' from person returning id, owner_id
    )
    select owner_id as person, id as company from company`.execute(database.db)
  const { person, company: companyId } = rows[0]!
  const user: CurrentUser = {
    id: person,
    fullName: 'Els Smid',
    roles: ['BW_USER'],
    hasTwoStepLogin: false,
    mustSetUpTwoStepLogin: false,
    sessionHash: Buffer.of(),
    sessionExpiresAt: new Date(),
    isUseOutdated: false,
    hasConfirmedIdentity: false,
  }
  await sql`insert into company_check (company_id, "check") values (${companyId}, 'PHYSICAL_STRAIN')`.execute(
    database.db,
  )
  const check = { companyId, questionnaire: physicalStrain }
  const group = (await createSection(database.db, check, {
    name: 'Lassers',
    fields: {},
    userId: person,
    maxSections: 200,
  }))!
  let revision = 0
  const save = (answerId: string) =>
    countStatements((db) =>
      saveAnswer(
        db,
        check,
        'EDUCATION',
        {
          checkSectionId: group.id,
          questionId: 'newcomers',
          answers: [{ answerId, value: '' }],
          revision: revision++,
        },
        user,
      ),
    )

  const green = await save('yes')
  const red = await save('no')
  const withoutActionPoint = await save('yes')
  await sql`
    insert into action_item (company_id, themes, description, created_by, completed_at, "check", section_id, script_key,
      question_key)
    values (${companyId}, '{PHYSICAL_STRAIN}', 'Uitleg', ${person}, now(), 'PHYSICAL_STRAIN', ${group.id}, 'EDUCATION',
      'newcomers')`.execute(database.db)
  const redAgain = await save('no')
  const solving = await save('yes')
  expect([red, withoutActionPoint, redAgain, solving]).toEqual([green, green + 1, green, green + 1])
  const { rows: solved } = await sql`select from solved_risk`.execute(database.db)
  expect(solved).toHaveLength(1)
})
