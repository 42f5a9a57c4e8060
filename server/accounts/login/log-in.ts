import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import type { Browser } from '#server/platform/session/browser.ts'
import { needsRehash } from '#server/platform/session/password.ts'
import { findCredentials } from '#server/platform/session/queries.ts'
import type { LoginInput } from '#shared/domain/accounts/user.ts'
import { openSession } from './open-session.ts'

type Db = Kysely<Database>

type Passwords = {
  hash: (password: string) => Promise<string>
  verify: (password: string, hash: string | undefined) => Promise<boolean>
}

type Context = {
  browser: Browser
  onAttempt: (personId: number) => void
  onFailure: (kind: 'LOGIN_FAILED' | 'LOGIN_CODE_FAILED', personId: number) => void
}

const isWrongCode = (error: unknown) => error instanceof Refusal && error.code === 'TWO_STEP_CODE_INVALID'

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
    .set({ passwordHash: await passwords.hash(password) })
    .where('id', '=', person.id)
    .where('passwordHash', '=', person.passwordHash)
    .execute()
}

/** undefined when the address or the password is wrong. Refuses with 401 when the code is missing or wrong. */
export async function logIn(
  db: Db,
  config: Pick<Config, 'publicUrl' | 'helpline'>,
  input: LoginInput,
  passwords: Passwords,
  { browser, onAttempt, onFailure }: Context,
) {
  // Twice: another login may have renewed the hash of the same password meanwhile.
  for (let attempt = 0; attempt < 2; attempt++) {
    const person = await findCredentials(db, input.username)
    const isVerified = await passwords.verify(input.password, person?.passwordHash)
    if (person) onAttempt(person.id)
    if (person && !isVerified) onFailure('LOGIN_FAILED', person.id)
    if (!person || !isVerified) return undefined
    const session = await openSession(db, config, person, { code: input.code, browser }).catch((error) => {
      if (isWrongCode(error)) onFailure('LOGIN_CODE_FAILED', person.id)
      throw error
    })
    if (session) {
      await renewHash(db, passwords, person, input.password)
      return { person, session }
    }
  }
  return undefined
}
