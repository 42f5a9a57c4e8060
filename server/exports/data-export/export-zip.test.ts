import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'

import { countsOf } from '#server/platform/monitoring/store.ts'
import { createChildProcess } from '#server/platform/runtime/child-process.ts'
import { createTemporaryFolder } from '../../../testing/harness/temporary-folder.ts'
import { startExportZip } from './export-zip.ts'

const zips = createChildProcess(pino({ level: 'silent' }), {
  file: join(import.meta.dirname, 'zip-process.ts'),
  idleTimeout: 1_000,
})
afterEach(() => zips.kill())

const rows = { add: async () => '', recordStored: async () => {} }
const settings = { s3: undefined, dataDir: createTemporaryFolder('beterwerk-zip-') }
const { signal } = new AbortController()
const zipProcess = (process: ChildProcess) => ({
  process,
  killLate: () => zips.killIfCurrent(process, { isLate: true }),
})

test('a process that hangs is killed, and the ZIP is not waited for', { tags: ['deep'] }, async () => {
  const hanging = zips.ensure()
  const zip = await startExportZip(zipProcess(hanging), settings, rows, { signal, timeout: 5_000 })
  hanging.kill('SIGSTOP')
  await expect(zip.complete()).rejects.toThrow('the process for ZIPs took too long')
  await zip.abandon()
  expect(hanging.signalCode).toBe('SIGKILL')
  // Counted once its last lines were read.
  await expect
    .poll(() => countsOf('child_process_exits_total'))
    .toContainEqual({ labels: { process: 'zip-process', reason: 'time limit' }, value: 1 })
})

test('a ZIP is not waited for when its process has died before', async () => {
  const died = zips.ensure()
  died.kill('SIGKILL')
  await once(died, 'exit')
  await expect(startExportZip(zipProcess(died), settings, rows, { signal })).rejects.toThrow(
    'the process for ZIPs died',
  )
  expect(died.listenerCount('message')).toBe(0)
})
