import type { Kysely } from 'kysely'

import { updatePassword, voidPasswordResets } from '#server/accounts/account/password-queries.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { type Config, SettingError } from '#server/platform/runtime/config.ts'
import { hashPassword, verifyPassword } from '#server/platform/session/password.ts'
import { createKey } from '#server/platform/session/token.ts'
import { type DemoAccount, demoAddresses, KNOWN_PASSWORD, seedDemo } from './seed.ts'

// A database that was filled on a laptop contains accounts, an administrator among them, with a password that everybody
// can read. Nobody but that machine may reach them.

type Db = Kysely<Database>

/** Also the first accounts of the database: a demo is seeded into an empty one, and addresses may change. */
const selectDemoPeople = (db: Db) =>
  db
    .selectFrom('person')
    .select(['id', 'email', 'passwordHash'])
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('email', 'in', demoAddresses),
        eb('id', 'in', selectFrom('person').select('id').orderBy('id').limit(demoAddresses.length)),
      ]),
    )
    .orderBy('id')

type DemoPerson = Awaited<ReturnType<ReturnType<typeof selectDemoPeople>['execute']>>[number]

async function withKnownPassword(people: DemoPerson[]): Promise<DemoPerson[]> {
  const isKnown = await Promise.all(
    people.map(({ passwordHash }) => verifyPassword(KNOWN_PASSWORD, passwordHash).catch(() => false)),
  )
  return people.filter((_, index) => isKnown[index])
}

/** With passwords made at random; ends the sessions. Of several servers that start at once, one replaces a password. */
async function replaceKnownPasswords(db: Db): Promise<DemoAccount[]> {
  const replaced = (await withKnownPassword(await selectDemoPeople(db).execute())).map(async (person) => {
    const password = createKey()
    const passwordHash = await hashPassword(password)
    const isReplaced = await db.transaction().execute(async (transaction) => {
      const unchanged = await transaction
        .selectFrom('person')
        .select('id')
        .where('id', '=', person.id)
        .where('passwordHash', '=', person.passwordHash)
        .forUpdate()
        .executeTakeFirst()
      if (!unchanged) return false
      await voidPasswordResets(transaction, person.id)
      await updatePassword(transaction, person.id, passwordHash)
      return true
    })
    return isReplaced ? [{ email: person.email, password, description: 'nieuw wachtwoord' }] : []
  })
  return (await Promise.all(replaced)).flat()
}

/** Throws a SettingError when an account still has the known password. */
async function requireNoKnownPassword(db: Db): Promise<void> {
  const [known] = await withKnownPassword(await selectDemoPeople(db).execute())
  if (known)
    throw new SettingError(
      `The setting DEMO must be 1 to serve this database to others: the account ${known.email} has the password of the demo, which everybody knows. With DEMO=1 such accounts get other passwords, which are printed once.`,
    )
}

/**
 * Where others than this machine reach the portal, accounts get passwords made at random, also when they had the known
 * one; without a demo that is refused with a SettingError. Returns the accounts whose passwords were set now.
 */
export async function prepareDemo(
  db: Db,
  { demo, isLocal }: Pick<Config, 'demo' | 'isLocal'>,
): Promise<{ accounts: DemoAccount[]; isSeeded: boolean }> {
  const seeded = demo ? await seedDemo(db, isLocal ? undefined : createKey) : []
  if (seeded.length > 0) return { accounts: seeded, isSeeded: true }
  if (isLocal) return { accounts: [], isSeeded: false }
  if (demo) return { accounts: await replaceKnownPasswords(db), isSeeded: false }
  await requireNoKnownPassword(db)
  return { accounts: [], isSeeded: false }
}
