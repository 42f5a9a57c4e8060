import type { Kysely } from 'kysely'

import type { Database } from '#server/platform/database/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

const NOT_VERIFIED =
  'Bevestig eerst je e-mailadres met de mail die je van ons kreeg. Doe daarna dit nog een keer. Geen mail gekregen? Bij "Mijn gegevens" stuur je hem opnieuw.'

/** Refuses with 403. For what mails others or gives them access: otherwise anybody could do so in another's name. */
export async function requireVerifiedEmail(db: Kysely<Database>, personId: number): Promise<void> {
  const person = await db
    .selectFrom('person')
    .select('emailVerifiedAt')
    .where('id', '=', personId)
    .executeTakeFirst()
  if (person && person.emailVerifiedAt === null) throw new Refusal(403, NOT_VERIFIED, 'EMAIL_NOT_VERIFIED')
}
