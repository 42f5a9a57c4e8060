import type { Kysely } from 'kysely'

import type { Database } from '../database/schema.ts'
import { emailEquals } from '../session/queries.ts'

/** How the mails begin that do not name their recipient. */
const GREETING = 'Hallo,'

/**
 * A first name of letters. Anybody can register an address of somebody else, with any text as a name, and must not be able
 * to send that person a link or a number.
 */
const PLAIN_NAME = /^\p{L}[\p{L}\p{M} ’'-]{0,39}$/u

/** Returns the text of a mail that greets its recipient by the first name, if an account has that address. */
export async function withGreeting(db: Kysely<Database>, recipient: string, body: string): Promise<string> {
  if (!body.startsWith(GREETING)) return body
  const person = await db
    .selectFrom('person')
    .select('first_name as firstName')
    .where(emailEquals(recipient))
    .executeTakeFirst()
  if (!person || !PLAIN_NAME.test(person.firstName)) return body
  return `Hallo ${person.firstName},${body.slice(GREETING.length)}`
}
