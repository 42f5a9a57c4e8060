import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { checkKeyOf, type Db } from '#server/checks/engine/queries.ts'
import { updateCheckStatus, withLockedCheck } from '#server/checks/engine/status.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { startWorker, type Worker } from '#server/platform/runtime/worker.ts'
import { today as dayInAmsterdam } from '#shared/domain/basics/date.ts'
import type { Questionnaire } from '#shared/domain/checks/questionnaire.ts'
import { columnsOf } from './columns.ts'
import { recordOf } from './queries.ts'
import { storeRecordAnswers } from './record-answers.ts'

/** A sheet is too old from midnight on. */
const INTERVAL_MS = 15 * 60_000

async function findCompanies(db: Db, { check }: Questionnaire, today: string): Promise<number[]> {
  const rows = await db
    .selectFrom('substance')
    .innerJoin('checkSection', 'checkSection.id', 'sectionId')
    .select('companyId')
    .distinct()
    .where('check', '=', check)
    .where('archivedAt', 'is', null)
    .where('dueOn', '<=', today as unknown as Date)
    .execute()
  return rows.map(({ companyId }) => companyId)
}

/** Nobody is named as the author of these answers. */
const passDates = (db: Db, companyId: number, questionnaire: Questionnaire, today: string): Promise<void> =>
  withLockedCheck(db, { companyId, questionnaire }, async (transaction) => {
    const check = { companyId, questionnaire }
    const key = checkKeyOf(check)
    const due = await transaction
      .selectFrom('substance')
      .innerJoin('checkSection', 'checkSection.id', 'sectionId')
      .select(['sectionId as id', 'name', 'record', 'sdsFileId'])
      .where('companyId', '=', companyId)
      .where('check', '=', key.check)
      .where('archivedAt', 'is', null)
      .where('dueOn', '<=', today as unknown as Date)
      .execute()
    const ids = due.map(({ id }) => id)
    await storeRecordAnswers(transaction, check, { ids, shares: [], userId: null, today })
    for (const { id, name, ...row } of due) {
      const { dueOn } = columnsOf(name!, recordOf(row), today)
      await transaction.updateTable('substance').set({ dueOn }).where('sectionId', '=', id).execute()
    }
    await updateCheckStatus(transaction, check)
  })

type Services = { db: Kysely<Database>; log: FastifyBaseLogger }

/** Several workers can run at once. `clock`: tells the day. */
export function startDateWorker(
  { db, log }: Services,
  questionnaire: Questionnaire,
  clock = () => new Date(),
): Worker {
  let companies: number[] = []
  let today = ''
  const onError = (err: unknown) => log.error({ err }, 'dates of substances could not be passed')

  return startWorker({
    prepare: async () => {
      today = dayInAmsterdam(clock())
      companies = await findCompanies(db, questionnaire, today)
    },
    doNext: async () => {
      const companyId = companies.shift()
      if (companyId === undefined) return false
      // One register must not keep the others waiting for ever.
      await passDates(db, companyId, questionnaire, today).catch(onError)
      return companies.length > 0
    },
    interval: INTERVAL_MS,
    onError,
  })
}
