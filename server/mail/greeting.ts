import type { Kysely } from 'kysely'

import type { Database } from '#server/platform/database/schema.ts'
import { emailEquals } from '#server/platform/session/queries.ts'

const GREETING = 'Hallo,'

/** Letters only: whoever registers an address of somebody else must not be able to mail them a link or a number. */
const PLAIN_NAME = /^\p{L}[\p{L}\p{M} ’'-]{0,39}$/u

/** By the first name of the account with that address, otherwise by `knownAs`, a name that somebody else gave. */
export async function withGreeting(
  db: Kysely<Database>,
  { recipient, body, knownAs }: { recipient: string; body: string; knownAs?: string | undefined },
): Promise<string> {
  if (!body.startsWith(GREETING)) return body
  const person = await db
    .selectFrom('person')
    .select('firstName')
    .where(emailEquals(recipient))
    .executeTakeFirst()
  const name = person?.firstName ?? knownAs
  return name && PLAIN_NAME.test(name) ? `Hallo ${name},${body.slice(GREETING.length)}` : body
}
