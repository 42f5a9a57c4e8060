import { saveAnswer } from '#server/checks/engine/answers.ts'
import type { Db } from '#server/checks/engine/queries.ts'
import { createSection } from '#server/checks/engine/sections.ts'
import type { CurrentUser } from '#server/platform/http/access.ts'
import type { GivenAnswer } from '#shared/domain/checks/check-flow.ts'
import type { Questionnaire } from '#shared/domain/checks/questionnaire.ts'

let people = 0

/** In its own company, with one section, called "Hal 1". */
export async function startSectionCheck(db: Db, questionnaire: Questionnaire) {
  const person = { email: `els${++people}@hal.nl`, firstName: 'Els', lastName: 'Smid', passwordHash: '' }
  const { id } = await db.insertInto('person').values(person).returning('id').executeTakeFirstOrThrow()
  const user = { id, fullName: 'Els Smid', roles: ['BW_USER'] } as CurrentUser
  const { id: companyId } = await db
    .insertInto('company')
    .values({
      ownerId: id,
      name: 'Smederij',
      numberOfEmployees: '<10',
      branch: 'Metalektro',
      membership: 'Weet ik niet',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const check = { companyId, questionnaire }
  await db.insertInto('companyCheck').values({ companyId, check: questionnaire.check }).execute()
  const section = (await createSection(db, check, {
    name: 'Hal 1',
    fields: {},
    userId: id,
    maxSections: 200,
  }))!
  return {
    user,
    check,
    sectionId: section.id,
    /** `answer`: a string is an answer without a value. */
    answer: (scriptKey: string, questionId: string, answer: string | GivenAnswer, revision = 0) =>
      saveAnswer(
        db,
        check,
        scriptKey,
        {
          checkSectionId: section.id,
          questionId,
          answers: [typeof answer === 'string' ? { answerId: answer, value: '' } : answer],
          revision,
        },
        user,
      ),
  }
}
