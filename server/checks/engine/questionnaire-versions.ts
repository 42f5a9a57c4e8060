import { sql } from 'kysely'
import type { Check } from '#shared/domain/basics/check.ts'
import type { Questionnaire } from '#shared/domain/checks/questionnaire.ts'
import type { Db } from './queries.ts'

/** With the words as they are now. */
export async function recordQuestionnaires(db: Db, questionnaires: readonly Questionnaire[]): Promise<void> {
  for (const questionnaire of questionnaires) {
    const { check, version } = questionnaire
    await db
      .insertInto('questionnaireVersion')
      .values({ check, version, content: JSON.stringify(questionnaire) })
      .onConflict((conflict) =>
        conflict
          .columns(['check', 'version'])
          .doUpdateSet({ content: sql`excluded.content` })
          .where(sql<boolean>`questionnaire_version.content <> excluded.content`),
      )
      .execute()
  }
}

/** Undefined for a version that no server ran with since these are recorded. */
export async function findQuestionnaire(
  db: Db,
  check: Check,
  version: number,
): Promise<Questionnaire | undefined> {
  const row = await db
    .selectFrom('questionnaireVersion')
    .select('content')
    .where('check', '=', check)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.content
}
