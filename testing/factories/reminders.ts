import type { Kysely } from 'kysely'
import { pino } from 'pino'
import { startReminders } from '#server/improve/reminders/reminder-worker.ts'
import type { Database } from '#server/platform/database/schema.ts'

export const PUBLIC_URL = 'https://mijn.beterwerk.nl'
/** Before every deadline in a test. */
const LONG_AGO = new Date('2020-01-01T12:00:00Z')

type NewActionPoint = {
  deadline?: string | null
  holderEmail?: string
  actionHolder?: string
  description?: string
  createdAt?: string
}

/** `database`: the one of a test file. */
export function remindersIn(database: { db: Kysely<Database> }) {
  const { logged, log } = {
    logged: [] as string[],
    log: pino({}, { write: (line) => void logged.push(line) }),
  }

  async function createCompany(
    owner = 'els@smederij.nl',
    name = 'Smederij Noord',
    { hasDigest = false } = {},
  ): Promise<number> {
    const person = await database.db
      .insertInto('person')
      .values({ email: owner, firstName: 'Els', lastName: 'de Smid', passwordHash: '' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const company = await database.db
      .insertInto('company')
      .values({
        ownerId: person.id,
        name,
        numberOfEmployees: '<10',
        branch: 'Metalektro',
        membership: 'Weet ik niet',
        hasDigest,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return company.id
  }

  async function createActionPoint(companyId: number, values: NewActionPoint = {}): Promise<number> {
    const { deadline = null, holderEmail = '', actionHolder = '', description = 'Kap bestellen' } = values
    const { id } = await database.db
      .insertInto('actionItem')
      .values({
        companyId,
        themes: ['GENERAL'],
        description,
        actionHolder,
        holderEmail,
        deadline,
        createdAt: values.createdAt ? new Date(values.createdAt) : LONG_AGO,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  /** Made long ago by default, with the day of its next inspection. Returns its id. */
  async function createMachine(
    companyId: number,
    nextInspection: string,
    { name = 'Kolomboor 1', createdAt = LONG_AGO.toISOString() } = {},
  ): Promise<number> {
    await database.db
      .insertInto('companyCheck')
      .values({ companyId, check: 'MACHINE_SAFETY' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { id } = await database.db
      .insertInto('checkSection')
      .values({
        companyId,
        check: 'MACHINE_SAFETY',
        name,
        fields: JSON.stringify({ kind: 'drillPress', nextInspection }),
        createdAt: new Date(createdAt),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  /** Runs workers at these moments, all at the same time, until everything due is queued. */
  const queueAt = (...moments: string[]): Promise<unknown> =>
    Promise.all(
      moments.map(async (now) => {
        const { promise, resolve } = Promise.withResolvers<void>()
        const services = {
          db: database.db,
          config: { publicUrl: PUBLIC_URL },
          outbox: { wake: resolve },
          log,
        }
        const worker = startReminders(services, () => new Date(now))
        await promise
        await worker.stop()
      }),
    )

  const mails = () =>
    database.db.selectFrom('mailOutbox').selectAll().orderBy('recipient').orderBy('id').execute()

  /** Returns the recipients since the last call, and deletes the mails as if they were sent. */
  async function takeRecipients(): Promise<string[]> {
    const queued = await mails()
    await database.db
      .updateTable('mailOutbox')
      .set({ sentAt: new Date() })
      .where('sentAt', 'is', null)
      .execute()
    await database.db.deleteFrom('mailOutbox').execute()
    return queued.map(({ recipient }) => recipient)
  }

  return { createCompany, createActionPoint, createMachine, queueAt, mails, takeRecipients, logged }
}
