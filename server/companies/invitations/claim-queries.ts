import { type Kysely, sql } from 'kysely'

import type { Database } from '#server/platform/database/schema.ts'
import { userDeleted } from '#server/platform/http/refusal.ts'
import { fullName } from '#server/platform/session/queries.ts'
import { createToken, hashToken } from '#server/platform/session/token.ts'

type Db = Kysely<Database>

export type Account = { id: number; name: string; email: string }

export const findAccount = (db: Db, id: number): Promise<Account> =>
  db
    .selectFrom('person')
    .select(['id', fullName.as('name'), 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(userDeleted)

/** `answer`: null while nobody has answered. */
export const listAnswers = (db: Db, invitationId: number) =>
  db
    .selectFrom('invitationClaim')
    .select(['personId', 'answer'])
    .where('invitationId', '=', invitationId)
    .execute()

export async function insertClaim(transaction: Db, invitationId: number, personId: number): Promise<string> {
  const key = createToken()
  await transaction
    .insertInto('invitationClaim')
    .values({ invitationId, personId, keyHash: hashToken(key) })
    .execute()
  return key
}

export const findClaimByKey = (db: Db, key: string) =>
  db
    .selectFrom('invitationClaim')
    .innerJoin('invitation', 'invitation.id', 'invitationId')
    .innerJoin('company', 'company.id', 'companyId')
    .innerJoin('person', 'person.id', 'invitationClaim.personId')
    .select(({ eb }) => [
      'invitationClaim.id as claimId',
      'invitationId',
      'company.id as companyId',
      'company.name as company',
      'answer',
      'rights',
      'checks',
      fullName.as('name'),
      'person.email',
      eb('expiresAt', '<=', sql<Date>`now()`).$castTo<boolean>().as('hasExpired'),
    ])
    .where('invitationClaim.keyHash', '=', hashToken(key))
    .executeTakeFirst()

export const lockOpenClaim = (transaction: Db, invitationId: number, claimId: number) =>
  transaction
    .selectFrom('invitationClaim')
    .select(['id', 'personId'])
    .where('id', '=', claimId)
    .where('invitationId', '=', invitationId)
    .where('answer', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** `answeredBy`: null for whoever reads the mail of the invited address. */
export const answerClaim = (
  transaction: Db,
  claimId: number,
  answer: 'CONFIRMED' | 'REFUSED',
  answeredBy: number | null,
) =>
  transaction
    .updateTable('invitationClaim')
    .set({ answer, answeredAt: sql<Date>`now()`, answeredBy })
    .where('id', '=', claimId)
    .execute()
