import type { Kysely } from 'kysely'

import type { Database } from '#server/platform/database/schema.ts'
import { emailEquals } from '#server/platform/session/queries.ts'

/** How the mails begin that do not name their recipient. */
const GREETING = 'Hallo,'

/**
 * A name of letters. Anybody can register an address of somebody else, with any text as a name, and must not be able
 * to send that person a link or a number.
 */
const PLAIN_NAME = /^\p{L}[\p{L}\p{M} ’'-]{0,39}$/u

/**
 * Returns the text of a mail that greets its recipient: by the first name of the account with that address, if there is one,
 * otherwise by `knownAs`, the name that somebody else gave the recipient.
 */
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
