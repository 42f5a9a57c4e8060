import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Counter, Gauge, type Registry } from 'prom-client'

import { type CounterName, countsOf, workerStates } from '../monitoring/store.ts'
import { countLost } from '../storage/lost-objects.ts'
import { findLastBackup } from './last-backup.ts'

const counters: Record<CounterName, { help: string; labelNames: string[] }> = {
  child_process_exits_total: {
    help: 'Ends of child processes that nobody asked for, by process and reason',
    labelNames: ['process', 'reason'],
  },
  log_lines_total: { help: 'Lines of the log, by level', labelNames: ['level'] },
  refused_changes_total: {
    help: 'Changes that were refused for now with 503, but for maintenance',
    labelNames: ['reason'],
  },
  storage_errors_total: { help: 'Failures of the storage of files', labelNames: [] },
  stored_objects_lost_total: {
    help: 'Reads of stored objects that were missing or changed',
    labelNames: ['fault'],
  },
  worker_failures_total: { help: 'Failures of work between requests, by worker', labelNames: ['worker'] },
}

const readDeletionBacklog = ({ db }: FastifyInstance) =>
  db
    .selectFrom('storageDeletion')
    .select([
      sql<number>`count(*)::int`.as('waiting'),
      sql<number>`coalesce(max(attempts), 0)`.as('attempts'),
    ])
    .executeTakeFirstOrThrow()

/** What operators need to see of the work between requests, the storage and the backups. */
export function addOperationMetrics(app: FastifyInstance, registry: Registry): void {
  const registers = [registry]
  for (const [name, description] of Object.entries(counters))
    new Counter({
      name,
      ...description,
      registers,
      collect() {
        this.reset()
        for (const { labels, value } of countsOf(name as CounterName)) this.inc(labels, value)
      },
    })
  new Gauge({
    name: 'worker_last_success_timestamp_seconds',
    help: 'When a worker last did all its work, since the start of this process',
    labelNames: ['worker'],
    registers,
    collect() {
      for (const [worker, { lastSuccess }] of workerStates())
        if (lastSuccess !== undefined) this.set({ worker }, lastSuccess / 1000)
    },
  })
  new Gauge({
    name: 'worker_failing',
    help: '1 for a worker that failed when it worked last',
    labelNames: ['worker'],
    registers,
    collect() {
      for (const [worker, { isFailing }] of workerStates()) this.set({ worker }, isFailing ? 1 : 0)
    },
  })
  /** NaN when the database cannot say. */
  const addGauge = (name: string, help: string, read: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read().catch(() => Number.NaN))
      },
    })
  addGauge('stored_objects_lost', 'Stored objects of files that were missing or changed when read last', () =>
    countLost(app.db),
  )
  addGauge(
    'storage_deletions_waiting',
    'Objects that are to be deleted from the storage',
    async () => (await readDeletionBacklog(app)).waiting,
  )
  addGauge(
    'storage_deletion_attempts',
    'The most attempts of such an object; 0 when none waits',
    async () => (await readDeletionBacklog(app)).attempts,
  )
  addGauge(
    'backup_last_timestamp_seconds',
    'When the last complete backup was recorded; 0 before the first',
    async () => ((await findLastBackup(app.db))?.getTime() ?? 0) / 1000,
  )
}
