import type { Kysely } from 'kysely'

import type { GivenAnswer } from '#shared/domain/check-flow.ts'
import type { Questionnaire } from '#shared/domain/questionnaire.ts'
import type { Database } from '../database/schema.ts'
import { lockCheck } from '../section-checks/status.ts'
import { ago } from './ago.ts'

type Transaction = Kysely<Database>

/** Script -> question -> its answers, each with its text, if any. */
export type AnswersByScript = Record<string, Record<string, (string | [answerId: string, value: string])[]>>

/** The answers in one section. `name` null: those for the company as a whole. */
export type SeededSection = {
  name: string | null
  daysAgo: number
  by: 'owner' | 'adviser'
  given: AnswersByScript
}

/** The ids of those who answer. */
export type Editors = { owner: number; adviser: number }

export const answersOf = (given: AnswersByScript[string][string]): GivenAnswer[] =>
  given.map((answer) => {
    const [answerId, value] = typeof answer === 'string' ? [answer, ''] : answer
    return { answerId, value }
  })

/**
 * Seeds a check of a company with its answers. `withSection` adds what belongs to a section, before the status of the check
 * is computed from all of it.
 */
export async function seedCheck(
  transaction: Transaction,
  questionnaire: Questionnaire,
  companyId: number,
  sections: readonly SeededSection[],
  editors: Editors,
  withSection: (name: string | null, sectionId: number) => Promise<void> = async () => undefined,
): Promise<void> {
  const check = { company_id: companyId, check: questionnaire.check }
  await transaction.insertInto('company_check').values(check).execute()
  for (const { name, daysAgo, by, given } of sections) {
    const at = ago(daysAgo)
    const { id } = await transaction
      .insertInto('check_section')
      .values({ ...check, name, updated_at: at, updated_by: editors[by] })
      .returning('id')
      .executeTakeFirstOrThrow()
    await transaction
      .insertInto('check_answer')
      .values(
        Object.entries(given).flatMap(([script_key, questions]) =>
          Object.entries(questions).map(([question_key, answers]) => ({
            section_id: id,
            script_key,
            question_key,
            answers: JSON.stringify(answersOf(answers)),
            version: questionnaire.version,
            answered_at: at,
            answered_by: editors[by],
          })),
        ),
      )
      .execute()
    await withSection(name, id)
  }
  // Computes the status, like every change of a check whose status was not computed yet.
  await lockCheck(transaction, { companyId, questionnaire })
}
