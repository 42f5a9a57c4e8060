import { type Kysely, sql } from 'kysely'

import type { Database } from '#server/platform/database/schema.ts'
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts'

// Every change locks the person first, as a change of a password does.

type Transaction = Kysely<Database>

export async function countRecoveryCodes(db: Kysely<Database>, personId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recoveryCode')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('personId', '=', personId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}

export async function findSecret(db: Kysely<Database>, personId: number): Promise<Buffer | undefined> {
  const found = await db
    .selectFrom('twoStepSecret')
    .select('secret')
    .where('personId', '=', personId)
    .executeTakeFirst()
  return found?.secret
}

/** Returns false when this step or a later one was used: of simultaneous logins with one code, one gets true. */
export async function spendStep(transaction: Transaction, personId: number, step: number): Promise<boolean> {
  const used = await transaction
    .updateTable('twoStepSecret')
    .set({ lastStep: step })
    .where('personId', '=', personId)
    .where('lastStep', '<', step)
    .returning('personId')
    .executeTakeFirst()
  return used !== undefined
}

/** Returns false when it is unknown or was used before. */
export async function spendRecoveryCode(
  transaction: Transaction,
  personId: number,
  code: string,
): Promise<boolean> {
  const used = await transaction
    .updateTable('recoveryCode')
    .set({ usedAt: sql<Date>`now()` })
    .where('personId', '=', personId)
    .where('codeHash', '=', hashRecoveryCode(code))
    .where('usedAt', 'is', null)
    .returning('personId')
    .executeTakeFirst()
  return used !== undefined
}

export async function replaceRecoveryCodes(transaction: Transaction, personId: number): Promise<string[]> {
  await transaction.deleteFrom('recoveryCode').where('personId', '=', personId).execute()
  const codes = createRecoveryCodes()
  await transaction
    .insertInto('recoveryCode')
    .values(codes.map((code) => ({ codeHash: hashRecoveryCode(code), personId })))
    .execute()
  return codes
}

/** Replaces a secret that still waits for its first code. */
export const putSetup = (transaction: Transaction, personId: number, secret: Buffer) =>
  transaction
    .insertInto('twoStepSetup')
    .values({ personId, secret })
    .onConflict((conflict) =>
      conflict.column('personId').doUpdateSet({ secret, startedAt: sql<Date>`now()` }),
    )
    .execute()

/** undefined when it was made more than an hour ago. */
export async function findSetup(transaction: Transaction, personId: number): Promise<Buffer | undefined> {
  const found = await transaction
    .selectFrom('twoStepSetup')
    .select('secret')
    .where('personId', '=', personId)
    .where('startedAt', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirst()
  return found?.secret
}

/** `lastStep`: the time step of the first code. */
export async function putSecret(
  transaction: Transaction,
  personId: number,
  { secret, lastStep }: { secret: Buffer; lastStep: number },
): Promise<void> {
  await transaction.deleteFrom('twoStepSetup').where('personId', '=', personId).execute()
  const set = { secret, lastStep, setUpAt: sql<Date>`now()` }
  await transaction
    .insertInto('twoStepSecret')
    .values({ personId, ...set })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet(set))
    .execute()
  await setTwoStepLogin(transaction, personId, true)
}

/** Returns whether it was on. */
export async function deleteTwoStepLogin(transaction: Transaction, personId: number): Promise<boolean> {
  for (const table of ['twoStepSetup', 'twoStepSecret', 'recoveryCode'] as const)
    await transaction.deleteFrom(table).where('personId', '=', personId).execute()
  return (await setTwoStepLogin(transaction, personId, false)) !== undefined
}

/** Returns undefined when it was so already. */
const setTwoStepLogin = (transaction: Transaction, personId: number, isOn: boolean) =>
  transaction
    .updateTable('person')
    .set({ twoStepLogin: isOn })
    .where('id', '=', personId)
    .where('twoStepLogin', '!=', isOn)
    .returning('id')
    .executeTakeFirst()
