import { type Kysely, sql } from 'kysely'
import { pino } from 'pino'
import { seedSubstances } from '#server/operations/demo/hazardous-substances.ts'
import { seedCheck } from '#server/operations/demo/seed-check.ts'
import { connect } from '#server/platform/database/connection.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { parseConfig } from '#server/platform/runtime/config.ts'
import { type Check, checks } from '#shared/domain/basics/check.ts'
import { countSections, questionnaireOf, seededSections, templateNumbers } from './check-templates.ts'
import { readTemplate } from './read-template.ts'
import type { CheckTemplate } from './template.ts'

/** By check and number, each larger than the one before. */
export type Templates = { readonly [check in Check]: readonly CheckTemplate[] }

type Transaction = Kysely<Database>

async function seedCompany(transaction: Transaction, number: number) {
  const { rows } = await sql<{ id: number; ownerId: number }>`
    with owner as (
      insert into person (email, first_name, last_name, password_hash)
      values (${`template-${number}@metaal.example`}, '', '', '') returning id
    )
    insert into company (owner_id, name, number_of_employees, branch, membership)
    select id, 'Template', '<10', 'anders', 'Weet ik niet' from owner returning id, owner_id`.execute(
    transaction,
  )
  return rows[0]!
}

async function createTemplates(transaction: Transaction, number: number, seed: number) {
  const { id, ownerId } = await seedCompany(transaction, number)
  const editors = { owner: ownerId, adviser: ownerId }
  const created: CheckTemplate[] = []
  for (const check of checks) {
    const questionnaire = questionnaireOf(check)
    if (check === 'HAZARDOUS_SUBSTANCES')
      await seedSubstances(transaction, id, editors, Math.max(1, countSections(check, number)))
    else await seedCheck(transaction, questionnaire, id, seededSections(questionnaire, number, seed), editors)
    created.push(await readTemplate(transaction, { companyId: id, questionnaire }))
  }
  return created
}

/** The product itself computes the results, in a transaction that is rolled back. `seed`: determines the answers. */
export async function readTemplates(url: string, seed: number): Promise<Templates> {
  const { db, close } = await connect(parseConfig({ DATABASE_URL: url }), pino({ level: 'silent' }))
  const transaction = await db.startTransaction().execute()
  try {
    const numbered: CheckTemplate[][] = []
    for (const number of templateNumbers) numbered.push(await createTemplates(transaction, number, seed))
    return Object.fromEntries(
      checks.map((check, at) => [
        check,
        numbered.map((ofNumber) => ofNumber[at]!).toSorted((one, other) => one.numAnswers - other.numAnswers),
      ]),
    ) as { [check in Check]: CheckTemplate[] }
  } finally {
    await transaction.rollback().execute()
    await close()
  }
}
