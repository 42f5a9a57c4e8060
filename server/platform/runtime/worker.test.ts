import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'

import { DatabaseUnavailableError } from '../database/unavailable.ts'
import { failingWorkers, workerStates } from '../monitoring/store.ts'
import { startWorker, type Worker } from './worker.ts'

let worker: Worker
afterEach(() => worker.stop())

/** `errors`: of the first series, one after the other. */
function start(name: string, errors: Error[]) {
  const lines: { level: number; msg: string }[] = []
  const logger = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) })
  let series = 0
  worker = startWorker({
    name,
    failure: 'it did not work',
    logger,
    interval: 3_600_000,
    doNext: async () => {
      const error = errors[series++]
      if (error) throw error
      return false
    },
  })
  return lines
}

const busy = () => new DatabaseUnavailableError('No connection to the database became free in time')

test('a worker that finds the database busy, as at the start of a server, tries again and raises no alarm', async () => {
  const lines = start('busy', [busy(), busy()])
  await expect.poll(() => workerStates().get('busy')!.lastSuccess).toBeGreaterThan(0)
  expect(lines.map(({ level }) => level)).toEqual([40, 40])
  expect(failingWorkers()).toBe(undefined)
  expect(workerStates().get('busy')).toMatchObject({ failures: 0 })
})

test('a failure is logged and counted, and named by the readiness until the worker succeeds', async () => {
  const lines = start('failing', [new Error('broken')])
  await expect.poll(failingWorkers).toBe('workers fail, see the log: failing')
  expect(lines).toEqual([expect.objectContaining({ level: 50, worker: 'failing', msg: 'it did not work' })])
  expect(workerStates().get('failing')).toMatchObject({ failures: 1, lastSuccess: undefined })
  worker.wake()
  await expect.poll(failingWorkers).toBe(undefined)
})

test('a database that stays busy is a failure', async () => {
  const lines = start('waiting', [busy(), busy(), busy()])
  await expect.poll(failingWorkers).toContain('waiting')
  expect(lines.map(({ level }) => level)).toEqual([40, 40, 50])
  worker.wake()
  await expect.poll(failingWorkers).toBe(undefined)
})
