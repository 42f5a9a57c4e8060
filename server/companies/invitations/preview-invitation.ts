import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { fullName } from '#server/platform/session/queries.ts'
import { hashToken } from '#server/platform/session/token.ts'
import {
  type ClaimStatus,
  type InvitationPreview,
  maskedAddress,
} from '#shared/domain/companies/invitation.ts'
import { listAnswers } from './claim-queries.ts'

type Db = Kysely<Database>

/** The inviter in the history of the company; the owner when that account is gone. */
const inviter = sql<string>`coalesce(
  (select ${fullName} from company_activity join person on person.id = person_id
    where company_activity.company_id = company.id and kind = 'PERSON_INVITED' and item_id = invitation.id limit 1),
  (select ${fullName} from person where person.id = company.owner_id))`

const hasExpired = (table: 'invitation' | 'ownerInvitation') =>
  sql<boolean>`${sql.ref(table)}.expires_at <= now()`

const findToInvitee = (db: Db, key: string) =>
  db
    .selectFrom('invitation')
    .innerJoin('company', 'company.id', 'companyId')
    .select([
      'company.id as companyId',
      'company.name as company',
      'company.ownerId',
      'invitation.id as invitationId',
      inviter.as('inviter'),
      'invitation.email',
      'rights',
      'checks',
      sql<number | null>`case when accepted_at is not null then person_id end`.as('acceptedBy'),
      hasExpired('invitation').as('hasExpired'),
    ])
    .where('keyHash', '=', hashToken(key))
    .executeTakeFirst()

const findToOwn = (db: Db, key: string) =>
  db
    .selectFrom('ownerInvitation')
    .innerJoin('company', 'company.id', 'companyId')
    .select([
      'company.id as companyId',
      'company.name as company',
      'company.ownerId',
      'ownerInvitation.email',
      hasExpired('ownerInvitation').as('hasExpired'),
    ])
    .where('keyHash', '=', hashToken(key))
    .executeTakeFirst()

async function findInvitation(db: Db, key: string) {
  const toInvitee = await findToInvitee(db, key)
  if (toInvitee) {
    const { rights, checks, ...invitation } = toInvitee
    return { ...invitation, access: { rights, checks } }
  }
  const toOwn = await findToOwn(db, key)
  return toOwn && { ...toOwn, invitationId: null, inviter: null, access: null, acceptedBy: null }
}

type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

function statusOf({ acceptedBy, hasExpired }: Invitation) {
  if (acceptedBy !== null) return 'ACCEPTED'
  return hasExpired ? 'EXPIRED' : 'OPEN'
}

async function claimOf(db: Db, invitationId: number | null, personId: number): Promise<ClaimStatus> {
  const claims = invitationId === null ? [] : await listAnswers(db, invitationId)
  const claim = claims.find((claim) => claim.personId === personId)
  if (!claim) return 'NONE'
  return claim.answer === 'REFUSED' ? 'REFUSED' : 'WAITING'
}

async function visitorOf(db: Db, personId: number, invitation: Invitation) {
  const { email, companyId, ownerId, acceptedBy, invitationId } = invitation
  const person = await db.selectFrom('person').select('email').where('id', '=', personId).executeTakeFirst()
  if (!person) return null
  return {
    email: person.email,
    isInvited: person.email.toLowerCase() === email.toLowerCase(),
    claim: await claimOf(db, invitationId, personId),
    companyId: [ownerId, acceptedBy].includes(personId) ? companyId : null,
  }
}

/** null: it cannot be accepted (any more). */
export async function findInvitedAddress(db: Db, key: string): Promise<string | null> {
  const invitation = await findInvitation(db, key)
  return invitation && statusOf(invitation) === 'OPEN' ? invitation.email : null
}

export async function previewInvitation(
  db: Db,
  key: string,
  personId: number | undefined,
): Promise<InvitationPreview> {
  const invitation = await findInvitation(db, key)
  if (!invitation) return { status: 'UNKNOWN' }
  const { company, inviter, access, email } = invitation
  const visitor = personId === undefined ? null : await visitorOf(db, personId, invitation)
  const sentTo = maskedAddress(email)
  return { status: statusOf(invitation), company, inviter, access, sentTo, visitor }
}
