import type { Kysely } from 'kysely'

import type { Database } from '../database/schema.ts'

type Db = Kysely<Database>

/** Invitations, as the API tells of them. */
const selectInvitees = (db: Db, companyId: number) =>
  db
    .selectFrom('invitation')
    .select(({ eb }) => [
      'id as invitationId',
      'name',
      'email',
      'role',
      'rights',
      'checks',
      eb('accepted_at', 'is not', null).$castTo<boolean>().as('accepted'),
    ])
    .where('company_id', '=', companyId)

/** Who was invited by name to a company, by that name. */
export const listInvitees = (db: Db, companyId: number) =>
  selectInvitees(db, companyId).orderBy('name').orderBy('id').execute()
