import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Outbox } from '#server/mail/outbox.ts'
import { allowLongStatements } from '#server/platform/database/preparing-client.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { noteFailure } from '#server/platform/monitoring/store.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import { startWorker, type Worker } from '#server/platform/runtime/worker.ts'
import { findCompaniesForDigest, findCompaniesToRemind } from './queries.ts'
import { queueDigest } from './queue-digest.ts'
import { queueReminders } from './queue-reminders.ts'
import { findCompaniesWithDates, findCompaniesWithPastDates } from './section-dates.ts'
import { isTimeToMail, weekDue } from './stages.ts'

const NAME = 'reminders'
const FAILURE = 'reminders could not be queued'
const INTERVAL_MS = 15 * 60_000

type Services = {
  db: Kysely<Database>
  config: Pick<Config, 'publicUrl'>
  outbox: Pick<Outbox, 'wake'>
  log: FastifyBaseLogger
}

type Task = () => Promise<void>

async function findTasks({ db, config }: Services, now: Date): Promise<Task[]> {
  if (!isTimeToMail(now)) return []
  const week = weekDue(now)
  const { toRemind, forDigest } = await db.transaction().execute(async (transaction) => {
    // What is late in all companies is more than a statement of a request may read.
    await allowLongStatements(transaction)
    const toRemind = [
      ...(await findCompaniesToRemind(transaction, now)),
      ...(await findCompaniesWithDates(transaction, now)),
    ]
    if (week === undefined) return { toRemind, forDigest: [] }
    const late = await findCompaniesForDigest(transaction, week)
    return { toRemind, forDigest: [...late, ...(await findCompaniesWithPastDates(transaction, week))] }
  })
  return [
    ...[...new Set(toRemind)].map((companyId) => () => queueReminders(db, config, companyId, now)),
    ...[...new Set(forDigest)].map((companyId) => () => queueDigest(db, config, companyId, week!)),
  ]
}

/** Several workers can run at once, also in other processes. `clock`: tells the day. */
export function startReminders(services: Services, clock = () => new Date()): Worker {
  const { outbox, log } = services
  let tasks: Task[] = []

  function onError(err: unknown) {
    noteFailure(NAME)
    log.error({ err, worker: NAME }, FAILURE)
  }

  async function doNext() {
    const task = tasks.shift()
    // One company must not keep the mails of the others.
    await task?.().catch(onError)
    if (tasks.length === 0) outbox.wake()
    return tasks.length > 0
  }

  return startWorker({
    prepare: async () => {
      tasks = await findTasks(services, clock())
    },
    doNext,
    interval: INTERVAL_MS,
    name: NAME,
    failure: FAILURE,
    logger: log,
  })
}
