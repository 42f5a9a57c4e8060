import type { Kysely } from 'kysely'

import type { LoginInput } from '#shared/domain/user.ts'
import type { Database } from '../database/schema.ts'
import type { Config } from '../runtime/config.ts'
import { needsRehash } from '../session/password.ts'
import { findCredentials } from '../session/queries.ts'
import { openSession } from './open-session.ts'

type Db = Kysely<Database>

/** Hashes and verifies passwords for the request. */
type Passwords = {
  hash: (password: string) => Promise<string>
  verify: (password: string, hash: string | undefined) => Promise<boolean>
}

/** Replaces a hash of older costs, unless the password was changed meanwhile. */
async function renewHash(
  db: Db,
  passwords: Passwords,
  person: { id: number; passwordHash: string },
  password: string,
) {
  if (!needsRehash(person.passwordHash)) return
  await db
    .updateTable('person')
    .set({ password_hash: await passwords.hash(password) })
    .where('id', '=', person.id)
    .where('password_hash', '=', person.passwordHash)
    .execute()
}

/**
 * Verifies the password and, with two-step login, the code. Returns the person with a new session; undefined when the
 * address or the password is wrong. Refuses with 401 when the code is missing or wrong.
 */
export async function logIn(
  db: Db,
  config: Pick<Config, 'publicUrl' | 'helpline'>,
  input: LoginInput,
  passwords: Passwords,
) {
  // Twice, since another login may have renewed the hash meanwhile, which is no other password.
  for (let attempt = 0; attempt < 2; attempt++) {
    const person = await findCredentials(db, input.username)
    const isVerified = await passwords.verify(input.password, person?.passwordHash)
    if (!person || !isVerified) return undefined
    const session = await openSession(db, config, person, input.code)
    if (session) {
      await renewHash(db, passwords, person, input.password)
      return { person, session }
    }
  }
  return undefined
}
