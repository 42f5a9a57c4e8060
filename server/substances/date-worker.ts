import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { checkKeyOf, type Db } from '#server/checks/engine/queries.ts'
import { updateCheckStatus, withLockedCheck } from '#server/checks/engine/status.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { noteFailure } from '#server/platform/monitoring/store.ts'
import { startWorker, type Worker } from '#server/platform/runtime/worker.ts'
import { today as dayInAmsterdam } from '#shared/domain/basics/date.ts'
import type { Questionnaire } from '#shared/domain/checks/questionnaire.ts'
import { columnsOf, fieldsOf } from './columns.ts'
import { recordOf } from './queries.ts'
import { storeRecordAnswers } from './record-answers.ts'

const NAME = 'substance dates'
const FAILURE = 'dates of substances could not be passed'
/** A sheet is too old from midnight on. */
const INTERVAL_MS = 15 * 60_000

/**
 * A date has passed, or its answers are of an earlier version of the questions, which may follow from the record
 * otherwise.
 */
const isDue = ({ version }: Questionnaire, today: string) =>
  sql<boolean>`(due_on <= ${today}::date or exists (
    select from check_answer where section_id = substance.section_id and script_key = 'PRODUCT'
      and question_key = 'details' and version < ${version}))`

async function findCompanies(db: Db, questionnaire: Questionnaire, today: string): Promise<number[]> {
  const rows = await db
    .selectFrom('substance')
    .innerJoin('checkSection', 'checkSection.id', 'sectionId')
    .select('companyId')
    .distinct()
    .where('check', '=', questionnaire.check)
    .where('archivedAt', 'is', null)
    .where(isDue(questionnaire, today))
    .execute()
  return rows.map(({ companyId }) => companyId)
}

/** Nobody is named as the author of these answers. All that is counted with others is counted again. */
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
      .where(isDue(questionnaire, today))
      .execute()
    for (const { id, name, ...row } of due) {
      const record = recordOf(row)
      const { dueOn, stockGroup } = columnsOf(name!, record, today)
      await transaction
        .updateTable('substance')
        .set({ dueOn, stockGroup })
        .where('sectionId', '=', id)
        .execute()
      await transaction
        .updateTable('checkSection')
        .set({ fields: JSON.stringify(fieldsOf(record)) })
        .where('id', '=', id)
        .execute()
    }
    const ids = due.map(({ id }) => id)
    await storeRecordAnswers(transaction, check, { ids, shares: [], userId: null, today })
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
  function onError(err: unknown) {
    noteFailure(NAME)
    log.error({ err, worker: NAME }, FAILURE)
  }

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
    name: NAME,
    failure: FAILURE,
    logger: log,
  })
}
